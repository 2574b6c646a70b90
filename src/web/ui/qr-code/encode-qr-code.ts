import { encode } from 'uqr'

/** A QR code, encoded on the server, so that no browser loads the encoder. */
export interface QrCode {
  /** Modules along a side, with the quiet zone. */
  readonly size: number
  /** The dark modules, as the path of an SVG with one unit for each module. */
  readonly path: string
}

/** The light border that scanners need, in modules. */
const quietZone = 4

/** The largest version that a phone scans from a screen without effort: 57 modules along a side. */
const maxVersion = 10

/** The bytes that a code of that version holds at error correction level M (15 % may be unreadable). */
export const maxQrCodeBytes = 213

/** Encodes a text of at most `maxQrCodeBytes`. Throws RangeError for a longer one. */
export function encodeQrCode(text: string): QrCode {
  const { size, data } = encode(text, { ecc: 'M', maxVersion, border: quietZone })
  const dark = data.flatMap((row, y) => row.flatMap((isDark, x) => (isDark ? [`M${x} ${y}h1v1h-1z`] : [])))
  return { size, path: dark.join('') }
}

import { qrCode } from './qr-code.ts'

/** The light frame that readers need, in modules. */
const frame = 4

export interface QrDrawing {
  /** Modules along a side, with the frame. */
  readonly size: number
  /** The dark modules, as the path of an SVG. */
  readonly path: string
}

/** Draws a text on the server, so that no browser needs to know how. */
export function qrDrawing(text: string): QrDrawing {
  const modules = qrCode(text)
  const dark = modules.flatMap((row, down) =>
    row.flatMap((isDark, right) => (isDark ? [`M${right + frame} ${down + frame}h1v1h-1z`] : [])),
  )
  return { size: modules.length + 2 * frame, path: dark.join('') }
}

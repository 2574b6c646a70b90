export type PictureFormat = 'jpeg' | 'png' | 'webp'

const pngSignature = Buffer.from('89504e470d0a1a0a', 'hex')

/** Returns the format that the first bytes of a file name, without decoding it. Undefined for other files. */
export function pictureFormatOf(bytes: Buffer): PictureFormat | undefined {
  if (bytes.subarray(0, 8).equals(pngSignature)) return 'png'
  if (bytes.subarray(0, 3).toString('hex') === 'ffd8ff') return 'jpeg'
  const isWebp = bytes.toString('latin1', 0, 4) === 'RIFF' && bytes.toString('latin1', 8, 12) === 'WEBP'
  return isWebp ? 'webp' : undefined
}

/**
 * The frames of a PNG as its chunk acTL says before its pixels; libvips decodes the first of an animation and names
 * none.
 */
export function pngFrames(bytes: Buffer): number {
  for (let at = pngSignature.length; at + 12 <= bytes.length; at += 12 + bytes.readUInt32BE(at)) {
    const name = bytes.toString('latin1', at + 4, at + 8)
    if (name === 'acTL') return bytes.readUInt32BE(at + 8)
    if (name === 'IDAT') break
  }
  return 1
}

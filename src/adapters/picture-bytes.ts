/** The structure of a picture file. `end` is the offset at which the picture ends; undefined when it is truncated. */
export interface PictureBytes {
  readonly format: 'jpeg' | 'png' | 'webp'
  readonly end: number | undefined
  readonly isAnimated: boolean
}

const pngSignature = Buffer.from('89504e470d0a1a0a', 'hex')

/** Reads the structure of a JPEG, PNG or WebP file without decoding it. Undefined for other files. */
export function readPictureBytes(bytes: Buffer): PictureBytes | undefined {
  if (bytes.subarray(0, 8).equals(pngSignature)) return { format: 'png', ...readPng(bytes) }
  if (bytes.subarray(0, 3).toString('hex') === 'ffd8ff')
    return { format: 'jpeg', end: endOfJpeg(bytes), isAnimated: false }
  const isWebp = bytes.toString('latin1', 0, 4) === 'RIFF' && bytes.toString('latin1', 8, 12) === 'WEBP'
  return isWebp ? { format: 'webp', ...readWebp(bytes) } : undefined
}

/** A PNG is a sequence of chunks; a chunk acTL makes it an animation. */
function readPng(bytes: Buffer) {
  let isAnimated = false
  for (let at = pngSignature.length; at + 12 <= bytes.length; ) {
    const name = bytes.toString('latin1', at + 4, at + 8)
    if (name === 'acTL') isAnimated = true
    at += 12 + bytes.readUInt32BE(at)
    if (name === 'IEND') return { end: at <= bytes.length ? at : undefined, isAnimated }
  }
  return { end: undefined, isAnimated }
}

/** A WebP contains its length at its beginning; a frame of an animation is a chunk ANMF. */
function readWebp(bytes: Buffer) {
  const end = bytes.length < 12 ? Number.POSITIVE_INFINITY : 8 + bytes.readUInt32LE(4)
  let isAnimated = false
  for (let at = 12; at + 8 <= Math.min(end, bytes.length); ) {
    const name = bytes.toString('latin1', at, at + 4)
    if (name === 'ANIM' || name === 'ANMF') isAnimated = true
    const length = bytes.readUInt32LE(at + 4)
    at += 8 + length + (length % 2)
  }
  return { end: end <= bytes.length ? end : undefined, isAnimated }
}

const startOfScan = 0xda
const endOfImage = 0xd9

/** A JPEG is a sequence of segments with a length each; a scan is followed by entropy-coded bytes without one. */
function endOfJpeg(bytes: Buffer): number | undefined {
  for (let at = 2; at + 2 <= bytes.length; ) {
    if (bytes[at] !== 0xff) return undefined
    const marker = bytes[at + 1] ?? 0
    if (marker === 0xff) at += 1
    else if (marker === endOfImage) return at + 2
    else if (at + 4 > bytes.length) return undefined
    else {
      at += 2 + bytes.readUInt16BE(at + 2)
      if (marker === startOfScan) at = endOfScan(bytes, at)
    }
  }
  return undefined
}

/** In a scan an FF is followed by 00 or a restart marker; any other marker ends it. */
function endOfScan(bytes: Buffer, start: number): number {
  for (let at = bytes.indexOf(0xff, start); at !== -1; at = bytes.indexOf(0xff, at + 1)) {
    const next = bytes[at + 1] ?? 0
    if (next !== 0 && next !== 0xff && (next < 0xd0 || next > 0xd7)) return at
  }
  return bytes.length
}

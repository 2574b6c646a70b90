/** A JPEG begins with these two bytes. */
const startOfImage = [0xff, 0xd8]
/** The marker of a comment, and the length of one with a digest: two bytes for itself and 16 digits. */
const startOfComment = [0xff, 0xfe, 0, 18]
const digestLength = 16
const headLength = startOfImage.length + startOfComment.length

/** Returns the JPEG with a digest of what it shows in a comment at its beginning. */
export function stampPreview(jpeg: Uint8Array, digest: string): Uint8Array {
  return Buffer.concat([
    Buffer.from([...startOfImage, ...startOfComment]),
    Buffer.from(digest, 'latin1'),
    jpeg.subarray(startOfImage.length),
  ])
}

/** Returns the digest in the comment; whatever else stands there equals no digest. */
export function stampOf(jpeg: Uint8Array): string {
  return Buffer.from(jpeg.subarray(headLength, headLength + digestLength)).toString('latin1')
}

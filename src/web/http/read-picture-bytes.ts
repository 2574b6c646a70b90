import { maxPictureBytes } from '#domain/catalog/pictures/picture-decoder.ts'

/**
 * Reads the body of a request. Returns undefined when it is larger than `maxPictureBytes`, and stops reading there,
 * because the Content-Length may be wrong.
 */
export async function readPictureBytes({ headers, body }: Request): Promise<Uint8Array | undefined> {
  if (Number(headers.get('Content-Length')) > maxPictureBytes) return undefined
  if (!body) return new Uint8Array()
  const chunks: Uint8Array[] = []
  let length = 0
  for await (const chunk of body) {
    length += chunk.byteLength
    if (length > maxPictureBytes) return undefined
    chunks.push(chunk)
  }
  return Buffer.concat(chunks)
}

import { mostPictureBytes } from '#domain/catalog/picture-decoder.ts'

/** The bytes of a request, undefined when there are more than a picture may have. It stops reading there: what is declared may be wrong. */
export async function readPictureBytes({ headers, body }: Request): Promise<Uint8Array | undefined> {
  if (Number(headers.get('Content-Length')) > mostPictureBytes) return undefined
  if (!body) return new Uint8Array()
  const chunks: Uint8Array[] = []
  let length = 0
  for await (const chunk of body) {
    length += chunk.byteLength
    if (length > mostPictureBytes) return undefined
    chunks.push(chunk)
  }
  return Buffer.concat(chunks)
}

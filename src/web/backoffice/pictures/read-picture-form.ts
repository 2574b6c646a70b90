import { mostPictureBytes } from '#domain/catalog/picture-decoder.ts'

/** What the fields of such a form may need beside its picture. */
const mostFieldBytes = 1024 * 1024

/**
 * The fields of a form that may carry one picture, behind all others. No more of it is kept than that may need: the rest
 * of a heavier file is dropped, what is left of it is still too heavy, and nothing is lost of what was typed.
 */
export async function readPictureForm({ headers, body }: Request): Promise<FormData> {
  const type = headers.get('Content-Type') ?? ''
  const [, boundary = ''] = /boundary="?([^";]+)"?/i.exec(type) ?? []
  const { kept, isWhole } = await readAtMost(mostPictureBytes + mostFieldBytes, body)
  const parts = isWhole ? kept : [...kept, Buffer.from(`\r\n--${boundary}--\r\n`)]
  const form = new Response(new Blob(parts), { headers: { 'Content-Type': type } }).formData()
  return form.catch(() => new FormData())
}

/** Hears the sender out, because a browser that is cut off while it sends shows nothing of the answer. */
async function readAtMost(most: number, body: Request['body']) {
  const kept: Uint8Array<ArrayBuffer>[] = []
  let length = 0
  for await (const chunk of body ?? []) {
    if (length < most) kept.push(chunk.subarray(0, most - length))
    length += chunk.byteLength
  }
  return { kept, isWhole: length <= most }
}

import { mostPictureBytes } from '#domain/catalog/picture-decoder.ts'
import { readAtMost } from '../../read-at-most.ts'

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

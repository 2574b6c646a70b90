import { maxPictureBytes } from '#domain/catalog/pictures/picture-decoder.ts'
import { readBodyUpTo } from '#web/http/read-body-up-to.ts'

/** Limit of all fields other than the picture. */
const maxFieldBytes = 1024 * 1024

/**
 * Reads a multipart form whose last field may be a picture. Reads only up to the limits: a larger file is truncated, is
 * still larger than `maxPictureBytes` and refused for that, and the other fields are complete.
 */
export async function readPictureForm({ headers, body }: Request): Promise<FormData> {
  const type = headers.get('Content-Type') ?? ''
  const [, boundary = ''] = /boundary="?([^";]+)"?/i.exec(type) ?? []
  const { chunks, isWhole } = await readBodyUpTo(maxPictureBytes + maxFieldBytes, body)
  const parts = isWhole ? chunks : [...chunks, Buffer.from(`\r\n--${boundary}--\r\n`)]
  const form = new Response(new Blob(parts), { headers: { 'Content-Type': type } }).formData()
  return form.catch(() => new FormData())
}

import { readBodyUpTo } from '#web/http/read-body-up-to.ts'
import { hasTooManyFields } from './has-too-many-fields.ts'

/**
 * Reads a multipart form up to a number of bytes. One that is larger is closed where it was cut off: the fields before
 * are complete, the last one is not.
 */
export async function readMultipartUpTo(
  maxBytes: number,
  { headers, body }: Request,
): Promise<{ readonly form: FormData; readonly isWhole: boolean }> {
  const type = headers.get('Content-Type') ?? ''
  const [, boundary = ''] = /boundary="?([^";]+)"?/i.exec(type) ?? []
  const { chunks, isWhole } = await readBodyUpTo(maxBytes, body)
  const parts = isWhole ? chunks : [...chunks, Buffer.from(`\r\n--${boundary}--\r\n`)]
  const whole = await new Blob(parts).bytes()
  if (hasTooManyFields(whole, type)) return { form: new FormData(), isWhole: false }
  const parsed = new Response(whole, { headers: { 'Content-Type': type } }).formData()
  return { form: await parsed.catch(() => new FormData()), isWhole }
}

import { readBodyUpTo } from '#web/http/read-body-up-to.ts'

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
  const parsed = new Response(new Blob(parts), { headers: { 'Content-Type': type } }).formData()
  return { form: await parsed.catch(() => new FormData()), isWhole }
}

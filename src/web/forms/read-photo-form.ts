import { data } from 'react-router'
import { Unavailable } from '#domain/unavailable.ts'
import { readBodyUpTo } from '#web/http/read-body-up-to.ts'
import { maxVisitorFormBytes, readFormUpTo } from './read-form.ts'

/** Forms with photos that this process reads at once: each may take as much memory as its photos. */
const maxReading = 6

const retrySeconds = 10

let reading = 0

/**
 * Reads a form that may have photos; undefined when it is larger than it may be, which is the size of any form of a visitor when
 * it is not one with files. Throws a 400 response for text that is not valid UTF-8, and Unavailable while too many forms with
 * photos arrive.
 */
export async function readPhotoForm(request: Request, maxBytes: number): Promise<FormData | undefined> {
  const type = request.headers.get('Content-Type') ?? ''
  if (!type.startsWith('multipart/')) return readFormUpTo(Math.min(maxBytes, maxVisitorFormBytes), request)
  if (reading >= maxReading) throw new Unavailable('Too many forms with photos arrive', retrySeconds)
  reading += 1
  try {
    const { chunks, isWhole } = await readBodyUpTo(maxBytes, request.body)
    if (!isWhole) return undefined
    const parsed = new Response(new Blob(chunks), { headers: { 'Content-Type': type } }).formData()
    const form = await parsed.catch(() => new FormData())
    // Photos are not UTF-8, so the whole body cannot be checked; the parser replaces invalid bytes.
    const texts = [...form].flat().filter((part) => typeof part === 'string')
    if (texts.some((text) => text.includes('\uFFFD'))) throw data(null, { status: 400 })
    return form
  } finally {
    reading -= 1
  }
}

/** The photos that were chosen; browsers send an empty file for a field without any. */
export function chosenPhotos(form: FormData, field: string): File[] {
  return form.getAll(field).filter((sent) => typeof sent !== 'string' && sent.size > 0) as File[]
}

export function readPhotos(photos: readonly File[]): Promise<Uint8Array[]> {
  return Promise.all(photos.map(async (photo) => new Uint8Array(await photo.arrayBuffer())))
}

import { data } from 'react-router'
import { maxReviewPhotos } from '#domain/reviews/review.ts'
import { Unavailable } from '#domain/unavailable.ts'
import { maxVisitorFormBytes } from '#web/forms/read-form.ts'
import { readBodyUpTo } from '#web/http/read-body-up-to.ts'
import { maxPhotoBytes } from './own-review-limits.ts'

/** Forms with photos that this process reads at once: each may take as much memory as its photos. */
const maxReading = 6

const retrySeconds = 10

let reading = 0

/**
 * Reads a form with photos; undefined when it is larger than it may be. Throws a 400 response for text that is not valid UTF-8,
 * and Unavailable while too many such forms arrive.
 */
export async function readReviewForm(request: Request): Promise<FormData | undefined> {
  if (reading >= maxReading) throw new Unavailable('Too many forms with photos arrive', retrySeconds)
  reading += 1
  try {
    const { chunks, isWhole } = await readBodyUpTo(maxReviewPhotos * maxPhotoBytes + maxVisitorFormBytes, request.body)
    if (!isWhole) return undefined
    const type = request.headers.get('Content-Type') ?? ''
    const parsed = new Response(new Blob(chunks), { headers: { 'Content-Type': type } }).formData()
    const form = await parsed.catch(() => new FormData())
    // The parser replaces invalid bytes.
    if ([...form.values()].some((value) => typeof value === 'string' && value.includes('\uFFFD')))
      throw data(null, { status: 400 })
    return form
  } finally {
    reading -= 1
  }
}

import { z } from 'zod'
import { maxReviewLength, maxReviewPhotos } from '#domain/reviews/review.ts'
import { countCharacters } from '#domain/text.ts'
import { paragraphs, plainLine, rawText, rawTexts, readFields } from '#web/forms/form-fields.ts'
import { maxVisitorFormBytes } from '#web/forms/read-form.ts'
import { chosenPhotos, readPhotos } from '#web/forms/read-photo-form.ts'
import { maxPhotoBytes, maxReviewNameLength } from './own-review-limits.ts'

/** Size limit of a form with photos in bytes. */
export const maxReviewFormBytes = maxReviewPhotos * maxPhotoBytes + maxVisitorFormBytes

export const ownReviewForm = z.object({ stars: rawText, body: paragraphs, name: plainLine, keep: rawTexts })

export type TypedReview = z.output<typeof ownReviewForm>

export interface ReviewErrors {
  readonly stars?: 'stars'
  readonly body?: 'tooLong'
  readonly name?: 'tooLong'
}

/** Reads stars, words, name and kept photos of a review; why not where something is wrong. */
export function readOwnReview(form: FormData) {
  const typed = readFields(ownReviewForm, form)
  const stars = /^[1-5]$/.test(typed.stars) ? Number(typed.stars) : undefined
  const errors: ReviewErrors = {
    ...(stars === undefined && { stars: 'stars' }),
    ...(countCharacters(typed.body) > maxReviewLength && { body: 'tooLong' }),
    ...(countCharacters(typed.name) > maxReviewNameLength && { name: 'tooLong' }),
  }
  return { typed, errors, words: { stars: stars ?? 0, body: typed.body, authorName: typed.name } }
}

/** Reads the photos that were chosen; why not where there are too many with those that stay, or too large ones. */
export async function readReviewPhotos(form: FormData, keptPhotos: readonly string[]) {
  const chosen = chosenPhotos(form, 'photo')
  if (chosen.length + keptPhotos.length > maxReviewPhotos) return { refusal: 'too-many-photos' } as const
  if (chosen.some(({ size }) => size > maxPhotoBytes)) return { refusal: 'too-heavy' } as const
  return { files: await readPhotos(chosen) } as const
}

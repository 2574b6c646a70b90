import type { Marketplace } from '#domain/marketplace.ts'
import { getReviewPhoto } from '#domain/reviews/read-photos.ts'
import { catchNotFound } from '#web/http/catch-not-found.ts'
import { type PhotoAudience, photoResponse } from '#web/http/photo-response.ts'
import { readPhotoName } from './photo-name.ts'

/** Responds with a photo of a review, as far as the actor may see it, or 404. */
export async function reviewPhotoResponse(
  marketplace: Marketplace,
  file: string,
  audience: PhotoAudience,
): Promise<Response> {
  const { name, size } = readPhotoName(file)
  const bytes = await catchNotFound(getReviewPhoto(marketplace, name, size))
  return photoResponse({ bytes, format: 'jpg' }, audience)
}

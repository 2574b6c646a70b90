import { mayModerateReviews } from '#domain/access/policies.ts'
import { NotFound } from '#domain/errors.ts'
import type { Marketplace } from '#domain/marketplace.ts'
import type { ReviewPhoto, ReviewPhotoSize } from './review.ts'

/** Reads the photos of reviews, without their bytes, by review. */
export async function photosOf(
  { db }: Marketplace,
  reviewIds: readonly number[],
): Promise<ReadonlyMap<number, readonly ReviewPhoto[]>> {
  const found = new Map<number, ReviewPhoto[]>()
  if (reviewIds.length === 0) return found
  const rows = await db
    .selectFrom('review_photos')
    .select(['review_id', 'name', 'width', 'height', 'placeholder_color as placeholderColor'])
    .where('review_id', 'in', reviewIds)
    .orderBy('review_id')
    .orderBy('position')
    .execute()
  for (const { review_id, ...photo } of rows) found.getOrInsertComputed(review_id, () => []).push(photo)
  return found
}

/**
 * Returns a photo as JPEG: to everybody that of a shown review, to the office and to the customer of its order any.
 * Throws NotFound.
 */
export async function getReviewPhoto(
  { db, actor }: Marketplace,
  name: string,
  size: ReviewPhotoSize,
): Promise<Uint8Array> {
  let found = db
    .selectFrom('review_photos as photo')
    .innerJoin('reviews as review', 'review.id', 'photo.review_id')
    .select(size === 'small' ? 'photo.small_bytes as bytes' : 'photo.bytes')
    .where('photo.name', '=', name)
  if (actor.kind === 'customer') found = found.where('review.order_id', '=', actor.orderId)
  else if (!mayModerateReviews(actor))
    found = found.where('review.status', '=', 'published').where('review.is_delivered', '=', true)
  const photo = await found.executeTakeFirst()
  if (!photo) throw new NotFound('review photo', name)
  return photo.bytes
}

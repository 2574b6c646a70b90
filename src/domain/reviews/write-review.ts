import { sql } from 'kysely'
import { hasPrivateOrder } from '#domain/access/policies.ts'
import { requireAllowed } from '#domain/access/require-allowed.ts'
import { hasLink } from '#domain/comments/has-link.ts'
import { inTransaction } from '#domain/in-transaction.ts'
import { localeColumn } from '#domain/languages/locale-column.ts'
import type { Marketplace } from '#domain/marketplace.ts'
import { consumeRequestLimit } from '#domain/orders/customer-requests/request-limits.ts'
import { lockOrder } from '#domain/orders/lock-order.ts'
import { readVisibleStatus } from '#domain/orders/status/visible-steps.ts'
import { isChangeable } from './list-own-reviews.ts'
import { isOfOwnStore } from './own-store.ts'
import { maxReviewPhotos } from './review.ts'
import type { DrawnPhoto } from './review-photos.ts'
import { getReviewRules } from './review-setting.ts'
import type { ReviewStatus } from './review-status.ts'

export interface WrittenReview {
  /** Of the line in the order, from 0. */
  readonly position: number
  readonly stars: number
  readonly body: string
  readonly authorName: string
  /** The names of the photos that stay. */
  readonly keptPhotos: readonly string[]
  readonly photos: readonly DrawnPhoto[]
}

export type ReviewOutcome =
  | { readonly outcome: 'held' | 'shown' }
  /** The order is not delivered, or has no such line. */
  | { readonly outcome: 'not-delivered' }
  /** Who ordered it runs the store of the piece. */
  | { readonly outcome: 'own-store' }
  /** It is answered or hidden, so it stays as it is. */
  | { readonly outcome: 'settled' }
  | { readonly outcome: 'too-many-photos' }

/**
 * Writes or changes the review of a delivered line of the private link's order. It waits for the office where the owner
 * set it so, and with a link always; a changed one waits again. It can be changed until it is answered or hidden.
 * Nobody reviews a piece of the own store. Idempotent. Throws RateLimited.
 */
export async function writeReview(marketplace: Marketplace, written: WrittenReview): Promise<ReviewOutcome> {
  requireAllowed(hasPrivateOrder(marketplace.actor))
  const { orderId } = marketplace.actor
  return inTransaction(marketplace, async (marketplace) => {
    const { db, clock } = marketplace
    const status = await lockOrder(marketplace, orderId)
    const line = await db
      .selectFrom('order_lines as line')
      .innerJoin('orders', 'orders.id', 'line.order_id')
      .select(['line.product_id', isOfOwnStore.as('isOfOwnStore')])
      .where('line.order_id', '=', orderId)
      .where('line.position', '=', written.position)
      .executeTakeFirst()
    if (!line || status !== 'delivered' || (await readVisibleStatus(marketplace, orderId)) !== 'delivered')
      return { outcome: 'not-delivered' }
    if (line.isOfOwnStore) return { outcome: 'own-store' }
    const earlier = await lockOwnReview(marketplace, orderId, written.position)
    if (earlier && !isChangeable({ status: earlier.shownStatus, ...(earlier.answer && { answer: earlier.answer }) }))
      return { outcome: 'settled' }
    const kept = earlier ? await keptPhotos(marketplace, earlier.id, written.keptPhotos) : []
    if (kept.length + written.photos.length > maxReviewPhotos) return { outcome: 'too-many-photos' }
    const newStatus = await statusOf(marketplace, written)
    const words = {
      ...{ stars: written.stars, body: written.body, author_name: written.authorName },
      ...{ status: newStatus, locale: localeColumn(marketplace), changed_at: clock.now(), seen_at: null },
    }
    const reviewId = earlier ? earlier.id : await insertReview(marketplace, { orderId, line, written, words })
    if (earlier) await db.updateTable('reviews').set(words).where('id', '=', earlier.id).execute()
    await savePhotos(marketplace, reviewId, kept, written.photos)
    await consumeRequestLimit(marketplace, orderId)
    return { outcome: newStatus === 'held' ? 'held' : 'shown' }
  })
}

/** Locks the review of a line, whose order is locked. A withdrawn one may be written anew. */
async function lockOwnReview({ db }: Marketplace, orderId: number, position: number) {
  const row = await db
    .selectFrom('reviews')
    .select(['id', 'status', 'answer'])
    .where('order_id', '=', orderId)
    .where('line_position', '=', position)
    .forUpdate()
    .executeTakeFirst()
  return row && { ...row, shownStatus: row.status === 'withdrawn' ? ('held' as const) : row.status }
}

async function statusOf(marketplace: Marketplace, { body, authorName }: WrittenReview): Promise<'held' | 'published'> {
  if (hasLink(body) || hasLink(authorName)) return 'held'
  return (await getReviewRules(marketplace)).newReviews === 'shown' ? 'published' : 'held'
}

interface NewReview {
  readonly orderId: number
  readonly line: { readonly product_id: number }
  readonly written: WrittenReview
  readonly words: {
    readonly stars: number
    readonly body: string
    readonly author_name: string
    readonly status: ReviewStatus
    readonly locale: ReturnType<typeof localeColumn>
    readonly changed_at: Date
    readonly seen_at: null
  }
}

async function insertReview({ db, clock }: Marketplace, { orderId, line, written, words }: NewReview) {
  const { id } = await db
    .insertInto('reviews')
    .values({
      ...{ order_id: orderId, line_position: written.position, product_id: line.product_id },
      ...{ ...words, posted_at: clock.now() },
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  return id
}

async function keptPhotos({ db }: Marketplace, reviewId: number, names: readonly string[]): Promise<string[]> {
  if (names.length === 0) return []
  const rows = await db
    .selectFrom('review_photos')
    .select('name')
    .where('review_id', '=', reviewId)
    .where('name', 'in', names)
    .orderBy('position')
    .execute()
  return rows.map(({ name }) => name)
}

async function savePhotos(
  { db }: Marketplace,
  reviewId: number,
  kept: readonly string[],
  added: readonly DrawnPhoto[],
): Promise<void> {
  await sql`delete from review_photos where review_id = ${reviewId} and name <> all(${kept}::text[])`.execute(db)
  // In ascending order, so that a kept photo never takes the place of another.
  for (const [position, name] of kept.entries())
    await db.updateTable('review_photos').set({ position }).where('name', '=', name).execute()
  for (const [index, photo] of added.entries()) {
    const { name, width, height, placeholderColor, bytes, smallBytes } = photo
    await db
      .insertInto('review_photos')
      .values({
        ...{ review_id: reviewId, position: kept.length + index, name, width, height },
        ...{ placeholder_color: placeholderColor, bytes: Buffer.from(bytes), small_bytes: Buffer.from(smallBytes) },
      })
      .execute()
  }
}

/**
 * Deletes what the customer of the private link wrote of a line, with its photos and its answer, at any time.
 * Idempotent.
 */
export async function withdrawOwnReview(marketplace: Marketplace, position: number): Promise<void> {
  requireAllowed(hasPrivateOrder(marketplace.actor))
  const { orderId } = marketplace.actor
  await inTransaction(marketplace, async (marketplace) => {
    const { db, clock } = marketplace
    await lockOrder(marketplace, orderId)
    const review = await lockOwnReview(marketplace, orderId, position)
    // What the office has hidden stays hidden: otherwise it could be written anew.
    if (!review || review.status === 'withdrawn' || review.status === 'hidden') return
    await db.deleteFrom('review_photos').where('review_id', '=', review.id).execute()
    await db
      .updateTable('reviews')
      .set({
        ...{ status: 'withdrawn', stars: null, body: '', author_name: '', note: '', changed_at: clock.now() },
        ...{ answer: null, answered_as: null, answered_at: null },
      })
      .where('id', '=', review.id)
      .execute()
    await consumeRequestLimit(marketplace, orderId)
  })
}

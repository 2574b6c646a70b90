import { mayModerateReviews } from '#domain/access/policies.ts'
import { requireAllowed } from '#domain/access/require-allowed.ts'
import {
  type KeysetPage,
  type PageCursor,
  rowsPerPage,
  toNewestFirstPage,
  toOldestFirstPage,
} from '#domain/keyset-pagination.ts'
import { localizedText } from '#domain/localized-text.ts'
import type { Marketplace } from '#domain/marketplace.ts'
import { answerFromRow } from './list-product-reviews.ts'
import { photosOf } from './read-photos.ts'
import type { Review } from './review.ts'
import type { ModeratedStatus } from './review-status.ts'

/** A review as operators see it. */
export interface ModeratedReview extends Review {
  readonly status: ModeratedStatus
  /** When its customer wrote it last. */
  readonly changedAt: Date
  readonly productId: number
  /** In the main language of the shop. */
  readonly productName: string
  readonly storeName: string
  readonly orderId: number
  readonly orderNumber: string
  /** Why it is hidden. */
  readonly note: string
  /** Shown, and not seen by staff yet. */
  readonly isNew: boolean
  /** False: its delivery was undone, so it is not shown. */
  readonly isDelivered: boolean
}

interface ReviewListOptions extends PageCursor {
  readonly status: ModeratedStatus
}

/** Lists reviews by status, newest first; held ones oldest first. */
export async function listReviewsToModerate(
  marketplace: Marketplace,
  { status, olderThan, newerThan }: ReviewListOptions,
): Promise<KeysetPage<ModeratedReview>> {
  requireAllowed(mayModerateReviews(marketplace.actor))
  const isWaiting = status === 'held'
  let reviews = marketplace.db
    .selectFrom('reviews as review')
    .innerJoin('products as product', 'product.id', 'review.product_id')
    .innerJoin('stores as store', 'store.id', 'product.store_id')
    .innerJoin('orders', 'orders.id', 'review.order_id')
    .select(['review.id', 'review.product_id', 'review.stars', 'review.body', 'review.author_name'])
    .select(['review.posted_at', 'review.changed_at', 'review.seen_at', 'review.note', 'review.is_delivered'])
    .select(['review.answer', 'review.answered_as', 'review.answered_at'])
    .select(localizedText('product.name').as('product_name'))
    .select(['store.name as store_name', 'orders.id as order_id', 'orders.number'])
    .where('review.status', '=', status)
    .orderBy('review.id', isWaiting ? 'asc' : 'desc')
    .limit(rowsPerPage + 1)
  if (olderThan) reviews = reviews.where('review.id', '<', olderThan)
  if (newerThan) reviews = reviews.where('review.id', '>', newerThan)
  const rows = await reviews.execute()
  const photos = await photosOf(
    marketplace,
    rows.map(({ id }) => id),
  )
  const cut = isWaiting ? toOldestFirstPage : toNewestFirstPage
  return cut(
    rows.map((row) => ({
      ...{ id: row.id, status, stars: row.stars ?? 0, body: row.body, authorName: row.author_name },
      ...{ postedAt: row.posted_at, changedAt: row.changed_at, note: row.note },
      ...{ productId: row.product_id, productName: row.product_name, storeName: row.store_name },
      ...{ orderId: row.order_id, orderNumber: row.number },
      isNew: status === 'published' && row.seen_at === null,
      isDelivered: row.is_delivered,
      photos: photos.get(row.id) ?? [],
      ...answerFromRow(row),
    })),
  )
}

import { hasPrivateOrder } from '#domain/access/policies.ts'
import { requireAllowed } from '#domain/access/require-allowed.ts'
import type { Marketplace } from '#domain/marketplace.ts'
import { readOrderLines } from '#domain/orders/lines/order-lines.ts'
import type { QuotedLine } from '#domain/orders/order.ts'
import { readVisibleStatus } from '#domain/orders/status/visible-steps.ts'
import { isOfOwnStore } from './own-store.ts'
import { photosOf } from './read-photos.ts'
import type { ReviewPhoto } from './review.ts'
import type { ReviewStatus } from './review-status.ts'

/** A line of the customer's own order, with what the customer said of it. */
export interface OwnReviewLine {
  /** Of the line in the order, from 0. */
  readonly position: number
  readonly line: QuotedLine
  /** Whether the customer runs its store: then there is nothing to review. */
  readonly isOfOwnStore: boolean
  readonly review?: OwnReview
}

export interface OwnReview {
  readonly stars: number
  readonly body: string
  readonly authorName: string
  readonly status: Exclude<ReviewStatus, 'withdrawn'>
  readonly answer?: string
  readonly photos: readonly ReviewPhoto[]
}

/** Whether a review can still be changed: not once it is answered, nor when the office has hidden it. */
export function isChangeable(review: Pick<OwnReview, 'status' | 'answer'>): boolean {
  return review.answer === undefined && review.status !== 'hidden'
}

/** Whether a customer may say something of a line, or has. */
export function canReview({ isOfOwnStore, review }: Pick<OwnReviewLine, 'isOfOwnStore' | 'review'>): boolean {
  return !isOfOwnStore || review !== undefined
}

/**
 * Lists the lines of the order of the private link that can be reviewed; none before the customer may be told of the
 * delivery.
 */
export async function listOwnReviews(marketplace: Marketplace): Promise<readonly OwnReviewLine[]> {
  requireAllowed(hasPrivateOrder(marketplace.actor))
  const { orderId } = marketplace.actor
  if ((await readVisibleStatus(marketplace, orderId)) !== 'delivered') return []
  const [lines, rows, own] = await Promise.all([
    readOrderLines(marketplace, orderId),
    marketplace.db
      .selectFrom('reviews')
      .select(['id', 'line_position', 'stars', 'body', 'author_name', 'status', 'answer'])
      .where('order_id', '=', orderId)
      .execute(),
    readOwnPositions(marketplace, orderId),
  ])
  const photos = await photosOf(
    marketplace,
    rows.map(({ id }) => id),
  )
  return lines.map((line, position) => {
    const row = rows.find(({ line_position }) => line_position === position)
    const isOfOwnStore = own.includes(position)
    if (!row || row.stars === null || row.status === 'withdrawn') return { position, line, isOfOwnStore }
    const review: OwnReview = {
      ...{ stars: row.stars, body: row.body, authorName: row.author_name, status: row.status },
      ...(row.answer !== null && { answer: row.answer }),
      photos: photos.get(row.id) ?? [],
    }
    return { position, line, isOfOwnStore, review }
  })
}

/** The positions of the lines whose store the customer runs. */
async function readOwnPositions({ db }: Marketplace, orderId: number): Promise<number[]> {
  const rows = await db
    .selectFrom('order_lines as line')
    .innerJoin('orders', 'orders.id', 'line.order_id')
    .select('line.position')
    .where('line.order_id', '=', orderId)
    .where(isOfOwnStore)
    .execute()
  return rows.map(({ position }) => position)
}

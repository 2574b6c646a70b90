import { sql } from 'kysely'
import { addCacheTags } from '#domain/cache-tags.ts'
import type { Marketplace } from '#domain/marketplace.ts'
import { photosOf } from './read-photos.ts'
import { type ProductRating, type Review, reviewsPerPage } from './review.ts'

export interface ProductReviews {
  /** Absent without shown reviews. */
  readonly rating?: ProductRating
  /** Newest first. */
  readonly reviews: readonly Review[]
  /** Cursor of the next page: reviews before this id. Absent on the last page. */
  readonly before?: number
}

interface ReviewPage {
  readonly before?: number | undefined
  readonly limit?: number
}

/**
 * Returns a page of the shown reviews of a product, newest first, with the rating of all. They are of delivered pieces
 * only.
 */
export async function listProductReviews(
  marketplace: Marketplace,
  productId: number,
  { before, limit = reviewsPerPage }: ReviewPage = {},
): Promise<ProductReviews> {
  addCacheTags(marketplace, `reviews:${productId}`)
  const shown = marketplace.db
    .selectFrom('reviews')
    .where('product_id', '=', productId)
    .where('status', '=', 'published')
    .where('is_delivered', '=', true)
  let page = shown
    .select(['id', 'stars', 'body', 'author_name', 'posted_at', 'answer', 'answered_as', 'answered_at'])
    .orderBy('id', 'desc')
    .limit(limit + 1)
  if (before !== undefined) page = page.where('id', '<', before)
  const [rating, found] = await Promise.all([
    shown
      .select(sql<number>`count(*)::int`.as('count'))
      .select(sql<number>`round(avg(stars), 1)::float`.as('average'))
      .executeTakeFirstOrThrow(),
    page.execute(),
  ])
  const rows = found.slice(0, limit)
  const photos = await photosOf(
    marketplace,
    rows.map(({ id }) => id),
  )
  const last = rows.at(-1)
  return {
    ...(rating.count > 0 && { rating }),
    reviews: rows.map((row) => ({
      ...{ id: row.id, stars: row.stars ?? 0, body: row.body, authorName: row.author_name, postedAt: row.posted_at },
      photos: photos.get(row.id) ?? [],
      ...answerFromRow(row),
    })),
    ...(found.length > limit && last && { before: last.id }),
  }
}

interface AnswerRow {
  readonly answer: string | null
  readonly answered_as: 'shop' | 'maker' | null
  readonly answered_at: Date | null
}

/** Maps the answer of a review; empty without one. */
export function answerFromRow({ answer, answered_as, answered_at }: AnswerRow): Pick<Review, 'answer'> {
  if (answer === null || answered_as === null || answered_at === null) return {}
  return { answer: { text: answer, as: answered_as, at: answered_at } }
}

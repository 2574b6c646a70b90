import { addCacheTags } from '#domain/cache-tags.ts'
import { requireProductOnSale } from '#domain/catalog/require-product-on-sale.ts'
import type { Marketplace } from '#domain/marketplace.ts'
import { type Comment, commentsPerPage } from './comment.ts'

export interface CommentPage {
  readonly comments: readonly Comment[]
  /** On all pages together. */
  readonly total: number
}

/** Returns a page (from 1) of the published comments on a product on sale, newest first. Throws NotFound. */
export async function listComments(marketplace: Marketplace, productId: number, page = 1): Promise<CommentPage> {
  addCacheTags(marketplace, `comments:${productId}`, `product:${productId}`)
  const published = marketplace.db
    .selectFrom('comments')
    .where('product_id', '=', productId)
    .where('status', '=', 'published')
  const [, rows, { count }] = await Promise.all([
    requireProductOnSale(marketplace, productId),
    published
      .select(['author_name', 'body', 'posted_at'])
      .orderBy('posted_at', 'desc')
      .orderBy('id', 'desc')
      .limit(commentsPerPage)
      .offset((page - 1) * commentsPerPage)
      .execute(),
    published.select(({ fn }) => fn.countAll<number>().as('count')).executeTakeFirstOrThrow(),
  ])
  const comments = rows.map((row) => ({ authorName: row.author_name, body: row.body, postedAt: row.posted_at }))
  return { comments, total: count }
}

import { addCacheTags } from '#domain/cache-tags.ts'
import { requireProductOnSale } from '#domain/catalog/require-product-on-sale.ts'
import type { Marketplace } from '../marketplace.ts'
import type { Comment } from './comment.ts'

/** Lists the published comments on a product on sale, newest first. Throws NotFound. */
export async function listComments(marketplace: Marketplace, productId: number): Promise<Comment[]> {
  addCacheTags(marketplace, `comments:${productId}`, `product:${productId}`)
  const [, rows] = await Promise.all([
    requireProductOnSale(marketplace, productId),
    marketplace.db
      .selectFrom('comments')
      .select(['author_name', 'body', 'posted_at'])
      .where('product_id', '=', productId)
      .where('status', '=', 'published')
      .orderBy('posted_at', 'desc')
      .orderBy('id', 'desc')
      .execute(),
  ])
  return rows.map((row) => ({ authorName: row.author_name, body: row.body, postedAt: row.posted_at }))
}

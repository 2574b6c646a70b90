import { requireProduct } from '../catalog/require-product.ts'
import type { Marketplace } from '../marketplace.ts'
import { noteShown } from '../shown.ts'
import type { Comment } from './comment.ts'

/** The published comments on a product on sale, newest first. */
export async function listComments(marketplace: Marketplace, productId: number): Promise<Comment[]> {
  noteShown(marketplace, `comments:${productId}`, `product:${productId}`)
  const [, rows] = await Promise.all([
    requireProduct(marketplace, productId),
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

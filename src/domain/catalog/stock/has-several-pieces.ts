import { sql } from 'kysely'
import type { Marketplace } from '#domain/marketplace.ts'

/**
 * Whether a product has several pieces, or would with so many more. One that is made to order has what was on the shelf
 * before. Of concurrent changes, a trigger refuses the second piece of what is one of a kind.
 */
export async function hasSeveralPieces({ db }: Marketplace, productId: number, more = 0): Promise<boolean> {
  const { pieces } = await db
    .selectFrom('variants')
    .select(sql<number>`coalesce(sum(coalesce(shelf_stock, stock)), 0)`.as('pieces'))
    .where('product_id', '=', productId)
    .where('retired_at', 'is', null)
    .executeTakeFirstOrThrow()
  return pieces + more > 1
}

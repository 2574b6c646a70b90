import { sql } from 'kysely'
import { isSystem } from '#domain/access/policies.ts'
import { requireAllowed } from '#domain/access/require-allowed.ts'
import { inTransaction } from '#domain/in-transaction.ts'
import type { Marketplace } from '#domain/marketplace.ts'

/**
 * Makes the stock of products that are made to order what can be ordered of them now; of products that are so no
 * longer, what was on the shelf before.
 */
export async function renewPlaces({ db, clock }: Marketplace, productIds: readonly number[]): Promise<void> {
  await sql`select renew_places(${[...productIds]}::int[], ${clock.now()})`.execute(db)
}

/** Begins the week of the products with a weekly limit. An order renews only those of its own products. */
export async function renewWeeklyPlaces(marketplace: Marketplace): Promise<void> {
  requireAllowed(isSystem(marketplace.actor))
  const outdated = await marketplace.db
    .selectFrom('products')
    .select('id')
    .where('supply', '=', 'made-to-order')
    .where('weekly_limit', 'is not', null)
    .where(
      // In this order the function is called once for each product.
      sql<boolean>`places_left(products, ${marketplace.clock.now()}) <> any (array(
        select stock from variants where product_id = products.id and retired_at is null))`,
    )
    .orderBy('id')
    .execute()
  for (const { id } of outdated) await inTransaction(marketplace, (marketplace) => renewPlaces(marketplace, [id]))
}

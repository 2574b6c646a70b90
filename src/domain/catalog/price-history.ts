import { type RawBuilder, sql } from 'kysely'
import type { Marketplace } from '#domain/marketplace.ts'

/**
 * Records what products cost from now on, also what scheduled promotions will change. Runs in the transaction of every
 * change of their prices or of whether they are on sale.
 */
export async function recordPrices({ db, clock }: Marketplace, productIds: readonly number[]): Promise<void> {
  await sql`select record_prices(${[...productIds]}, ${clock.now()})`.execute(db)
}

/** Records the prices that weekly promotions change: of all that run or are scheduled, or were before the change. */
export async function recordPricesOfPromotions({ db, clock }: Marketplace): Promise<void> {
  const now = clock.now()
  await sql`
    select record_prices(array(
      select product_id from weekly_promotions where renews_weekly or ends_at >= ${now}
      union select product_id from price_history where begins_at > ${now}), ${now})`.execute(db)
}

/**
 * SQL for the lowest price of a product in the 30 days before its present reduction began, without slips that were
 * mended within minutes. Null when it was not on sale then.
 */
export function referencePriceAt(now: Date): RawBuilder<number | null> {
  return sql`reference_price(products.id, null, ${now})`
}

/** SQL for the same of `variant`, which has a price of its own. */
export function referencePriceOfVariantAt(now: Date): RawBuilder<number | null> {
  return sql`reference_price(variant.product_id, variant.id, ${now})`
}

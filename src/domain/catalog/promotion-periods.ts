import { sql } from 'kysely'
import type { Marketplace } from '#domain/marketplace.ts'
import { ownPriceAt, weeklyPromotionAt } from './product-rows.ts'

interface WeeklyPrice {
  readonly product_id: number
  readonly price_millimes: number | null
  readonly starts_at: Date
  readonly ends_at: Date
  readonly renews_weekly: boolean
}

/** When a promotional price begins and ends. A missing moment: it has always run, or has no end. */
export interface PromotionPeriod {
  readonly startsAt?: Date
  readonly endsAt?: Date
}

/** Returns when the promotional price of a product ends, undefined if there is none or it has no end. */
export async function getPromotionEnd(marketplace: Marketplace, productId: number): Promise<Date | undefined> {
  return (await getPromotionPeriods(marketplace, [productId])).get(productId)?.endsAt
}

/**
 * Returns the periods of the promotional prices that are in force, by product. Of its own promotion and the weekly one,
 * the lower price counts, and of equal prices the one that lasts longer.
 */
export async function getPromotionPeriods(
  { db, clock }: Marketplace,
  productIds: readonly number[],
): Promise<ReadonlyMap<number, PromotionPeriod>> {
  const now = clock.now()
  const rows = await db
    .selectFrom('products')
    .leftJoin(
      sql<WeeklyPrice>`(select * from ${weeklyPromotionAt(now)})`.as('weekly'),
      'weekly.product_id',
      'products.id',
    )
    .select(['products.id', 'regular_price_millimes as regular'])
    .select(['promotion_starts_at as ownStart', 'promotion_ends_at as ownEnd'])
    .select(['weekly.price_millimes as weekly', 'weekly.renews_weekly as renews'])
    .select(['weekly.starts_at as weeklyStart', 'weekly.ends_at as weeklyEnd'])
    .select(ownPriceAt(now).as('own'))
    .where('products.id', 'in', productIds)
    .execute()
  return new Map(
    rows.flatMap(({ id, regular, own, weekly, ...row }) => {
      const price = Math.min(own, weekly ?? own)
      if (price >= regular) return []
      const periods = [
        ...(own === price ? [{ startsAt: row.ownStart, endsAt: row.ownEnd }] : []),
        ...(weekly === price ? [{ startsAt: row.weeklyStart, endsAt: row.renews ? null : row.weeklyEnd }] : []),
      ]
      const { startsAt, endsAt } = periods.reduce((one, other) => (lastsLonger(other, one) ? other : one))
      return [[id, { ...(startsAt && { startsAt }), ...(endsAt && { endsAt }) }]]
    }),
  )
}

interface Ending {
  readonly endsAt: Date | null
}

function lastsLonger({ endsAt: one }: Ending, { endsAt: other }: Ending): boolean {
  return other !== null && (one === null || one > other)
}

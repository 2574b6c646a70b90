import { sql } from 'kysely'
import type { Marketplace } from '#domain/marketplace.ts'
import { ownPriceAt, weeklyPromotionAt } from './product-rows.ts'

interface WeeklyPrice {
  readonly product_id: number
  readonly price_millimes: number | null
  readonly ends_at: Date
  readonly renews_weekly: boolean
}

/**
 * Returns when the promotional price of a product ends, undefined if there is none or it has no end. Of its own
 * promotion and the weekly one, the lower price counts, and of equal prices the one that lasts longer.
 */
export async function getPromotionEnd({ db, clock }: Marketplace, productId: number): Promise<Date | undefined> {
  const now = clock.now()
  const row = await db
    .selectFrom('products')
    .leftJoin(
      sql<WeeklyPrice>`(select * from ${weeklyPromotionAt(now)})`.as('weekly'),
      'weekly.product_id',
      'products.id',
    )
    .select(['regular_price_millimes as regular', 'promotion_ends_at as ownEnd'])
    .select(['weekly.price_millimes as weekly', 'weekly.ends_at as weeklyEnd', 'weekly.renews_weekly as renews'])
    .select(ownPriceAt(now).as('own'))
    .where('products.id', '=', productId)
    .executeTakeFirst()
  if (!row) return undefined
  const { regular, own, weekly } = row
  const price = Math.min(own, weekly ?? own)
  if (price >= regular) return undefined
  const ends = [
    ...(own === price ? [row.ownEnd] : []),
    ...(weekly === price ? [row.renews ? null : row.weeklyEnd] : []),
  ]
  const last = Math.max(...ends.map((end) => end?.getTime() ?? Number.POSITIVE_INFINITY))
  return Number.isFinite(last) ? new Date(last) : undefined
}

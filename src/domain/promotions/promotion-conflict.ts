import { sql } from 'kysely'
import type { Marketplace } from '#domain/marketplace.ts'
import { type Millimes, millimes } from '#domain/money.ts'
import type { NewPromotion } from './new-promotion.ts'

/** Why a promotion cannot be scheduled. */
export type PromotionConflict =
  | { readonly outcome: 'ends-before-start' | 'is-over' }
  /** The product costs this without the promotion. */
  | { readonly outcome: 'not-cheaper'; readonly ownPrice: Millimes }
  /** It overlaps one that does not renew weekly. */
  | { readonly outcome: 'overlaps'; readonly endsAt: Date }

/** Returns the conflict of a new or edited promotion; undefined without one. `except` is the id of the edited one. */
export async function findPromotionConflict(
  marketplace: Marketplace,
  promotion: NewPromotion,
  except = 0,
): Promise<PromotionConflict | undefined> {
  if (promotion.endsAt <= promotion.startsAt) return { outcome: 'ends-before-start' }
  const now = marketplace.clock.now()
  if (promotion.endsAt <= now) return { outcome: 'is-over' }
  const ownPrice = await ownPriceOf(marketplace, promotion)
  if (promotion.price !== undefined && promotion.price >= ownPrice) return { outcome: 'not-cheaper', ownPrice }
  // Past days cannot overlap.
  const ahead = promotion.startsAt < now ? { ...promotion, startsAt: now } : promotion
  const other = await overlapping(marketplace, ahead, except)
  return other && { outcome: 'overlaps', endsAt: other.ends_at }
}

/**
 * Returns the highest price of the product during the promotion without it: below that, the promotion is cheaper at
 * some time.
 */
async function ownPriceOf({ db }: Marketplace, promotion: NewPromotion): Promise<Millimes> {
  const { productId, startsAt } = promotion
  const endsAt = promotion.renewsWeekly ? 'infinity' : promotion.endsAt
  const hasOwnPriceThroughout = sql<boolean>`coalesce(promotion_starts_at, '-infinity') <= ${startsAt}
    and coalesce(promotion_ends_at, 'infinity') >= ${endsAt}`
  const { price } = await db
    .selectFrom('products')
    .select(
      sql<number>`case when ${hasOwnPriceThroughout}
        then coalesce(promotional_price_millimes, regular_price_millimes) else regular_price_millimes end`.as('price'),
    )
    .where('id', '=', productId)
    .executeTakeFirstOrThrow()
  return millimes(price)
}

async function overlapping({ db }: Marketplace, { startsAt, endsAt, renewsWeekly }: NewPromotion, except: number) {
  return db
    .selectFrom('weekly_promotions')
    .select('ends_at')
    .where('id', '<>', except)
    .where('renews_weekly', '=', false)
    .where('ends_at', '>', startsAt)
    .$if(!renewsWeekly, (query) => query.where('starts_at', '<', endsAt))
    .$if(renewsWeekly, (query) => query.where('starts_at', '<=', startsAt))
    .executeTakeFirst()
}

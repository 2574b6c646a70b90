import { sql } from 'kysely'
import type { Marketplace } from '#domain/marketplace.ts'
import type { NewPromotion } from './new-promotion.ts'

/** Why a promotion cannot be scheduled. */
export type PromotionConflict =
  | { readonly outcome: 'ends-before-start' | 'is-over' | 'not-cheaper' }
  /** It overlaps one that does not renew weekly. */
  | { readonly outcome: 'overlaps'; readonly endsAt: Date }

/** Only one transaction at a time may check for conflicts and write. The lock does not block reads. */
export async function lockPromotions({ db }: Marketplace): Promise<void> {
  await sql`lock table weekly_promotions in share row exclusive mode`.execute(db)
}

/** Returns the conflict of a new or edited promotion; undefined without one. `except` is the id of the edited one. */
export async function findPromotionConflict(
  marketplace: Marketplace,
  promotion: NewPromotion,
  except = 0,
): Promise<PromotionConflict | undefined> {
  if (promotion.endsAt <= promotion.startsAt) return { outcome: 'ends-before-start' }
  const now = marketplace.clock.now()
  if (promotion.endsAt <= now) return { outcome: 'is-over' }
  if (!(await isCheaper(marketplace, promotion))) return { outcome: 'not-cheaper' }
  // Past days cannot overlap.
  const ahead = promotion.startsAt < now ? { ...promotion, startsAt: now } : promotion
  const other = await overlapping(marketplace, ahead, except)
  return other && { outcome: 'overlaps', endsAt: other.ends_at }
}

async function isCheaper({ db }: Marketplace, { productId, price }: NewPromotion): Promise<boolean> {
  if (price === undefined) return true
  const { regular_price_millimes: regular } = await db
    .selectFrom('products')
    .select('regular_price_millimes')
    .where('id', '=', productId)
    .executeTakeFirstOrThrow()
  return price < regular
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

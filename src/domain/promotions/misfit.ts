import { sql } from 'kysely'
import type { Marketplace } from '../marketplace.ts'
import type { PromotionPlan } from './schedule-weekly-promotion.ts'

/** Why a promotion cannot run as somebody wants it to. */
export type Misfit =
  | { readonly outcome: 'ends-before-start' | 'is-over' | 'not-cheaper' }
  /** It would run while one that has an end of its own does. */
  | { readonly outcome: 'overlaps'; readonly endsAt: Date }

/** Two people plan one after the other, or both would find the week free. Visitors go on reading. */
export async function lockPromotions({ db }: Marketplace): Promise<void> {
  await sql`lock table weekly_promotions in share row exclusive mode`.execute(db)
}

/** Undefined when it can run. `except` is the id of the promotion that is to become so, beside the others. */
export async function misfitOf(marketplace: Marketplace, plan: PromotionPlan, except = 0): Promise<Misfit | undefined> {
  if (plan.endsAt <= plan.startsAt) return { outcome: 'ends-before-start' }
  const now = marketplace.clock.now()
  if (plan.endsAt <= now) return { outcome: 'is-over' }
  if (!(await isCheaper(marketplace, plan))) return { outcome: 'not-cheaper' }
  // Days that are over are in nobody's way.
  const ahead = plan.startsAt < now ? { ...plan, startsAt: now } : plan
  const other = await overlapping(marketplace, ahead, except)
  return other && { outcome: 'overlaps', endsAt: other.ends_at }
}

async function isCheaper({ db }: Marketplace, { productId, price }: PromotionPlan): Promise<boolean> {
  if (price === undefined) return true
  const { regular_price_millimes: regular } = await db
    .selectFrom('products')
    .select('regular_price_millimes')
    .where('id', '=', productId)
    .executeTakeFirstOrThrow()
  return price < regular
}

async function overlapping({ db }: Marketplace, { startsAt, endsAt, renewsWeekly }: PromotionPlan, except: number) {
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

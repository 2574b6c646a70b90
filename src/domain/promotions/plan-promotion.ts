import { requireProduct } from '../catalog/require-product.ts'
import { recordChange } from '../history/record-change.ts'
import { inTransaction } from '../in-transaction.ts'
import type { Marketplace } from '../marketplace.ts'
import { requireOperator } from '../operators/require-operator.ts'
import { type PromotionPlan, scheduleWeeklyPromotion } from './schedule-weekly-promotion.ts'

export type PlanOutcome =
  | { readonly outcome: 'planned'; readonly id: number }
  | { readonly outcome: 'ends-before-start' | 'is-over' | 'not-cheaper' }
  /** It would run while one that has an end of its own does. */
  | { readonly outcome: 'overlaps'; readonly endsAt: Date }

/**
 * Prepares a product of the week. One that renews every week gives way to the next; one with an end of its own keeps its
 * days, so that what visitors were promised holds.
 */
export async function planPromotion(marketplace: Marketplace, wanted: PromotionPlan): Promise<PlanOutcome> {
  requireOperator(marketplace, 'staff')
  const now = marketplace.clock.now()
  if (wanted.endsAt <= wanted.startsAt) return { outcome: 'ends-before-start' }
  if (wanted.endsAt <= now) return { outcome: 'is-over' }
  // Nothing begins in the past: there it could stand behind one that has been called off since.
  const plan = wanted.startsAt < now ? { ...wanted, startsAt: now } : wanted
  return inTransaction(marketplace, async (marketplace) => {
    await requireProduct(marketplace, plan.productId)
    if (!(await isCheaper(marketplace, plan))) return { outcome: 'not-cheaper' }
    const other = await overlapping(marketplace, plan)
    if (other) return { outcome: 'overlaps', endsAt: other.ends_at }
    const id = await scheduleWeeklyPromotion(marketplace, plan)
    await recordChange(marketplace, { what: 'promotion', id, action: 'planned', after: plan })
    return { outcome: 'planned', id }
  })
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

async function overlapping({ db }: Marketplace, { startsAt, endsAt, renewsWeekly }: PromotionPlan) {
  // Two people plan one after the other, or both would find the week free.
  await db.selectFrom('weekly_promotions').select('id').forUpdate().execute()
  return db
    .selectFrom('weekly_promotions')
    .select('ends_at')
    .where('renews_weekly', '=', false)
    .where('ends_at', '>', startsAt)
    .$if(!renewsWeekly, (query) => query.where('starts_at', '<', endsAt))
    .$if(renewsWeekly, (query) => query.where('starts_at', '<=', startsAt))
    .executeTakeFirst()
}

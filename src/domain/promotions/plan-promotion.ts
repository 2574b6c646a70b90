import { requireProduct } from '../catalog/require-product.ts'
import { recordChange } from '../history/record-change.ts'
import { inTransaction } from '../in-transaction.ts'
import type { Marketplace } from '../marketplace.ts'
import { requireOperator } from '../operators/require-operator.ts'
import { lockPromotions, type Misfit, misfitOf } from './misfit.ts'
import { type PromotionPlan, scheduleWeeklyPromotion } from './schedule-weekly-promotion.ts'

export type PlanOutcome = { readonly outcome: 'planned'; readonly id: number } | Misfit

/**
 * Prepares a product of the week. One that renews every week gives way to the next; one with an end of its own keeps its
 * days, so that what visitors were promised holds.
 */
export async function planPromotion(marketplace: Marketplace, wanted: PromotionPlan): Promise<PlanOutcome> {
  requireOperator(marketplace, 'staff')
  const now = marketplace.clock.now()
  return inTransaction(marketplace, async (marketplace) => {
    await requireProduct(marketplace, wanted.productId)
    await lockPromotions(marketplace)
    const misfit = await misfitOf(marketplace, wanted)
    if (misfit) return misfit
    // Nothing begins in the past: there it could stand behind one that has been called off since.
    const plan = wanted.startsAt < now ? { ...wanted, startsAt: now } : wanted
    const id = await scheduleWeeklyPromotion(marketplace, plan)
    await recordChange(marketplace, { what: 'promotion', id, action: 'planned', after: plan })
    return { outcome: 'planned', id }
  })
}

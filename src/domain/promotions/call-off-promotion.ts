import { isOnSale } from '../catalog/require-product.ts'
import { recordChange } from '../history/record-change.ts'
import { inTransaction } from '../in-transaction.ts'
import type { Marketplace } from '../marketplace.ts'
import { millimes } from '../money.ts'
import { requireOperator } from '../operators/require-operator.ts'
import { recordEvent } from '../record-event.ts'
import { lockPromotions } from './misfit.ts'
import { planPromotion } from './plan-promotion.ts'
import type { PromotionPlan } from './schedule-weekly-promotion.ts'
import { nextEnd } from './weekly-promotion.ts'

/** Ends the promotion that runs, or takes back one that was only prepared. One that is over or gone stays as it is. */
export async function callOffPromotion(marketplace: Marketplace, id: number): Promise<void> {
  requireOperator(marketplace, 'staff')
  await inTransaction(marketplace, async (marketplace) => {
    const { db, clock } = marketplace
    const now = clock.now()
    await lockPromotions(marketplace)
    const row = await db
      .selectFrom('weekly_promotions')
      .selectAll()
      .where('id', '=', id)
      .where((where) => where.or([where('ends_at', '>', now), where('renews_weekly', '=', true)]))
      .executeTakeFirst()
    if (!row) return
    if (row.starts_at >= now) await db.deleteFrom('weekly_promotions').where('id', '=', id).execute()
    else {
      const ended = { ends_at: now, renews_weekly: false }
      await db.updateTable('weekly_promotions').set(ended).where('id', '=', id).execute()
    }
    const before: PromotionPlan = {
      productId: row.product_id,
      ...(row.price_millimes !== null && { price: millimes(row.price_millimes) }),
      startsAt: row.starts_at,
      endsAt: row.ends_at,
      renewsWeekly: row.renews_weekly,
    }
    await recordChange(marketplace, { what: 'promotion', id, action: 'called off', before })
    await recordEvent(marketplace, { type: 'promotion.called-off', promotionId: id })
  })
}

/**
 * Plans once more what was called off, for as long as it would still have run. Answers false, and changes nothing, when
 * its days are over or taken, by itself too: then somebody has brought it back already. Nor when its product is retired.
 */
export async function resumePromotion(marketplace: Marketplace, plan: PromotionPlan): Promise<boolean> {
  requireOperator(marketplace, 'staff')
  const now = marketplace.clock.now()
  const endsAt = plan.renewsWeekly ? nextEnd(plan.endsAt, now) : plan.endsAt
  return inTransaction(marketplace, async (marketplace) => {
    await lockPromotions(marketplace)
    const itself = await marketplace.db
      .selectFrom('weekly_promotions')
      .select('id')
      .where('product_id', '=', plan.productId)
      .where((where) => where.or([where('ends_at', '>', now), where('renews_weekly', '=', true)]))
      .executeTakeFirst()
    if (itself || !(await isOnSale(marketplace, plan.productId))) return false
    return (await planPromotion(marketplace, { ...plan, endsAt })).outcome === 'planned'
  })
}

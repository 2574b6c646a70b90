import { inTransaction } from '../in-transaction.ts'
import type { Marketplace } from '../marketplace.ts'
import type { Millimes } from '../money.ts'
import { recordEvent } from '../record-event.ts'

export interface PromotionPlan {
  readonly productId: number
  readonly startsAt: Date
  readonly endsAt: Date
  /** What the product costs meanwhile; absent: what it costs anyway. */
  readonly price?: Millimes
  /** Whether the next one like it begins as soon as it ends. */
  readonly renewsWeekly: boolean
}

/** Makes a product the product of the week from a moment on. Answers the promotion's id. */
export async function scheduleWeeklyPromotion(marketplace: Marketplace, plan: PromotionPlan): Promise<number> {
  return inTransaction(marketplace, async (marketplace) => {
    const { id } = await marketplace.db
      .insertInto('weekly_promotions')
      .values({
        product_id: plan.productId,
        starts_at: plan.startsAt,
        ends_at: plan.endsAt,
        renews_weekly: plan.renewsWeekly,
        price_millimes: plan.price ?? null,
      })
      .returning('id')
      .executeTakeFirstOrThrow()
    await recordEvent(marketplace, { type: 'promotion.scheduled', promotionId: id })
    return id
  })
}

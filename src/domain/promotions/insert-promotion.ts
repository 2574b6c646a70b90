import { mayManagePromotions } from '#domain/access/policies.ts'
import { requireAllowed } from '#domain/access/require-allowed.ts'
import { recordEvent } from '#domain/events/record-event.ts'
import { inTransaction } from '#domain/in-transaction.ts'
import type { Marketplace } from '#domain/marketplace.ts'
import type { Millimes } from '#domain/money.ts'

export interface NewPromotion {
  readonly productId: number
  readonly startsAt: Date
  readonly endsAt: Date
  /** The price of the product meanwhile. Absent: its own price. */
  readonly price?: Millimes
  /** Whether it starts again as soon as it ends. */
  readonly renewsWeekly: boolean
}

/** Inserts a weekly promotion and returns its id, without access check, conflict check and audit record. */
export async function insertPromotion(marketplace: Marketplace, promotion: NewPromotion): Promise<number> {
  requireAllowed(mayManagePromotions(marketplace.actor))
  return inTransaction(marketplace, async (marketplace) => {
    const { id } = await marketplace.db
      .insertInto('weekly_promotions')
      .values({
        product_id: promotion.productId,
        starts_at: promotion.startsAt,
        ends_at: promotion.endsAt,
        renews_weekly: promotion.renewsWeekly,
        price_millimes: promotion.price ?? null,
      })
      .returning('id')
      .executeTakeFirstOrThrow()
    await recordEvent(marketplace, { type: 'promotion.scheduled', promotionId: id })
    return id
  })
}

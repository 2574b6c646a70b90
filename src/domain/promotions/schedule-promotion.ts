import { mayManagePromotions } from '#domain/access/policies.ts'
import { requireAllowed } from '#domain/access/require-allowed.ts'
import { recordAudit } from '#domain/audit/record-audit.ts'
import { recordPricesOfPromotions } from '#domain/catalog/price-history.ts'
import { isOnSale } from '#domain/catalog/require-product-on-sale.ts'
import { inTransaction } from '#domain/in-transaction.ts'
import { lockList } from '#domain/lock-list.ts'
import type { Marketplace } from '#domain/marketplace.ts'
import type { NewPromotion } from './new-promotion.ts'
import { findPromotionConflict, type PromotionConflict } from './promotion-conflict.ts'

export type ScheduleOutcome =
  | { readonly outcome: 'scheduled'; readonly id: number }
  | { readonly outcome: 'not-on-sale' }
  | PromotionConflict

/**
 * Schedules a weekly promotion. It replaces one that renews weekly, and may not overlap one with a fixed end, which was
 * announced to visitors.
 */
export async function schedulePromotion(marketplace: Marketplace, wanted: NewPromotion): Promise<ScheduleOutcome> {
  requireAllowed(mayManagePromotions(marketplace.actor))
  const now = marketplace.clock.now()
  return inTransaction(marketplace, async (marketplace) => {
    if (!(await isOnSale(marketplace, wanted.productId))) return { outcome: 'not-on-sale' }
    await lockList(marketplace, 'weekly_promotions')
    const conflict = await findPromotionConflict(marketplace, wanted)
    if (conflict) return conflict
    // A start in the past could be before that of a promotion canceled since, which would then be the latest.
    const promotion = wanted.startsAt < now ? { ...wanted, startsAt: now } : wanted
    const id = await insertPromotion(marketplace, promotion)
    await recordPricesOfPromotions(marketplace)
    await recordAudit(marketplace, { entity: 'promotion', id, action: 'scheduled', after: promotion })
    return { outcome: 'scheduled', id }
  })
}

async function insertPromotion({ db }: Marketplace, promotion: NewPromotion): Promise<number> {
  const { id } = await db
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
  return id
}

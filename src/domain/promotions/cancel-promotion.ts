import { mayManagePromotions } from '#domain/access/policies.ts'
import { requireAllowed } from '#domain/access/require-allowed.ts'
import { recordAudit } from '#domain/audit/record-audit.ts'
import { recordPricesOfPromotions } from '#domain/catalog/price-history.ts'
import { inTransaction } from '#domain/in-transaction.ts'
import { lockList } from '#domain/lock-list.ts'
import type { Marketplace } from '#domain/marketplace.ts'
import { millimes } from '#domain/money.ts'
import type { NewPromotion } from './new-promotion.ts'
import { type ScheduleOutcome, schedulePromotion } from './schedule-promotion.ts'
import { nextWeeklyEnd } from './weekly-promotion.ts'

/** `is-gone`: it is over or deleted; `changed-meanwhile`: it was edited since the version that was shown. */
export type CancelOutcome = 'canceled' | 'is-gone' | 'changed-meanwhile'

/** Ends the running promotion or deletes a scheduled one. */
export async function cancelPromotion(marketplace: Marketplace, id: number, version: number): Promise<CancelOutcome> {
  requireAllowed(mayManagePromotions(marketplace.actor))
  return inTransaction(marketplace, async (marketplace) => {
    const { db, clock } = marketplace
    const now = clock.now()
    await lockList(marketplace, 'weekly_promotions')
    const row = await db
      .selectFrom('weekly_promotions')
      .selectAll()
      .where('id', '=', id)
      .where((where) => where.or([where('ends_at', '>', now), where('renews_weekly', '=', true)]))
      .executeTakeFirst()
    if (!row) return 'is-gone'
    if (row.version !== version) return 'changed-meanwhile'
    if (row.starts_at >= now) await db.deleteFrom('weekly_promotions').where('id', '=', id).execute()
    else {
      const ended = { ends_at: now, renews_weekly: false }
      await db.updateTable('weekly_promotions').set(ended).where('id', '=', id).execute()
    }
    await recordPricesOfPromotions(marketplace)
    const before: NewPromotion = {
      productId: row.product_id,
      ...(row.price_millimes !== null && { price: millimes(row.price_millimes) }),
      startsAt: row.starts_at,
      endsAt: row.ends_at,
      renewsWeekly: row.renews_weekly,
    }
    await recordAudit(marketplace, { entity: 'promotion', id, action: 'canceled', before })
    return 'canceled'
  })
}

export type ResumeOutcome =
  | ScheduleOutcome
  /** The product has a running or scheduled promotion. */
  | { readonly outcome: 'already-scheduled' }

/** Schedules a canceled promotion again for the rest of its time. Changes nothing unless the outcome is `scheduled`. */
export async function resumePromotion(marketplace: Marketplace, promotion: NewPromotion): Promise<ResumeOutcome> {
  requireAllowed(mayManagePromotions(marketplace.actor))
  const now = marketplace.clock.now()
  const endsAt = promotion.renewsWeekly ? nextWeeklyEnd(promotion.endsAt, now) : promotion.endsAt
  return inTransaction(marketplace, async (marketplace) => {
    await lockList(marketplace, 'weekly_promotions')
    const duplicate = await marketplace.db
      .selectFrom('weekly_promotions')
      .select('id')
      .where('product_id', '=', promotion.productId)
      .where((where) => where.or([where('ends_at', '>', now), where('renews_weekly', '=', true)]))
      .executeTakeFirst()
    if (duplicate) return { outcome: 'already-scheduled' }
    return schedulePromotion(marketplace, { ...promotion, endsAt })
  })
}

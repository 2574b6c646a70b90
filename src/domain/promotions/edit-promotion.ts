import { mayManagePromotions } from '#domain/access/policies.ts'
import { requireAllowed } from '#domain/access/require-allowed.ts'
import { recordAudit } from '#domain/audit/record-audit.ts'
import { recordPricesOfPromotions } from '#domain/catalog/price-history.ts'
import { inTransaction } from '#domain/in-transaction.ts'
import { lockList } from '#domain/lock-list.ts'
import type { Marketplace } from '#domain/marketplace.ts'
import { findScheduledPromotion } from './list-promotions.ts'
import { findPromotionConflict, type PromotionConflict } from './promotion-conflict.ts'
import { areSameTerms, type PromotionTerms, type SavedTerms, termsOf } from './scheduled-promotion.ts'

export type PromotionEditOutcome =
  | { readonly outcome: 'saved' }
  | PromotionConflict
  /** It has ended, was canceled, or the next one has replaced it. */
  | { readonly outcome: 'is-gone' }
  /** Somebody else has edited it since; `current` is what is saved. */
  | { readonly outcome: 'changed-meanwhile'; readonly current: SavedTerms }

/**
 * Changes the price and the period of the running promotion or a scheduled one, unless somebody else has since the
 * version that was shown. Placed orders keep their prices.
 */
export async function editPromotion(
  marketplace: Marketplace,
  id: number,
  { version, edited: wanted }: { readonly version: number; readonly edited: PromotionTerms },
): Promise<PromotionEditOutcome> {
  requireAllowed(mayManagePromotions(marketplace.actor))
  const now = marketplace.clock.now()
  return inTransaction(marketplace, async (marketplace) => {
    await lockList(marketplace, 'weekly_promotions')
    const promotion = await findScheduledPromotion(marketplace, id)
    if (!promotion) return { outcome: 'is-gone' }
    const current = termsOf(promotion)
    if (areSameTerms(current, wanted, now)) return { outcome: 'saved' }
    if (promotion.version !== version)
      return { outcome: 'changed-meanwhile', current: { ...current, version: promotion.version } }
    const conflict = await findPromotionConflict(marketplace, { ...wanted, productId: promotion.product.id }, id)
    if (conflict) return conflict

    const edited = { ...wanted, startsAt: startOf(wanted, current, now) }
    await saveTerms(marketplace, id, { ...edited, version: version + 1 })
    await recordPricesOfPromotions(marketplace)
    const subject = { product: promotion.product.name }
    const [before, after] = [
      { ...subject, ...current },
      { ...subject, ...edited },
    ]
    await recordAudit(marketplace, { entity: 'promotion', id, action: 'edited', before, after })
    return { outcome: 'saved' }
  })
}

/** A running promotion keeps its start; no other start may be in the past. */
function startOf(wanted: PromotionTerms, current: PromotionTerms, now: Date): Date {
  if (wanted.startsAt >= now) return wanted.startsAt
  return current.startsAt < now ? current.startsAt : now
}

async function saveTerms({ db }: Marketplace, id: number, terms: SavedTerms): Promise<void> {
  const { price, startsAt, endsAt, renewsWeekly, version } = terms
  await db
    .updateTable('weekly_promotions')
    .set({ price_millimes: price ?? null, starts_at: startsAt, ends_at: endsAt, renews_weekly: renewsWeekly, version })
    .where('id', '=', id)
    .execute()
}

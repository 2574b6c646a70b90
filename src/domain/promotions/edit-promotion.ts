import { recordChange } from '../history/record-change.ts'
import { inTransaction } from '../in-transaction.ts'
import type { Marketplace } from '../marketplace.ts'
import { requireOperator } from '../operators/require-operator.ts'
import { recordEvent } from '../record-event.ts'
import { listPromotions } from './list-promotions.ts'
import { lockPromotions, type Misfit, misfitOf } from './misfit.ts'
import { areSameTerms, type PromotionTerms, termsOf } from './planned-promotion.ts'

export type PromotionEditOutcome =
  | { readonly outcome: 'saved' }
  | Misfit
  /** It has ended, was called off, or has given way to the next one. */
  | { readonly outcome: 'is-gone' }
  /** Somebody else has changed it since `base`; `current` is what it is now. */
  | { readonly outcome: 'changed-meanwhile'; readonly current: PromotionTerms }

/**
 * Changes price and days of the promotion that runs or of one prepared, which a person saw as it was in `base`. What was
 * ordered at the old price stays ordered at that price.
 */
export async function editPromotion(
  marketplace: Marketplace,
  id: number,
  { base, edited: wanted }: { readonly base: PromotionTerms; readonly edited: PromotionTerms },
): Promise<PromotionEditOutcome> {
  requireOperator(marketplace, 'staff')
  const now = marketplace.clock.now()
  return inTransaction(marketplace, async (marketplace) => {
    await lockPromotions(marketplace)
    const { running, prepared } = await listPromotions(marketplace)
    const promotion = [...(running ? [running] : []), ...prepared].find((promotion) => promotion.id === id)
    if (!promotion) return { outcome: 'is-gone' }
    const current = termsOf(promotion)
    if (areSameTerms(current, wanted, now)) return { outcome: 'saved' }
    if (!areSameTerms(current, base, now)) return { outcome: 'changed-meanwhile', current }
    const misfit = await misfitOf(marketplace, { ...wanted, productId: promotion.product.id }, id)
    if (misfit) return misfit

    const edited = { ...wanted, startsAt: startOf(wanted, current, now) }
    await saveTerms(marketplace, id, edited)
    const kept = { product: promotion.product.name }
    const [before, after] = [
      { ...kept, ...current },
      { ...kept, ...edited },
    ]
    await recordChange(marketplace, { what: 'promotion', id, action: 'edited', before, after })
    await recordEvent(marketplace, { type: 'promotion.edited', promotionId: id })
    return { outcome: 'saved' }
  })
}

/** What runs already began when it began; nothing else begins in the past. */
function startOf(wanted: PromotionTerms, current: PromotionTerms, now: Date): Date {
  if (wanted.startsAt >= now) return wanted.startsAt
  return current.startsAt < now ? current.startsAt : now
}

async function saveTerms({ db }: Marketplace, id: number, terms: PromotionTerms): Promise<void> {
  const { price, startsAt, endsAt, renewsWeekly } = terms
  await db
    .updateTable('weekly_promotions')
    .set({ price_millimes: price ?? null, starts_at: startsAt, ends_at: endsAt, renews_weekly: renewsWeekly })
    .where('id', '=', id)
    .execute()
}

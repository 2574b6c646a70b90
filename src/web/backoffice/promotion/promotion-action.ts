import type { Marketplace } from '#domain/marketplace.ts'
import type { Millimes } from '#domain/money.ts'
import { type CancelOutcome, cancelPromotion } from '#domain/promotions/cancel-promotion.ts'
import { editPromotion, type PromotionEditOutcome } from '#domain/promotions/edit-promotion.ts'
import { findRegularPrice } from '#domain/promotions/find-regular-price.ts'
import { findScheduledPromotion } from '#domain/promotions/list-promotions.ts'
import { type ScheduleOutcome, schedulePromotion } from '#domain/promotions/schedule-promotion.ts'
import type { SavedTerms } from '#domain/promotions/scheduled-promotion.ts'
import { isLongPast, tunisDayOf } from '#domain/tunis-day.ts'
import { unconfirmedDoubt } from '#web/backoffice/forms/unconfirmed-doubt.ts'
import { readTyped, typedIn } from '#web/forms/form.ts'
import { textIn } from '#web/forms/read-form.ts'
import { withoutAbsent } from '#web/forms/without-absent.ts'
import { parseId } from '#web/http/parse-id.ts'
import { formatMoment, formatPrice } from '#web/text/format.ts'
import { readPromotionBase, readTerms, readVersion } from './promotion-form.ts'
import { type PromotionFieldErrors, promotionForm, type TypedTerms, termsForm } from './typed-promotion.ts'

/** The result of a form. */
export type PromotionResult = {
  /** The promotion that was edited; absent for a new one. */
  readonly id?: number
  readonly typed: TypedTerms
} & (
  | { readonly outcome: 'invalid'; readonly fieldErrors: PromotionFieldErrors }
  | {
      readonly outcome: 'scheduled' | 'not-on-sale' | 'saved' | 'is-gone' | 'ends-before-start' | 'is-over'
    }
  | { readonly outcome: 'not-cheaper'; readonly ownPrice: string }
  | { readonly outcome: 'overlaps'; readonly until: string }
  /** `base` has the terms as they are now, the base of the next edit. */
  | { readonly outcome: 'changed-meanwhile'; readonly base: SavedTerms }
)

/** Why a promotion was not ended or canceled. */
export interface NotCanceled {
  readonly notCanceled: Exclude<CancelOutcome, 'canceled'>
}

/** Runs the action of the button that was pressed. */
export async function runPromotionAction(
  office: Marketplace,
  form: FormData,
): Promise<PromotionResult | NotCanceled | { readonly outcome: 'canceled' }> {
  switch (textIn(form, 'do')) {
    case 'call-off': {
      const outcome = await cancelPromotion(office, parseId(textIn(form, 'id')), readVersion(form))
      return outcome === 'canceled' ? { outcome } : { notCanceled: outcome }
    }
    case 'edit': {
      const id = parseId(textIn(form, 'id'))
      return { id, ...(await edit(office, id, form)) }
    }
    default:
      return schedule(office, form)
  }
}

async function schedule(office: Marketplace, form: FormData): Promise<PromotionResult> {
  const typed = typedIn(promotionForm, form)
  const reading = readTyped(promotionForm, typed)
  if (reading.outcome === 'invalid') return { ...reading, typed }
  const { productId, price, startsAt } = reading.value
  const fieldErrors = {
    ...doubtAbout(form, price, await findRegularPrice(office, productId)),
    ...startLongPast(startsAt, office.clock.now()),
  }
  if (hasErrors(fieldErrors)) return { outcome: 'invalid', fieldErrors, typed }
  return { ...toResult(await schedulePromotion(office, withoutAbsent(reading.value))), typed }
}

async function edit(office: Marketplace, id: number, form: FormData): Promise<PromotionResult> {
  const typed = typedIn(termsForm, form)
  const base = readPromotionBase(form)
  if (!base) return { outcome: 'is-gone', typed }
  const reading = readTerms(typed, base)
  if (reading.outcome === 'invalid') return { ...reading, typed }
  const { price, startsAt } = reading.value
  const fieldErrors = {
    ...doubtAbout(form, price, base.price ?? (await findScheduledPromotion(office, id))?.product.regularPrice),
    ...(startsAt.getTime() !== base.startsAt.getTime() && startLongPast(startsAt, office.clock.now())),
  }
  if (hasErrors(fieldErrors)) return { outcome: 'invalid', fieldErrors, typed }
  return { ...toResult(await editPromotion(office, id, { version: base.version, edited: reading.value })), typed }
}

function hasErrors(fieldErrors: PromotionFieldErrors): boolean {
  return Object.keys(fieldErrors).length > 0
}

/** A price of a promotion replaces the one that it had, or else the regular price of the product. */
function doubtAbout(form: FormData, price: Millimes | undefined, before: Millimes | undefined): PromotionFieldErrors {
  const doubt = unconfirmedDoubt(form, { field: 'price', price, before })
  return doubt ? { price: doubt } : {}
}

function startLongPast(startsAt: Date, now: Date): PromotionFieldErrors {
  return isLongPast(tunisDayOf(startsAt), now) ? { startsAt: 'longPast' } : {}
}

function toResult(result: ScheduleOutcome | PromotionEditOutcome) {
  switch (result.outcome) {
    case 'overlaps':
      return { outcome: result.outcome, until: formatMoment(result.endsAt) }
    case 'not-cheaper':
      return { outcome: result.outcome, ownPrice: formatPrice(result.ownPrice) }
    case 'changed-meanwhile':
      return { outcome: result.outcome, base: result.current }
    default:
      return { outcome: result.outcome }
  }
}

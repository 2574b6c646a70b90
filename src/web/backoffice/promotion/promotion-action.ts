import { getProduct } from '#domain/catalog/get-product.ts'
import type { Marketplace } from '#domain/marketplace.ts'
import { callOffPromotion } from '#domain/promotions/call-off-promotion.ts'
import { editPromotion, type PromotionEditOutcome } from '#domain/promotions/edit-promotion.ts'
import { type PlanOutcome, planPromotion } from '#domain/promotions/plan-promotion.ts'
import type { PromotionTerms } from '#domain/promotions/planned-promotion.ts'
import { textIn } from '../../read-form.ts'
import { formatMoment } from '../../text/format.ts'
import { officeLanguage } from '../text/office-messages.ts'
import {
  type PromotionMistake,
  readEditForm,
  readPromotionBase,
  readPromotionForm,
  type TypedPromotion,
  typedPromotionIn,
} from './promotion-form.ts'

/** What became of a form. */
export type TermsAnswer = {
  /** The promotion it was about; absent when one more was planned. */
  readonly id?: number
  readonly typed: TypedPromotion
} & (
  | { readonly outcome: 'invalid'; readonly mistakes: readonly PromotionMistake[] }
  | { readonly outcome: 'planned' | 'saved' | 'is-gone' | 'ends-before-start' | 'is-over' | 'not-cheaper' }
  | { readonly outcome: 'overlaps'; readonly until: string }
  /** `base` is what it is now: saving once more is upon that. */
  | { readonly outcome: 'changed-meanwhile'; readonly base: PromotionTerms }
)

/** What the buttons of the screen do. */
export async function actOnPromotions(office: Marketplace, form: FormData): Promise<TermsAnswer | undefined> {
  const id = Number(textIn(form, 'id')) || 0
  switch (textIn(form, 'do')) {
    case 'call-off':
      await callOffPromotion(office, id)
      return undefined
    case 'edit':
      return { id, ...(await edit(office, id, form)) }
    default:
      return plan(office, form)
  }
}

async function plan(office: Marketplace, form: FormData): Promise<TermsAnswer> {
  const typed = typedPromotionIn(form)
  const reading = readPromotionForm(form)
  if (reading.outcome === 'invalid') return { ...reading, typed }
  await getProduct(office, reading.plan.productId)
  return { ...told(await planPromotion(office, reading.plan)), typed }
}

async function edit(office: Marketplace, id: number, form: FormData): Promise<TermsAnswer> {
  const typed = typedPromotionIn(form)
  const base = readPromotionBase(form)
  if (!base) return { outcome: 'is-gone', typed }
  const reading = readEditForm(form, base)
  if (reading.outcome === 'invalid') return { ...reading, typed }
  return { ...told(await editPromotion(office, id, { base, edited: reading.terms })), typed }
}

function told(answer: PlanOutcome | PromotionEditOutcome) {
  switch (answer.outcome) {
    case 'overlaps':
      return { outcome: answer.outcome, until: formatMoment(answer.endsAt, officeLanguage) }
    case 'changed-meanwhile':
      return { outcome: answer.outcome, base: answer.current }
    default:
      return { outcome: answer.outcome }
  }
}

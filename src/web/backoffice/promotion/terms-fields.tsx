import { TextField } from '../../ui/field.tsx'
import { useOfficeMessages } from '../text/office-messages.ts'
import type { TermsAnswer } from './promotion-action.ts'
import type { PromotionMistake, TypedPromotion } from './promotion-form.ts'

interface TermsFieldsProps {
  readonly typed: TypedPromotion
  readonly answer: TermsAnswer | undefined
}

/** What a promotion costs and when it runs. */
export function TermsFields({ typed, answer }: TermsFieldsProps) {
  const { promotion } = useOfficeMessages()
  const { mistakes } = promotion
  const has = (mistake: PromotionMistake) => answer?.outcome === 'invalid' && answer.mistakes.includes(mistake)
  const endProblem =
    answer?.outcome === 'overlaps'
      ? mistakes.overlaps(answer.until)
      : answer?.outcome === 'ends-before-start' || answer?.outcome === 'is-over'
        ? mistakes[answer.outcome]
        : undefined
  return (
    <>
      <TextField
        label={promotion.priceField}
        name="price"
        inputMode="decimal"
        autoComplete="off"
        hint={promotion.priceHint}
        defaultValue={typed.price}
        error={has('price') ? mistakes.price : answer?.outcome === 'not-cheaper' ? mistakes['not-cheaper'] : undefined}
      />
      <TextField
        label={promotion.startsAt}
        name="startsAt"
        type="datetime-local"
        required
        defaultValue={typed.startsAt}
        error={has('startsAt') ? mistakes.moment : undefined}
      />
      <TextField
        label={promotion.endsAt}
        name="endsAt"
        type="datetime-local"
        required
        defaultValue={typed.endsAt}
        error={has('endsAt') ? mistakes.moment : endProblem}
      />
      <label className="flex min-h-11 items-center gap-3 sm:col-span-2">
        <input type="checkbox" name="renewsWeekly" defaultChecked={typed.renewsWeekly} className="size-5" />
        {promotion.renewsField}
      </label>
    </>
  )
}

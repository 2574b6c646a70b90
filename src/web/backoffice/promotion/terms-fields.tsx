import { backoffice } from '#page-messages/backoffice.ts'
import { SurePrice } from '#web/backoffice/forms/sure-price.tsx'
import { TextField } from '../../ui/field.tsx'
import type { PromotionResult } from './promotion-action.ts'
import type { PromotionFieldErrors } from './promotion-form.ts'
import type { TypedPromotion } from './typed-promotion.ts'

interface TermsFieldsProps {
  readonly typed: TypedPromotion
  readonly result: PromotionResult | undefined
}

/** The fields for the price and the period of a promotion. */
export function TermsFields({ typed, result }: TermsFieldsProps) {
  const { promotion, fieldErrors: errorTexts } = backoffice
  const { fieldErrors } = promotion
  const wrong: PromotionFieldErrors = result?.outcome === 'invalid' ? result.fieldErrors : {}
  const endProblem =
    result?.outcome === 'overlaps'
      ? fieldErrors.overlaps(result.until)
      : result?.outcome === 'ends-before-start' || result?.outcome === 'is-over'
        ? fieldErrors[result.outcome]
        : undefined
  return (
    <>
      <div>
        <TextField
          label={promotion.priceField}
          name="price"
          inputMode="decimal"
          autoComplete="off"
          hint={promotion.priceHint}
          defaultValue={typed.price}
          error={
            wrong.price
              ? errorTexts[wrong.price]
              : result?.outcome === 'not-cheaper'
                ? fieldErrors['not-cheaper'](result.ownPrice)
                : undefined
          }
        />
        <SurePrice field="price" typed={typed.price} error={wrong.price} />
      </div>
      <TextField
        label={promotion.startsAt}
        name="startsAt"
        type="datetime-local"
        required
        defaultValue={typed.startsAt}
        error={wrong.startsAt && errorTexts[wrong.startsAt]}
      />
      <TextField
        label={promotion.endsAt}
        name="endsAt"
        type="datetime-local"
        required
        defaultValue={typed.endsAt}
        error={wrong.endsAt ? errorTexts[wrong.endsAt] : endProblem}
      />
      <label className="flex min-h-11 items-center gap-3 sm:col-span-2">
        <input type="checkbox" name="renewsWeekly" defaultChecked={typed.renewsWeekly} className="size-5" />
        {promotion.renewsField}
      </label>
    </>
  )
}

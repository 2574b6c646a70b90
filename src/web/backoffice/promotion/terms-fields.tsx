import { fieldErrorsMessages } from '#page-messages/backoffice/field-errors.ts'
import { promotionMessages } from '#page-messages/backoffice/promotion.ts'
import { SurePrice } from '#web/backoffice/forms/sure-price.tsx'
import { Checkbox } from '#web/ui/checkbox.tsx'
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
  const { fieldErrors } = promotionMessages
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
          label={promotionMessages.priceField}
          name="price"
          inputMode="decimal"
          autoComplete="off"
          hint={promotionMessages.priceHint}
          defaultValue={typed.price}
          error={
            wrong.price
              ? fieldErrorsMessages[wrong.price]
              : result?.outcome === 'not-cheaper'
                ? fieldErrors['not-cheaper'](result.ownPrice)
                : undefined
          }
        />
        <SurePrice field="price" typed={typed.price} error={wrong.price} />
      </div>
      <TextField
        label={promotionMessages.startsAt}
        name="startsAt"
        type="datetime-local"
        required
        defaultValue={typed.startsAt}
        error={wrong.startsAt && fieldErrorsMessages[wrong.startsAt]}
      />
      <TextField
        label={promotionMessages.endsAt}
        name="endsAt"
        type="datetime-local"
        required
        defaultValue={typed.endsAt}
        error={wrong.endsAt ? fieldErrorsMessages[wrong.endsAt] : endProblem}
      />
      <Checkbox name="renewsWeekly" defaultChecked={typed.renewsWeekly} className="sm:col-span-2">
        {promotionMessages.renewsField}
      </Checkbox>
    </>
  )
}

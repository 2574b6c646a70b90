import { promotionMessages } from '#page-messages/backoffice/promotion.ts'
import { fieldProps } from '#web/backoffice/forms/field-props.ts'
import { SurePrice } from '#web/backoffice/forms/sure-price.tsx'
import { Checkbox } from '#web/ui/checkbox.tsx'
import { TextField } from '#web/ui/field.tsx'
import type { PromotionResult } from './promotion-action.ts'
import { type PromotionFieldErrors, type TypedTerms, termsForm } from './typed-promotion.ts'

interface TermsFieldsProps {
  readonly typed: TypedTerms
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
  const names = {
    ...promotionMessages,
    ...{ price: promotionMessages.priceField, renewsWeekly: promotionMessages.renewsField },
  }
  const { price, startsAt, endsAt } = fieldProps(termsForm, { names, typed, fieldErrors: wrong })
  return (
    <>
      <div>
        <TextField
          {...price}
          hint={promotionMessages.priceHint}
          error={
            price.error ?? (result?.outcome === 'not-cheaper' ? fieldErrors['not-cheaper'](result.ownPrice) : undefined)
          }
        />
        <SurePrice field="price" typed={typed.price} error={wrong.price} />
      </div>
      <TextField {...startsAt} />
      <TextField {...endsAt} error={endsAt.error ?? endProblem} />
      <Checkbox name="renewsWeekly" defaultChecked={typed.renewsWeekly} className="sm:col-span-2">
        {promotionMessages.renewsField}
      </Checkbox>
    </>
  )
}

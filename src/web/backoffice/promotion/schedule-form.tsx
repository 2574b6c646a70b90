import { Form } from 'react-router'
import { fieldErrorsMessages } from '#page-messages/backoffice/field-errors.ts'
import { promotionMessages } from '#page-messages/backoffice/promotion.ts'
import { Button } from '#web/ui/button.tsx'
import { SelectField, TextField } from '#web/ui/field.tsx'
import { Notice } from '#web/ui/notice.tsx'
import type { PromotionResult } from './promotion-action.ts'
import { TermsFields } from './terms-fields.tsx'

interface ScheduleFormProps {
  readonly searchText: string
  readonly choices: readonly { readonly id: number; readonly name: string }[]
  /** As in a `datetime-local` field. */
  readonly startsAt: string
  readonly endsAt: string
  readonly result: PromotionResult | undefined
}

/** The form of a new promotion, by default for the week after the last scheduled one. */
export function ScheduleForm({ searchText, choices, startsAt, endsAt, result }: ScheduleFormProps) {
  const { fieldErrors } = promotionMessages
  const isMissingProduct = result?.outcome === 'invalid' && result.fieldErrors.productId !== undefined
  const typed =
    result && result.outcome !== 'scheduled'
      ? result.typed
      : { productId: '', price: '', startsAt, endsAt, renewsWeekly: false }
  return (
    <>
      {result?.outcome === 'scheduled' && <Notice tone="success">{promotionMessages.scheduledNotice}</Notice>}
      <Form role="search" className="my-4 flex items-start gap-3">
        <TextField
          label={promotionMessages.product}
          name="q"
          type="search"
          defaultValue={searchText}
          hint={promotionMessages.productHint}
          className="min-w-0 flex-1"
        />
        <Button type="submit" variant="outline" className="mt-7">
          {promotionMessages.search}
        </Button>
      </Form>
      {/* The key resets the form after scheduling, but not after a search for a product. */}
      <Form method="post" key={startsAt} className="grid gap-4 sm:grid-cols-2">
        <SelectField
          label={promotionMessages.found}
          name="productId"
          required
          defaultValue={typed.productId}
          error={
            isMissingProduct
              ? fieldErrorsMessages.product
              : result?.outcome === 'not-on-sale'
                ? fieldErrors['not-on-sale']
                : undefined
          }
        >
          <option value="">{promotionMessages.choose}</option>
          {choices.map(({ id, name }) => (
            <option key={id} value={id}>
              {name}
            </option>
          ))}
        </SelectField>
        <TermsFields typed={typed} result={result} />
        <div>
          <Button type="submit">{promotionMessages.save}</Button>
        </div>
      </Form>
    </>
  )
}

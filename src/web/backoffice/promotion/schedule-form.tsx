import { Form } from 'react-router'
import { backoffice } from '#page-messages/backoffice.ts'
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
  const { promotion, fieldErrors: errorTexts } = backoffice
  const { fieldErrors } = promotion
  const isMissingProduct = result?.outcome === 'invalid' && result.fieldErrors.productId !== undefined
  const typed =
    result && result.outcome !== 'scheduled'
      ? result.typed
      : { productId: '', price: '', startsAt, endsAt, renewsWeekly: false }
  return (
    <>
      {result?.outcome === 'scheduled' && <Notice tone="success">{promotion.scheduledNotice}</Notice>}
      <Form role="search" className="my-4 flex items-start gap-3">
        <TextField
          label={promotion.product}
          name="q"
          type="search"
          defaultValue={searchText}
          hint={promotion.productHint}
          className="min-w-0 flex-1"
        />
        <Button type="submit" variant="outline" className="mt-7">
          {promotion.search}
        </Button>
      </Form>
      {/* The key resets the form after scheduling, but not after a search for a product. */}
      <Form method="post" key={startsAt} className="grid gap-4 sm:grid-cols-2">
        <SelectField
          label={promotion.found}
          name="productId"
          required
          defaultValue={typed.productId}
          error={
            isMissingProduct
              ? errorTexts.product
              : result?.outcome === 'not-on-sale'
                ? fieldErrors['not-on-sale']
                : undefined
          }
        >
          <option value="">{promotion.choose}</option>
          {choices.map(({ id, name }) => (
            <option key={id} value={id}>
              {name}
            </option>
          ))}
        </SelectField>
        <TermsFields typed={typed} result={result} />
        <div>
          <Button type="submit">{promotion.save}</Button>
        </div>
      </Form>
    </>
  )
}

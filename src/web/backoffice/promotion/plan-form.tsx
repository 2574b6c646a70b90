import { Form } from 'react-router'
import { Button } from '../../ui/button.tsx'
import { SelectField, TextField } from '../../ui/field.tsx'
import { Notice } from '../../ui/notice.tsx'
import { useOfficeMessages } from '../text/office-messages.ts'
import type { TermsAnswer } from './promotion-action.ts'
import { TermsFields } from './terms-fields.tsx'

interface PlanFormProps {
  readonly words: string
  readonly choices: readonly { readonly id: number; readonly name: string }[]
  /** As fields for day and hour show them. */
  readonly startsAt: string
  readonly endsAt: string
  readonly answer: TermsAnswer | undefined
}

/** One product, one price, one week: by default the week after the last one prepared. */
export function PlanForm({ words, choices, startsAt, endsAt, answer }: PlanFormProps) {
  const { promotion } = useOfficeMessages()
  const { mistakes } = promotion
  const isMissingProduct = answer?.outcome === 'invalid' && answer.mistakes.includes('product')
  const typed =
    answer && answer.outcome !== 'planned'
      ? answer.typed
      : { productId: '', price: '', startsAt, endsAt, renewsWeekly: false }
  return (
    <>
      {answer?.outcome === 'planned' && <Notice tone="success">{promotion.planned}</Notice>}
      <Form role="search" className="my-4 flex items-end gap-3">
        <TextField
          label={promotion.product}
          name="q"
          type="search"
          defaultValue={words}
          hint={promotion.productHint}
          className="min-w-0 flex-1"
        />
        <Button type="submit" variant="outline">
          {promotion.search}
        </Button>
      </Form>
      {/* Empty again when one was planned, but not when a product is looked for in between. */}
      <Form method="post" key={startsAt} className="grid gap-4 sm:grid-cols-2">
        <SelectField
          label={promotion.found}
          name="productId"
          required
          defaultValue={typed.productId}
          error={
            isMissingProduct
              ? mistakes.product
              : answer?.outcome === 'not-on-sale'
                ? mistakes['not-on-sale']
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
        <TermsFields typed={typed} answer={answer} />
        <div>
          <Button type="submit">{promotion.save}</Button>
        </div>
      </Form>
    </>
  )
}

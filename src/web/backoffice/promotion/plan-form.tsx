import { Form } from 'react-router'
import { Button } from '../../ui/button.tsx'
import { SelectField, TextField } from '../../ui/field.tsx'
import { Notice } from '../../ui/notice.tsx'
import { useOfficeMessages } from '../text/office-messages.ts'
import type { PromotionMistake } from './promotion-form.ts'

type PlanAnswer =
  | { readonly outcome: 'invalid'; readonly mistakes: readonly PromotionMistake[] }
  | { readonly outcome: 'planned' | 'ends-before-start' | 'is-over' | 'not-cheaper' }
  | { readonly outcome: 'overlaps'; readonly until: string }

interface PlanFormProps {
  readonly words: string
  readonly choices: readonly { readonly id: number; readonly name: string }[]
  /** As fields for day and hour show them. */
  readonly startsAt: string
  readonly endsAt: string
  readonly answer: PlanAnswer | undefined
}

/** One product, one price, one week: by default the week after the last one prepared. */
export function PlanForm({ words, choices, startsAt, endsAt, answer }: PlanFormProps) {
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
      <Form method="post" key={`${words} ${startsAt}`} className="grid gap-4 sm:grid-cols-2">
        <SelectField
          label={promotion.found}
          name="productId"
          required
          error={has('product') ? mistakes.product : undefined}
        >
          <option value="">{promotion.choose}</option>
          {choices.map(({ id, name }) => (
            <option key={id} value={id}>
              {name}
            </option>
          ))}
        </SelectField>
        <TextField
          label={promotion.priceField}
          name="price"
          inputMode="decimal"
          autoComplete="off"
          hint={promotion.priceHint}
          error={
            has('price') ? mistakes.price : answer?.outcome === 'not-cheaper' ? mistakes['not-cheaper'] : undefined
          }
        />
        <TextField
          label={promotion.startsAt}
          name="startsAt"
          type="datetime-local"
          required
          defaultValue={startsAt}
          error={has('startsAt') ? mistakes.moment : undefined}
        />
        <TextField
          label={promotion.endsAt}
          name="endsAt"
          type="datetime-local"
          required
          defaultValue={endsAt}
          error={has('endsAt') ? mistakes.moment : endProblem}
        />
        <label className="flex min-h-11 items-center gap-3 sm:col-span-2">
          <input type="checkbox" name="renewsWeekly" className="size-5" />
          {promotion.renewsField}
        </label>
        <div>
          <Button type="submit">{promotion.save}</Button>
        </div>
      </Form>
    </>
  )
}

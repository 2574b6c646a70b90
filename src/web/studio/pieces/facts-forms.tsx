import { productFieldNames } from '#page-messages/product-fields.ts'
import { studioMessages } from '#page-messages/studio.ts'
import { studioMoreMessages as messages } from '#page-messages/studio-more.ts'
import { studioPieceMessages } from '#page-messages/studio-piece.ts'
import { formatPrice } from '#web/text/format.ts'
import { Checkbox } from '#web/ui/checkbox.tsx'
import { SelectField, TextField } from '#web/ui/field.tsx'
import { useCategoryChoices } from '#web/use-categories.ts'
import type { ReturnedFields } from './more-action.ts'
import type { FormField, Typed } from './more-form.ts'
import { MoreSection } from './more-section.tsx'

interface FieldsFormProps {
  /** The fields as they are, as one would type them. */
  readonly seen: Typed
  readonly returned: Partial<ReturnedFields> | undefined
}

/** Returns the props of the input of a field: what was typed, what is wrong, what was saved meanwhile. */
function inputsOf({ seen, returned }: FieldsFormProps) {
  return (field: FormField) => {
    const problem = returned?.errors?.[field]
    const theirs = returned?.theirs?.[field]
    return {
      ...{ name: field, label: productFieldNames[field as keyof typeof productFieldNames] },
      defaultValue: returned?.typed?.[field] ?? seen[field],
      error: problem
        ? { ...studioMessages.form.problems, ...messages.problems }[problem]
        : theirs === undefined
          ? undefined
          : studioPieceMessages.savedMeanwhile(theirs),
    }
  }
}

/** Category, measures, and how the piece is made. */
export function FactsForm(props: FieldsFormProps) {
  const { seen, returned } = props
  const { facts } = messages
  const inputOf = inputsOf(props)
  const category = inputOf('category')
  const measures = [
    ...(['widthMillimeters', 'heightMillimeters'] as const).map((field) => [field, facts.inCentimeters] as const),
    ['weightGrams', facts.inGrams] as const,
  ]
  return (
    <MoreSection id="facts" title={facts.title} form="facts" isOpen={returned !== undefined}>
      <input type="hidden" name="seen" value={JSON.stringify(seen)} />
      <SelectField {...category} required choices={useCategoryChoices(category.defaultValue)} />
      {measures.map(([field, withUnit]) => (
        <TextField
          key={field}
          {...inputOf(field)}
          label={withUnit(productFieldNames[field])}
          inputMode="decimal"
          autoComplete="off"
        />
      ))}
      <SelectField
        {...inputOf('supply')}
        choices={Object.entries(facts.supplies).map(([value, name]) => ({ value, name }))}
      />
      <TextField {...inputOf('preparationDays')} hint={facts.preparation} inputMode="numeric" autoComplete="off" />
      <TextField {...inputOf('weeklyLimit')} hint={facts.weekly} inputMode="numeric" autoComplete="off" />
    </MoreSection>
  )
}

/** The promotional price of the piece, with its days. */
export function PromotionForm(props: FieldsFormProps) {
  const { seen, returned } = props
  const { promotion } = messages
  const inputOf = inputsOf(props)
  return (
    <MoreSection id="promotion" title={promotion.title} form="promotion" isOpen={returned !== undefined}>
      <input type="hidden" name="seen" value={JSON.stringify(seen)} />
      <div className="space-y-2">
        <TextField
          {...inputOf('promotionalPrice')}
          label={promotion.price}
          hint={promotion.text}
          inputMode="decimal"
          autoComplete="off"
        />
        {returned?.sure !== undefined && (
          <Checkbox name="sure" value={returned.sure} className="font-semibold text-lg">
            {studioMessages.form.surePrice(formatPrice(returned.sure))}
          </Checkbox>
        )}
      </div>
      <TextField {...inputOf('promotionFirstDay')} type="date" />
      <TextField {...inputOf('promotionLastDay')} type="date" />
    </MoreSection>
  )
}

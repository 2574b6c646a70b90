import { discountKinds, maxCodeLength } from '#domain/discounts/discount-code.ts'
import { discountCodesMessages } from '#page-messages/backoffice/discount-codes.ts'
import { errorTextOf } from '#web/backoffice/forms/error-text-of.ts'
import { Panel } from '#web/backoffice/layout/panel.tsx'
import { Checkbox } from '#web/ui/checkbox.tsx'
import { SelectField, TextField } from '#web/ui/field.tsx'
import { RadioOption } from '#web/ui/radio-option.tsx'
import { useCategoryChoices } from '#web/use-categories.ts'
import type { DiscountCodeFieldErrors, TypedDiscountCode } from './discount-code-form.ts'

interface DiscountCodeFieldsProps {
  readonly typed: TypedDiscountCode
  readonly stores: readonly { readonly id: number; readonly name: string }[]
  /** Orders have the code. */
  readonly isInUse: boolean
  readonly fieldErrors: DiscountCodeFieldErrors
}

/** The fields of a discount code. */
export function DiscountCodeFields({ typed, stores, isInUse, fieldErrors }: DiscountCodeFieldsProps) {
  const errorOf = errorTextOf(fieldErrors)
  const categoryChoices = useCategoryChoices(typed.category)
  const amount = { inputMode: 'decimal', dir: 'ltr' } as const
  const count = { inputMode: 'numeric', dir: 'ltr', hint: discountCodesMessages.maxUsesHint } as const
  return (
    <>
      {isInUse && <p className="text-ink-soft">{discountCodesMessages.termsInUseHint}</p>}
      <Panel title={discountCodesMessages.codeTitle}>
        <TextField
          label={discountCodesMessages.code}
          name="code"
          maxLength={maxCodeLength}
          hint={discountCodesMessages.codeHint}
          autoComplete="off"
          autoCapitalize="characters"
          spellCheck={false}
          dir="auto"
          defaultValue={typed.code}
          error={errorOf('code')}
        />
        <Checkbox name="isOn" defaultChecked={typed.isOn} className="mt-3">
          {discountCodesMessages.isOn}
        </Checkbox>
      </Panel>
      <Panel title={discountCodesMessages.kindTitle}>
        <fieldset className="group">
          <legend className="sr-only">{discountCodesMessages.kindTitle}</legend>
          {discountKinds.map((kind) => (
            <RadioOption key={kind} name="kind" value={kind} isChosen={typed.kind === kind}>
              {discountCodesMessages.kinds[kind]}
            </RadioOption>
          ))}
          {fieldErrors.kind && <p className="font-medium text-clay text-sm">{errorOf('kind')}</p>}
          <TextField
            {...amount}
            label={discountCodesMessages.amount}
            name="amount"
            hint={discountCodesMessages.amountHint}
            defaultValue={typed.amount}
            error={errorOf('amount')}
            className="mt-3 hidden group-has-[[value=amount]:checked]:block"
          />
          <TextField
            {...amount}
            inputMode="numeric"
            label={discountCodesMessages.percent}
            name="percent"
            hint={discountCodesMessages.percentHint}
            defaultValue={typed.percent}
            error={errorOf('percent')}
            className="mt-3 hidden group-has-[[value=percent]:checked]:block"
          />
        </fieldset>
      </Panel>
      <Panel title={discountCodesMessages.termsTitle}>
        <div className="grid gap-4 sm:grid-cols-2">
          <SelectField
            label={discountCodesMessages.store}
            name="storeId"
            defaultValue={typed.storeId}
            error={errorOf('storeId')}
            choices={stores.map(({ id, name }) => ({ value: String(id), name }))}
          >
            <option value="">{discountCodesMessages.allStores}</option>
          </SelectField>
          <SelectField
            label={discountCodesMessages.category}
            name="category"
            defaultValue={typed.category}
            error={errorOf('category')}
            choices={categoryChoices}
          >
            <option value="">{discountCodesMessages.allCategories}</option>
          </SelectField>
          <TextField
            {...amount}
            label={discountCodesMessages.minimum}
            name="minimum"
            hint={discountCodesMessages.minimumHint}
            defaultValue={typed.minimum}
            error={errorOf('minimum')}
          />
        </div>
        <Checkbox name="isFirstOrderOnly" defaultChecked={typed.isFirstOrderOnly} className="mt-3">
          {discountCodesMessages.isFirstOrderOnly}
        </Checkbox>
      </Panel>
      <Panel title={discountCodesMessages.limitsTitle}>
        <div className="grid gap-4 sm:grid-cols-2">
          {(['maxUses', 'maxUsesPerPhone'] as const).map((name) => (
            <TextField
              key={name}
              {...{ ...count, name, label: discountCodesMessages[name] }}
              defaultValue={typed[name]}
              error={errorOf(name)}
            />
          ))}
          {(['firstDay', 'lastDay'] as const).map((name) => (
            <TextField
              key={name}
              {...{ name, label: discountCodesMessages[name], hint: discountCodesMessages.daysHint }}
              type="date"
              defaultValue={typed[name]}
              error={errorOf(name)}
            />
          ))}
        </div>
      </Panel>
    </>
  )
}

import { discountKinds, maxCodeLength } from '#domain/discounts/discount-code.ts'
import { backoffice } from '#page-messages/backoffice.ts'
import { categoryChoices } from '#web/backoffice/forms/category-choices.ts'
import { errorTextOf } from '#web/backoffice/forms/error-text-of.ts'
import { Panel } from '#web/backoffice/layout/panel.tsx'
import { SelectField, TextField } from '#web/ui/field.tsx'
import { RadioOption } from '#web/ui/radio-option.tsx'
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
  const { discountCodes: messages } = backoffice
  const errorOf = errorTextOf(fieldErrors)
  const amount = { inputMode: 'decimal', dir: 'ltr' } as const
  const count = { inputMode: 'numeric', dir: 'ltr', hint: messages.maxUsesHint } as const
  return (
    <>
      {isInUse && <p className="text-ink-soft">{messages.termsInUseHint}</p>}
      <Panel title={messages.codeTitle}>
        <TextField
          label={messages.code}
          name="code"
          maxLength={maxCodeLength}
          hint={messages.codeHint}
          autoComplete="off"
          autoCapitalize="characters"
          spellCheck={false}
          dir="auto"
          defaultValue={typed.code}
          error={errorOf('code')}
        />
        <Checkbox name="isOn" label={messages.isOn} isChecked={typed.isOn} />
      </Panel>
      <Panel title={messages.kindTitle}>
        <fieldset className="group">
          <legend className="sr-only">{messages.kindTitle}</legend>
          {discountKinds.map((kind) => (
            <RadioOption key={kind} name="kind" value={kind} isChosen={typed.kind === kind}>
              {messages.kinds[kind]}
            </RadioOption>
          ))}
          {fieldErrors.kind && <p className="font-medium text-clay text-sm">{errorOf('kind')}</p>}
          <TextField
            {...amount}
            label={messages.amount}
            name="amount"
            hint={messages.amountHint}
            defaultValue={typed.amount}
            error={errorOf('amount')}
            className="mt-3 hidden group-has-[[value=amount]:checked]:block"
          />
          <TextField
            {...amount}
            inputMode="numeric"
            label={messages.percent}
            name="percent"
            hint={messages.percentHint}
            defaultValue={typed.percent}
            error={errorOf('percent')}
            className="mt-3 hidden group-has-[[value=percent]:checked]:block"
          />
        </fieldset>
      </Panel>
      <Panel title={messages.termsTitle}>
        <div className="grid gap-4 sm:grid-cols-2">
          <SelectField
            label={messages.store}
            name="storeId"
            defaultValue={typed.storeId}
            error={errorOf('storeId')}
            choices={stores.map(({ id, name }) => ({ value: String(id), name }))}
          >
            <option value="">{messages.allStores}</option>
          </SelectField>
          <SelectField
            label={messages.category}
            name="category"
            defaultValue={typed.category}
            error={errorOf('category')}
            choices={categoryChoices}
          >
            <option value="">{messages.allCategories}</option>
          </SelectField>
          <TextField
            {...amount}
            label={messages.minimum}
            name="minimum"
            hint={messages.minimumHint}
            defaultValue={typed.minimum}
            error={errorOf('minimum')}
          />
        </div>
        <Checkbox name="isFirstOrderOnly" label={messages.isFirstOrderOnly} isChecked={typed.isFirstOrderOnly} />
      </Panel>
      <Panel title={messages.limitsTitle}>
        <div className="grid gap-4 sm:grid-cols-2">
          {(['maxUses', 'maxUsesPerPhone'] as const).map((name) => (
            <TextField
              key={name}
              {...{ ...count, name, label: messages[name] }}
              defaultValue={typed[name]}
              error={errorOf(name)}
            />
          ))}
          {(['firstDay', 'lastDay'] as const).map((name) => (
            <TextField
              key={name}
              {...{ name, label: messages[name], hint: messages.daysHint }}
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

interface CheckboxProps {
  readonly name: string
  readonly label: string
  readonly isChecked: boolean
}

function Checkbox({ name, label, isChecked }: CheckboxProps) {
  return (
    <label className="mt-3 flex min-h-11 items-center gap-3">
      <input type="checkbox" name={name} defaultChecked={isChecked} className="size-5 shrink-0 accent-door" />
      {label}
    </label>
  )
}

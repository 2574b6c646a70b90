import { discountBearers, discountKinds } from '#domain/discounts/discount-code.ts'
import { discountCodesMessages as texts } from '#page-messages/backoffice/discount-codes.ts'
import { fieldProps } from '#web/backoffice/forms/field-props.ts'
import { Panel } from '#web/backoffice/layout/panel.tsx'
import { Checkbox } from '#web/ui/checkbox.tsx'
import { SelectField, TextField } from '#web/ui/field.tsx'
import { RadioOption } from '#web/ui/radio-option.tsx'
import { useCategoryChoices } from '#web/use-categories.ts'
import { type DiscountCodeFieldErrors, discountCodeForm, type TypedDiscountCode } from './discount-code-form.ts'

interface DiscountCodeFieldsProps {
  readonly typed: TypedDiscountCode
  readonly stores: readonly { readonly id: number; readonly name: string }[]
  /** Orders have the code. */
  readonly isInUse: boolean
  readonly fieldErrors: DiscountCodeFieldErrors
}

/** The fields of a discount code. */
export function DiscountCodeFields({ typed, stores, isInUse, fieldErrors }: DiscountCodeFieldsProps) {
  const { kind, bearer, ...fields } = fieldProps(discountCodeForm, {
    names: { ...texts, storeId: texts.store, kind: texts.kindTitle },
    ...{ typed, fieldErrors },
  })
  const categoryChoices = useCategoryChoices(typed.category)
  return (
    <>
      {isInUse && <p className="text-ink-soft">{texts.termsInUseHint}</p>}
      <Panel title={texts.codeTitle}>
        <TextField
          {...fields.code}
          hint={texts.codeHint}
          autoComplete="off"
          autoCapitalize="characters"
          spellCheck={false}
          dir="auto"
        />
        <Checkbox name="isOn" defaultChecked={typed.isOn} className="mt-3">
          {texts.isOn}
        </Checkbox>
      </Panel>
      <Panel title={texts.kindTitle}>
        <fieldset className="group">
          <legend className="sr-only">{texts.kindTitle}</legend>
          {discountKinds.map((value) => (
            <RadioOption key={value} name="kind" value={value} isChosen={typed.kind === value}>
              {texts.kinds[value]}
            </RadioOption>
          ))}
          {kind.error && <p className="font-medium text-clay text-sm">{kind.error}</p>}
          <TextField
            {...fields.amount}
            hint={texts.amountHint}
            className="mt-3 hidden group-has-[[value=amount]:checked]:block"
          />
          <TextField
            {...fields.percent}
            hint={texts.percentHint}
            className="mt-3 hidden group-has-[[value=percent]:checked]:block"
          />
        </fieldset>
      </Panel>
      <Panel title={texts.bearer}>
        <fieldset className="space-y-2">
          <legend className="sr-only">{texts.bearer}</legend>
          {discountBearers.map((value) => (
            <RadioOption key={value} name="bearer" value={value} isChosen={typed.bearer === value}>
              {texts.bearers[value]}
            </RadioOption>
          ))}
          {bearer.error && <p className="font-medium text-clay text-sm">{bearer.error}</p>}
        </fieldset>
      </Panel>
      <Panel title={texts.termsTitle}>
        <div className="grid gap-4 sm:grid-cols-2">
          <SelectField {...fields.storeId} choices={stores.map(({ id, name }) => ({ value: String(id), name }))}>
            <option value="">{texts.allStores}</option>
          </SelectField>
          <SelectField {...fields.category} choices={categoryChoices}>
            <option value="">{texts.allCategories}</option>
          </SelectField>
          <TextField {...fields.minimum} hint={texts.minimumHint} />
        </div>
        <Checkbox name="isFirstOrderOnly" defaultChecked={typed.isFirstOrderOnly} className="mt-3">
          {texts.isFirstOrderOnly}
        </Checkbox>
      </Panel>
      <Panel title={texts.limitsTitle}>
        <div className="grid gap-4 sm:grid-cols-2">
          <TextField {...fields.maxUses} hint={texts.maxUsesHint} />
          <TextField {...fields.maxUsesPerPhone} hint={texts.maxUsesHint} />
          <TextField {...fields.firstDay} hint={texts.daysHint} />
          <TextField {...fields.lastDay} hint={texts.daysHint} />
        </div>
      </Panel>
    </>
  )
}

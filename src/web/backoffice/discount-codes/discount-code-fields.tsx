import { discountBearers, discountKinds, maxCodeLength } from '#domain/discounts/discount-code.ts'
import { discountCodesMessages as texts } from '#page-messages/backoffice/discount-codes.ts'
import { errorTextOf, inputPropsOf } from '#web/backoffice/forms/error-text-of.ts'
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
  const inputOf = inputPropsOf({ names: { ...texts, storeId: texts.store }, typed, fieldErrors })
  const categoryChoices = useCategoryChoices(typed.category)
  const amount = { inputMode: 'decimal', dir: 'ltr' } as const
  const count = { inputMode: 'numeric', dir: 'ltr' } as const
  return (
    <>
      {isInUse && <p className="text-ink-soft">{texts.termsInUseHint}</p>}
      <Panel title={texts.codeTitle}>
        <TextField
          {...inputOf('code')}
          maxLength={maxCodeLength}
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
          {discountKinds.map((kind) => (
            <RadioOption key={kind} name="kind" value={kind} isChosen={typed.kind === kind}>
              {texts.kinds[kind]}
            </RadioOption>
          ))}
          {fieldErrors.kind && <p className="font-medium text-clay text-sm">{errorTextOf(fieldErrors)('kind')}</p>}
          <TextField
            {...{ ...inputOf('amount'), ...amount }}
            hint={texts.amountHint}
            className="mt-3 hidden group-has-[[value=amount]:checked]:block"
          />
          <TextField
            {...{ ...inputOf('percent'), ...count }}
            hint={texts.percentHint}
            className="mt-3 hidden group-has-[[value=percent]:checked]:block"
          />
        </fieldset>
      </Panel>
      <Panel title={texts.bearer}>
        <fieldset className="space-y-2">
          <legend className="sr-only">{texts.bearer}</legend>
          {discountBearers.map((bearer) => (
            <RadioOption key={bearer} name="bearer" value={bearer} isChosen={typed.bearer === bearer}>
              {texts.bearers[bearer]}
            </RadioOption>
          ))}
          {fieldErrors.bearer && <p className="font-medium text-clay text-sm">{errorTextOf(fieldErrors)('bearer')}</p>}
        </fieldset>
      </Panel>
      <Panel title={texts.termsTitle}>
        <div className="grid gap-4 sm:grid-cols-2">
          <SelectField {...inputOf('storeId')} choices={stores.map(({ id, name }) => ({ value: String(id), name }))}>
            <option value="">{texts.allStores}</option>
          </SelectField>
          <SelectField {...inputOf('category')} choices={categoryChoices}>
            <option value="">{texts.allCategories}</option>
          </SelectField>
          <TextField {...{ ...inputOf('minimum'), ...amount }} hint={texts.minimumHint} />
        </div>
        <Checkbox name="isFirstOrderOnly" defaultChecked={typed.isFirstOrderOnly} className="mt-3">
          {texts.isFirstOrderOnly}
        </Checkbox>
      </Panel>
      <Panel title={texts.limitsTitle}>
        <div className="grid gap-4 sm:grid-cols-2">
          <TextField {...{ ...inputOf('maxUses'), ...count }} hint={texts.maxUsesHint} />
          <TextField {...{ ...inputOf('maxUsesPerPhone'), ...count }} hint={texts.maxUsesHint} />
          <TextField {...inputOf('firstDay')} hint={texts.daysHint} type="date" />
          <TextField {...inputOf('lastDay')} hint={texts.daysHint} type="date" />
        </div>
      </Panel>
    </>
  )
}

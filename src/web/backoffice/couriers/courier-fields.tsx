import { csvFields, csvSeparators, decimalSigns, maxCourierName } from '#domain/couriers/courier.ts'
import { governorates } from '#domain/geography/governorate.ts'
import { couriersMessages } from '#page-messages/backoffice/couriers.ts'
import { governorateMessages } from '#page-messages/governorates.ts'
import { errorTextOf, inputPropsOf } from '#web/backoffice/forms/error-text-of.ts'
import { Panel } from '#web/backoffice/layout/panel.tsx'
import { Checkbox } from '#web/ui/checkbox.tsx'
import { Disclosure } from '#web/ui/disclosure.tsx'
import { SelectField, TextField } from '#web/ui/field.tsx'
import type { CourierFieldErrors, TypedCourier } from './courier-form.ts'

interface CourierFieldsProps {
  readonly typed: TypedCourier
  readonly fieldErrors: CourierFieldErrors
}

/** The fields of a courier. */
export function CourierFields({ typed, fieldErrors }: CourierFieldsProps) {
  const errorOf = errorTextOf(fieldErrors)
  const inputOf = inputPropsOf({ names: couriersMessages, typed, fieldErrors })
  const amount = { inputMode: 'decimal', dir: 'ltr' } as const
  const isFeeWrong = fieldErrors.deliveryIn !== undefined || fieldErrors.refusalIn !== undefined
  return (
    <>
      <Panel title={couriersMessages.name}>
        <div className="grid gap-4 sm:grid-cols-2">
          <TextField {...inputOf('name')} maxLength={maxCourierName} />
          <TextField {...inputOf('phone')} type="tel" dir="ltr" />
        </div>
      </Panel>
      <Panel title={couriersMessages.feesTitle}>
        <div className="grid gap-4 sm:grid-cols-2">
          {(['deliveryFee', 'refusalFee', 'collectionFee'] as const).map((name) => (
            <TextField key={name} {...{ ...inputOf(name), ...amount }} hint={couriersMessages.feeHint} />
          ))}
          <TextField
            {...inputOf('remittanceDays')}
            inputMode="numeric"
            hint={couriersMessages.remittanceHint}
            error={errorOf('remittanceDays') && couriersMessages.remittanceHint}
          />
        </div>
        <Disclosure title={couriersMessages.elsewhere} isOpen={isFeeWrong} className="mt-4">
          <p className="text-ink-soft text-sm">{couriersMessages.elsewhereHint}</p>
          {isFeeWrong && (
            <p className="mt-2 font-medium text-clay text-sm">{errorOf('deliveryIn') ?? errorOf('refusalIn')}</p>
          )}
          <div className="mt-3 grid grid-cols-2 gap-3">
            {governorates.map((governorate, index) => (
              <div key={governorate} className="contents">
                <TextField
                  {...amount}
                  name="deliveryIn"
                  label={couriersMessages.deliveredIn(governorateMessages[governorate])}
                  defaultValue={typed.deliveryIn[index]}
                />
                <TextField
                  {...amount}
                  name="refusalIn"
                  label={couriersMessages.refusedIn(governorateMessages[governorate])}
                  defaultValue={typed.refusalIn[index]}
                />
              </div>
            ))}
          </div>
        </Disclosure>
      </Panel>
      <Panel title={couriersMessages.withheldTitle}>
        <p className="text-ink-soft text-sm">{couriersMessages.withheldText}</p>
        <div className="mt-3 grid gap-4 sm:grid-cols-2">
          <Checkbox name="withholdsTax" defaultChecked={typed.withholdsTax}>
            {couriersMessages.withholdsTax}
          </Checkbox>
          <TextField {...{ ...inputOf('withheldTaxRate'), ...amount }} hint={couriersMessages.withheldTaxHint} />
        </div>
      </Panel>
      <Panel title={couriersMessages.file}>
        <p className="text-ink-soft text-sm">{couriersMessages.fileText}</p>
        {fieldErrors.column && <p className="mt-2 font-medium text-clay text-sm">{couriersMessages.noColumns}</p>}
        <div className="mt-3 grid grid-cols-2 gap-3 sm:grid-cols-3">
          {csvFields.map((field, index) => (
            <SelectField
              key={field}
              label={couriersMessages.column(index + 1)}
              name="column"
              defaultValue={typed.column[index] ?? ''}
              choices={csvFields.map((value) => ({ value, name: couriersMessages.fields[value] }))}
            >
              <option value="">{couriersMessages.noColumn}</option>
            </SelectField>
          ))}
          <SelectField
            label={couriersMessages.separator}
            name="separator"
            defaultValue={typed.separator}
            choices={csvSeparators.map((value) => ({ value, name: couriersMessages.separators[value] }))}
          />
          <SelectField
            {...inputOf('decimalSign')}
            error={fieldErrors.decimalSign && couriersMessages.signsEqual}
            choices={decimalSigns.map((value) => ({ value, name: couriersMessages.decimalSigns[value] }))}
          />
        </div>
      </Panel>
    </>
  )
}

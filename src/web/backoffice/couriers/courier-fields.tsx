import { csvFields, csvSeparators, decimalSigns } from '#domain/couriers/courier.ts'
import { governorates } from '#domain/geography/governorate.ts'
import { couriersMessages } from '#page-messages/backoffice/couriers.ts'
import { governorateMessages } from '#page-messages/governorates.ts'
import { fieldProps } from '#web/backoffice/forms/field-props.ts'
import { Panel } from '#web/backoffice/layout/panel.tsx'
import { Checkbox } from '#web/ui/checkbox.tsx'
import { Disclosure } from '#web/ui/disclosure.tsx'
import { SelectField, TextField } from '#web/ui/field.tsx'
import { type CourierFieldErrors, courierForm, type TypedCourier } from './courier-form.ts'

interface CourierFieldsProps {
  readonly typed: TypedCourier
  readonly fieldErrors: CourierFieldErrors
}

/** The fields of a courier. */
export function CourierFields({ typed, fieldErrors }: CourierFieldsProps) {
  const names = { ...couriersMessages, deliveryIn: '', refusalIn: '', column: couriersMessages.file }
  const fields = fieldProps(courierForm, { names, typed, fieldErrors })
  const { deliveryIn, refusalIn, separator } = fields
  const feeError = deliveryIn.error ?? refusalIn.error
  return (
    <>
      <Panel title={couriersMessages.name}>
        <div className="grid gap-4 sm:grid-cols-2">
          <TextField {...fields.name} />
          <TextField {...fields.phone} />
        </div>
      </Panel>
      <Panel title={couriersMessages.feesTitle}>
        <div className="grid gap-4 sm:grid-cols-2">
          {(['deliveryFee', 'refusalFee', 'collectionFee'] as const).map((name) => (
            <TextField key={name} {...fields[name]} hint={couriersMessages.feeHint} />
          ))}
          <TextField
            {...fields.remittanceDays}
            hint={couriersMessages.remittanceHint}
            error={fields.remittanceDays.error && couriersMessages.remittanceHint}
          />
        </div>
        <Disclosure title={couriersMessages.elsewhere} isOpen={feeError !== undefined} className="mt-4">
          <p className="text-ink-soft text-sm">{couriersMessages.elsewhereHint}</p>
          {feeError && <p className="mt-2 font-medium text-clay text-sm">{feeError}</p>}
          <div className="mt-3 grid grid-cols-2 gap-3">
            {governorates.map((governorate, index) => (
              <div key={governorate} className="contents">
                <TextField
                  {...courierForm.deliveryIn.input}
                  name="deliveryIn"
                  label={couriersMessages.deliveredIn(governorateMessages[governorate])}
                  defaultValue={typed.deliveryIn[index]}
                />
                <TextField
                  {...courierForm.refusalIn.input}
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
          <TextField {...fields.withheldTaxBasisPoints} hint={couriersMessages.withheldTaxHint} />
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
            {...separator}
            choices={csvSeparators.map((value) => ({ value, name: couriersMessages.separators[value] }))}
          />
          <SelectField
            {...fields.decimalSign}
            error={fieldErrors.decimalSign && couriersMessages.signsEqual}
            choices={decimalSigns.map((value) => ({ value, name: couriersMessages.decimalSigns[value] }))}
          />
        </div>
      </Panel>
    </>
  )
}

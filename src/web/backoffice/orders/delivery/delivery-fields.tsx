import type { ReactNode } from 'react'
import { governorates } from '#domain/geography/governorate.ts'
import { ordersMessages } from '#page-messages/backoffice/orders.ts'
import { governorateMessages } from '#page-messages/governorates.ts'
import { fieldProps } from '#web/backoffice/forms/field-props.ts'
import { useTownSuggestions } from '#web/forms/use-town-suggestions.tsx'
import { SelectField, TextField } from '#web/ui/field.tsx'
import { type DeliveryFieldErrors, deliveryForm, type TypedDelivery } from './delivery-form.ts'

interface DeliveryFieldsProps {
  readonly typed?: TypedDelivery
  readonly fieldErrors?: DeliveryFieldErrors
  /** Shown below the phone number. */
  readonly afterPhone?: ReactNode
}

/** The fields of recipient and address; empty for a new order. */
export function DeliveryFields({ typed, fieldErrors = {}, afterPhone }: DeliveryFieldsProps) {
  const towns = useTownSuggestions()
  const { fields: names } = ordersMessages
  const fields = fieldProps(deliveryForm, { names, typed, fieldErrors })
  return (
    <div className="grid gap-4 sm:grid-cols-2">
      <TextField {...fields.name} />
      <TextField {...fields.phone} />
      {afterPhone}
      <TextField {...fields.address} className="sm:col-span-2" />
      <TextField {...fields.city} autoComplete="off" {...towns.attributes} />
      {towns.suggestions}
      <SelectField
        {...fields.governorate}
        choices={governorates.map((code) => ({ value: code, name: governorateMessages[code] }))}
      >
        <option value="">{names.fromCity}</option>
      </SelectField>
      <TextField {...fields.email} hint={names.emailHint} className="sm:col-span-2" />
    </div>
  )
}

import type { ReactNode } from 'react'
import { governorates } from '#domain/geography/governorate.ts'
import { ordersMessages } from '#page-messages/backoffice/orders.ts'
import { governorateMessages } from '#page-messages/governorates.ts'
import { inputPropsOf } from '#web/backoffice/forms/error-text-of.ts'
import { useTownSuggestions } from '#web/forms/use-town-suggestions.tsx'
import { SelectField, TextField } from '#web/ui/field.tsx'
import type { DeliveryFieldErrors, DeliveryFieldValues } from './delivery-form.ts'

interface DeliveryFieldsProps {
  readonly typed?: DeliveryFieldValues
  readonly fieldErrors?: DeliveryFieldErrors
  /** Shown below the phone number. */
  readonly afterPhone?: ReactNode
}

/** The fields of recipient and address; empty for a new order. */
export function DeliveryFields({ typed, fieldErrors = {}, afterPhone }: DeliveryFieldsProps) {
  const { fields } = ordersMessages
  const towns = useTownSuggestions()
  const inputOf = inputPropsOf({ names: fields, typed, fieldErrors })
  return (
    <div className="grid gap-4 sm:grid-cols-2">
      <TextField {...inputOf('name')} required />
      <TextField {...inputOf('phone')} type="tel" required />
      {afterPhone}
      <TextField {...inputOf('address')} required className="sm:col-span-2" />
      <TextField {...inputOf('city')} required autoComplete="off" {...towns.attributes} />
      {towns.suggestions}
      <SelectField
        label={fields.governorate}
        name="governorate"
        defaultValue={typed?.governorate ?? ''}
        choices={[
          { value: '', name: fields.fromCity },
          ...governorates.map((code) => ({ value: code, name: governorateMessages[code] })),
        ]}
      />
      <TextField {...inputOf('email')} type="email" hint={fields.emailHint} className="sm:col-span-2" />
    </div>
  )
}

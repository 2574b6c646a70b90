import type { ReactNode } from 'react'
import { governorates } from '#domain/geography/governorate.ts'
import { ordersMessages } from '#page-messages/backoffice/orders.ts'
import { governorateMessages } from '#page-messages/governorates.ts'
import { errorTextOf } from '#web/backoffice/forms/error-text-of.ts'
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
  const error = errorTextOf(fieldErrors)
  return (
    <div className="grid gap-4 sm:grid-cols-2">
      <TextField label={fields.name} name="name" required defaultValue={typed?.name} error={error('name')} />
      <TextField
        label={fields.phone}
        name="phone"
        type="tel"
        required
        defaultValue={typed?.phone}
        error={error('phone')}
      />
      {afterPhone}
      <TextField
        label={fields.address}
        name="address"
        required
        defaultValue={typed?.address}
        error={error('address')}
        className="sm:col-span-2"
      />
      <TextField
        label={fields.city}
        name="city"
        required
        autoComplete="off"
        {...towns.attributes}
        defaultValue={typed?.city}
        error={error('city')}
      />
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
      <TextField
        label={fields.email}
        name="email"
        type="email"
        hint={fields.emailHint}
        defaultValue={typed?.email}
        error={error('email')}
        className="sm:col-span-2"
      />
    </div>
  )
}

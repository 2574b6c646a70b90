import type { ReactNode } from 'react'
import { governorateNames, governorates } from '#domain/orders/governorate.ts'
import { SelectField, TextField } from '../../ui/field.tsx'
import { useTowns } from '../../use-towns.tsx'
import { useOfficeMessages } from '../text/office-messages.ts'
import type { DeliveryMistakes, TypedDelivery } from './delivery-form.ts'

interface DeliveryFieldsProps {
  readonly typed?: TypedDelivery
  readonly mistakes?: DeliveryMistakes
  /** What is known of the number, below it. */
  readonly afterPhone?: ReactNode
}

/** Who gets the parcel and where; for a new order nothing is written yet. */
export function DeliveryFields({ typed, mistakes = {}, afterPhone }: DeliveryFieldsProps) {
  const { fields } = useOfficeMessages().orders
  const towns = useTowns()
  const error = (field: keyof DeliveryMistakes) => {
    const mistake = mistakes[field]
    return mistake && fields.mistakes[mistake]
  }
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
          ...governorates.map((code) => ({ value: code, name: governorateNames[code] })),
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

import { type Governorate, governorateNames, governorates } from '#domain/orders/governorate.ts'
import type { Customer } from '#domain/orders/order.ts'
import { formatPhone } from '#domain/phone.ts'
import { SelectField, TextField } from '../../ui/field.tsx'
import { useTowns } from '../../use-towns.tsx'
import { useOfficeMessages } from '../text/office-messages.ts'
import type { DeliveryMistakes } from './delivery-form.ts'

export interface KnownDelivery {
  readonly customer: Customer
  readonly address: string
  readonly city: string
  /** Set where somebody has said another than the city does. */
  readonly governorate?: Governorate | undefined
}

/** Who gets the parcel and where; for a new order nothing is known yet. */
export function DeliveryFields({ known, mistakes = {} }: { known?: KnownDelivery; mistakes?: DeliveryMistakes }) {
  const { fields } = useOfficeMessages().orders
  const towns = useTowns()
  const error = (field: keyof DeliveryMistakes) => {
    const mistake = mistakes[field]
    return mistake && fields.mistakes[mistake]
  }
  const customer = known?.customer
  return (
    <div className="grid gap-4 sm:grid-cols-2">
      <TextField label={fields.name} name="name" required defaultValue={customer?.name} error={error('name')} />
      <TextField
        label={fields.phone}
        name="phone"
        type="tel"
        required
        defaultValue={customer && formatPhone(customer.phone)}
        error={error('phone')}
      />
      <TextField
        label={fields.address}
        name="address"
        required
        defaultValue={known?.address}
        error={error('address')}
        className="sm:col-span-2"
      />
      <TextField
        label={fields.city}
        name="city"
        required
        autoComplete="off"
        {...towns.attributes}
        defaultValue={known?.city}
        error={error('city')}
      />
      {towns.suggestions}
      <SelectField
        label={fields.governorate}
        name="governorate"
        defaultValue={known?.governorate ?? ''}
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
        defaultValue={customer?.email}
        error={error('email')}
        className="sm:col-span-2"
      />
    </div>
  )
}

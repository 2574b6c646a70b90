import { maxEmailAddressLength } from '#domain/email-address.ts'
import { governorates } from '#domain/geography/governorate.ts'
import type { DeliveryCorrection } from '#domain/orders/delivery/delivery-correction.ts'
import { maxAddressLength, maxCityLength, maxPersonNameLength, maxPhoneTextLength } from '#domain/text-lengths.ts'
import type { BackofficeFieldErrors } from '#web/backoffice/forms/field-props.ts'
import { emailAddress, oneOf, optional, phone, piped, plainLine, required } from '#web/forms/codec.ts'
import { readTyped, type Typed, typedIn, typedOf } from '#web/forms/form.ts'

/** Recipient and address. */
export const deliveryForm = {
  name: required(plainLine(maxPersonNameLength)),
  phone: piped(plainLine(maxPhoneTextLength), phone),
  email: optional(piped(plainLine(maxEmailAddressLength), emailAddress)),
  address: required(plainLine(maxAddressLength)),
  city: required(plainLine(maxCityLength)),
  governorate: optional(oneOf(governorates, 'unknown')),
}

/** The field values as typed, valid or not. */
export type TypedDelivery = Typed<typeof deliveryForm>

export type DeliveryFieldErrors = BackofficeFieldErrors<keyof TypedDelivery>

export type DeliveryReading =
  | { readonly correction: DeliveryCorrection }
  | { readonly fieldErrors: DeliveryFieldErrors }

export function typedDeliveryIn(form: FormData): TypedDelivery {
  return typedIn(deliveryForm, form)
}

/** Returns the initial field values of a delivery. */
export function typedDeliveryOf({ customer, address, city, governorate }: DeliveryCorrection): TypedDelivery {
  const { name, phone, email } = customer
  return typedOf(deliveryForm, { name, phone, email, address, city, governorate })
}

/** Reads recipient and address. */
export function readDelivery(form: FormData): DeliveryReading {
  const reading = readTyped(deliveryForm, typedDeliveryIn(form))
  if (reading.outcome === 'invalid') return { fieldErrors: reading.fieldErrors }
  const { name, phone, email, address, city, governorate } = reading.value
  const customer = { name, ...(email && { email }), phone }
  return { correction: { customer, address, city, ...(governorate && { governorate }) } }
}

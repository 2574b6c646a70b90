import { maxEmailAddressLength, parseEmailAddress } from '#domain/email-address.ts'
import { isGovernorate } from '#domain/geography/governorate.ts'
import type { DeliveryCorrection } from '#domain/orders/delivery/delivery-correction.ts'
import { formatPhone, parsePhone } from '#domain/phone.ts'
import { cleanLine } from '#domain/text.ts'
import { type FieldErrors, lengthErrors, textIn } from '#web/forms/read-form.ts'

const maxLengths = { name: 120, phone: 200, email: maxEmailAddressLength, address: 300, city: 200 }

export type DeliveryField = keyof typeof maxLengths

export type DeliveryFieldErrors = FieldErrors<DeliveryField>

export type DeliveryReading =
  | { readonly correction: DeliveryCorrection }
  | { readonly fieldErrors: DeliveryFieldErrors }

/** The field values as typed, valid or not. */
export type DeliveryFieldValues = Readonly<Record<DeliveryField | 'governorate', string>>

export function deliveryFieldValues(form: FormData): DeliveryFieldValues {
  const typed = (field: keyof DeliveryFieldValues) => cleanLine(textIn(form, field))
  return {
    name: typed('name'),
    phone: typed('phone'),
    email: typed('email'),
    address: typed('address'),
    city: typed('city'),
    governorate: typed('governorate'),
  }
}

/** Returns the initial field values of a delivery. */
export function fieldValuesOf({ customer, address, city, governorate }: DeliveryCorrection): DeliveryFieldValues {
  const { name, phone, email = '' } = customer
  return { name, phone: formatPhone(phone), email, address, city, governorate: governorate ?? '' }
}

/** Reads recipient and address. Only the email address is optional. */
export function readDelivery(form: FormData): DeliveryReading {
  const { governorate, ...typed } = deliveryFieldValues(form)
  const phone = parsePhone(typed.phone)
  const email = parseEmailAddress(typed.email)
  const fieldErrors: DeliveryFieldErrors = {
    ...(!phone && { phone: 'phone' }),
    ...(typed.email !== '' && !email && { email: 'email' }),
    ...lengthErrors(typed, maxLengths, ['email']),
  }
  if (!phone || Object.keys(fieldErrors).length > 0) return { fieldErrors }
  return {
    correction: {
      customer: { name: typed.name, ...(email && { email }), phone },
      address: typed.address,
      city: typed.city,
      ...(isGovernorate(governorate) && { governorate }),
    },
  }
}

import { z } from 'zod'
import { maxEmailAddressLength } from '#domain/email-address.ts'
import type { DeliveryCorrection } from '#domain/orders/delivery/delivery-correction.ts'
import { maxAddressLength, maxCityLength, maxPersonNameLength, maxPhoneTextLength } from '#domain/text-lengths.ts'
import { type BackofficeFieldErrors, checkForm } from '#web/backoffice/forms/check-form.ts'
import { emailAddress, governorate, optional, phone, requiredText, text } from '#web/forms/field-values.ts'
import { plainLine, readFields } from '#web/forms/form-fields.ts'

const typedDelivery = z.object({
  name: plainLine,
  phone: plainLine,
  email: plainLine,
  address: plainLine,
  city: plainLine,
  governorate: plainLine,
})

/** Recipient and address. Only the email address is optional. */
export const deliveryForm = z
  .object({
    name: requiredText(maxPersonNameLength),
    phone: text(maxPhoneTextLength).pipe(phone),
    email: optional(text(maxEmailAddressLength).pipe(emailAddress)),
    address: requiredText(maxAddressLength),
    city: requiredText(maxCityLength),
    governorate,
  })
  .transform(
    ({ name, phone, email, address, city, governorate }): DeliveryCorrection => ({
      customer: { name, ...(email && { email }), phone },
      ...{ address, city },
      ...(governorate && { governorate }),
    }),
  )

/** The field values as typed, valid or not. */
export type DeliveryFieldValues = Readonly<z.input<typeof deliveryForm>>

export type DeliveryFieldErrors = BackofficeFieldErrors<keyof DeliveryFieldValues>

export type DeliveryReading =
  | { readonly correction: DeliveryCorrection }
  | { readonly fieldErrors: DeliveryFieldErrors }

export function deliveryFieldValues(form: FormData): DeliveryFieldValues {
  return readFields(typedDelivery, form)
}

/** Reads recipient and address. */
export function readDelivery(form: FormData): DeliveryReading {
  const reading = checkForm(deliveryForm, deliveryFieldValues(form))
  return reading.outcome === 'read' ? { correction: reading.value } : { fieldErrors: reading.fieldErrors }
}

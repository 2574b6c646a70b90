import { longestEmail, parseEmail } from '#domain/email.ts'
import type { DeliveryCorrection } from '#domain/orders/delivery-correction.ts'
import { isGovernorate } from '#domain/orders/governorate.ts'
import { formatPhone, parsePhone } from '#domain/phone.ts'
import { cleanLine } from '#domain/text.ts'
import { lengthMistakes, type Mistakes, textIn } from '../../read-form.ts'

const longest = { name: 120, phone: 200, email: longestEmail, address: 300, city: 200 }

export type DeliveryField = keyof typeof longest

export type DeliveryMistakes = Mistakes<DeliveryField>

export type DeliveryReading = { readonly correction: DeliveryCorrection } | { readonly mistakes: DeliveryMistakes }

/** What stands in the fields, be it right or wrong. */
export type TypedDelivery = Readonly<Record<DeliveryField | 'governorate', string>>

export function typedDelivery(form: FormData): TypedDelivery {
  const typed = (field: keyof TypedDelivery) => cleanLine(textIn(form, field))
  return {
    name: typed('name'),
    phone: typed('phone'),
    email: typed('email'),
    address: typed('address'),
    city: typed('city'),
    governorate: typed('governorate'),
  }
}

/** What stands in the fields before anybody touches them. */
export function typedOf({ customer, address, city, governorate }: DeliveryCorrection): TypedDelivery {
  const { name, phone, email = '' } = customer
  return { name, phone: formatPhone(phone), email, address, city, governorate: governorate ?? '' }
}

/** Reads who gets the parcel and where. Only the e-mail address may be left out. */
export function readDelivery(form: FormData): DeliveryReading {
  const { governorate, ...typed } = typedDelivery(form)
  const phone = parsePhone(typed.phone)
  const email = parseEmail(typed.email)
  const mistakes: DeliveryMistakes = {
    ...(!phone && { phone: 'phone' }),
    ...(typed.email !== '' && !email && { email: 'email' }),
    ...lengthMistakes(typed, longest, ['email']),
  }
  if (!phone || Object.keys(mistakes).length > 0) return { mistakes }
  return {
    correction: {
      customer: { name: typed.name, ...(email && { email }), phone },
      address: typed.address,
      city: typed.city,
      ...(isGovernorate(governorate) && { governorate }),
    },
  }
}

import { longestEmail, parseEmail } from '#domain/email.ts'
import type { DeliveryCorrection } from '#domain/orders/delivery-correction.ts'
import { isGovernorate } from '#domain/orders/governorate.ts'
import { parsePhone } from '#domain/phone.ts'
import { cleanLine } from '#domain/text.ts'
import { lengthMistakes, type Mistakes, textIn } from '../../read-form.ts'

const longest = { name: 120, phone: 200, email: longestEmail, address: 300, city: 200 }

export type DeliveryField = keyof typeof longest

export type DeliveryMistakes = Mistakes<DeliveryField>

export type DeliveryReading = { readonly correction: DeliveryCorrection } | { readonly mistakes: DeliveryMistakes }

/** Reads who gets the parcel and where. Only the e-mail address may be left out. */
export function readDelivery(form: FormData): DeliveryReading {
  const typed = {
    name: cleanLine(textIn(form, 'name')),
    phone: cleanLine(textIn(form, 'phone')),
    email: cleanLine(textIn(form, 'email')),
    address: cleanLine(textIn(form, 'address')),
    city: cleanLine(textIn(form, 'city')),
  }
  const phone = parsePhone(typed.phone)
  const email = parseEmail(typed.email)
  const mistakes: DeliveryMistakes = {
    ...(!phone && { phone: 'phone' }),
    ...(typed.email !== '' && !email && { email: 'email' }),
    ...lengthMistakes(typed, longest, ['email']),
  }
  if (!phone || Object.keys(mistakes).length > 0) return { mistakes }
  const governorate = textIn(form, 'governorate')
  return {
    correction: {
      customer: { name: typed.name, ...(email && { email }), phone },
      address: typed.address,
      city: typed.city,
      ...(isGovernorate(governorate) && { governorate }),
    },
  }
}

import { maxEmailAddressLength, parseEmailAddress } from '#domain/email-address.ts'
import { type Millimes, toDinars } from '#domain/money.ts'
import { maxCustomerNoteLength } from '#domain/orders/order.ts'
import { parsePhone } from '#domain/phone.ts'
import { cleanPlainLine, cleanText, countCharacters } from '#domain/text.ts'
import { maxAddressLength, maxCityLength, maxPersonNameLength, maxPhoneTextLength } from '#domain/text-lengths.ts'
import type { Cart } from '#web/storefront/cart/cart.ts'
import { linesField, linesToForm } from '#web/storefront/cart/cart-fields.ts'

/** Optional fields with several lines of text. */
const noteFields = ['note', 'giftNote'] as const

/** The fields a visitor fills in, in the order of the page. */
export const checkoutFields = ['nom', 'email', 'telephone', 'adresse', 'ville', ...noteFields] as const

export type CheckoutField = (typeof checkoutFields)[number]

/** A mistake in a field: a key of `messages.forms`. */
export type FieldError = 'required' | 'email' | 'phone' | 'tooLong'

export type FieldErrors = Readonly<Partial<Record<CheckoutField, FieldError>>>

/** Lengths in characters. */
export const maxLengths = {
  ...{ nom: maxPersonNameLength, email: maxEmailAddressLength, telephone: maxPhoneTextLength },
  ...{ adresse: maxAddressLength, ville: maxCityLength },
  ...{ note: maxCustomerNoteLength, giftNote: maxCustomerNoteLength },
} as const

/** The fields with the total the visitor saw, and with the idempotency key. */
export const totalField = 'total'
export const keyField = 'idempotencyKey'

/** Adds cart, total and idempotency key to the form before it is sent. */
export function addOrderTo(form: FormData, order: { cart: Cart; total: Millimes; key: string }): void {
  form.set(linesField, linesToForm(order.cart))
  form.set(totalField, String(toDinars(order.total)))
  form.set(keyField, order.key)
}

/** Validates the visitor's fields; in the browser as well, before anything is sent. */
export function readFieldErrors(form: FormData): FieldErrors {
  const errors: Partial<Record<CheckoutField, FieldError>> = {}
  for (const field of checkoutFields) {
    const text = typed(form, field)
    if (text === '') {
      if (!isNote(field)) errors[field] = 'required'
    } else if (countCharacters(text) > maxLengths[field]) errors[field] = 'tooLong'
    else if (field === 'email' && !parseEmailAddress(text)) errors.email = 'email'
    else if (field === 'telephone' && !parsePhone(text)) errors.telephone = 'phone'
  }
  return errors
}

function typed(form: FormData, field: CheckoutField): string {
  const value = form.get(field)
  return typeof value === 'string' ? (isNote(field) ? cleanText : cleanPlainLine)(value) : ''
}

function isNote(field: CheckoutField): boolean {
  return field === 'note' || field === 'giftNote'
}

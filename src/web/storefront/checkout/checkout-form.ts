import { parseEmail } from '#domain/email.ts'
import { dinars, type Millimes, toDinars } from '#domain/money.ts'
import { longestCustomerNote, type OrderRequest } from '#domain/orders/order.ts'
import { parsePhone } from '#domain/phone.ts'
import { cleanLine, cleanText } from '#domain/text.ts'
import type { Cart } from '../cart/cart.ts'
import { linesField, linesToForm, readCartForm } from '../cart/cart-form.ts'

/** What may be left empty, each of several lines. */
const noteFields = ['note', 'giftNote'] as const

/** The fields a visitor fills in, in the order of the page. */
export const checkoutFields = ['nom', 'email', 'telephone', 'adresse', 'ville', ...noteFields] as const

export type CheckoutField = (typeof checkoutFields)[number]

/** What is wrong with a field: a key of `messages.forms`. */
export type FieldError = 'required' | 'email' | 'phone' | 'tooLong'

export type FieldErrors = Readonly<Partial<Record<CheckoutField, FieldError>>>

/** Lengths in characters, the same as in the API. */
export const longest = {
  ...{ nom: 120, email: 254, telephone: 200, adresse: 300, ville: 200 },
  ...{ note: longestCustomerNote, giftNote: longestCustomerNote },
} as const

/** The fields that carry the total a visitor was shown, and what makes a form that is sent twice one order. */
export const totalField = 'total'
export const keyField = 'idempotencyKey'

export type CheckoutReading =
  | { readonly reading: 'complete'; readonly request: OrderRequest }
  | { readonly reading: 'wrong-fields'; readonly errors: FieldErrors }
  /** What our own page never sends. */
  | { readonly reading: 'unreadable' }

/** What the page adds to the visitor's fields when it sends the order. */
export function addOrderTo(form: FormData, order: { cart: Cart; total: Millimes; key: string }): void {
  form.set(linesField, linesToForm(order.cart))
  form.set(totalField, String(toDinars(order.total)))
  form.set(keyField, order.key)
}

export function readCheckoutForm(form: FormData): CheckoutReading {
  const errors = readFieldErrors(form)
  if (Object.keys(errors).length > 0) return { reading: 'wrong-fields', errors }

  const email = parseEmail(typed(form, 'email'))
  const phone = parsePhone(typed(form, 'telephone'))
  const lines = readCartForm(form)
  const claimedTotal = readTotal(form.get(totalField))
  const idempotencyKey = readKey(form.get(keyField))
  const payment = readPayment(form.get('paymentMethod'))
  if (!email || !phone || !lines || !payment) return { reading: 'unreadable' }
  if (claimedTotal === undefined || idempotencyKey === undefined) return { reading: 'unreadable' }
  const [customerNote, giftNote] = noteFields.map((field) => typed(form, field))
  return {
    reading: 'complete',
    request: {
      customer: { name: typed(form, 'nom'), email, phone },
      delivery: { address: typed(form, 'adresse'), city: typed(form, 'ville') },
      ...{ lines, payment, claimedTotal, idempotencyKey },
      ...(customerNote && { customerNote }),
      ...(giftNote && { giftNote }),
    },
  }
}

/** What is wrong with the visitor's fields; the page asks before it sends anything. */
export function readFieldErrors(form: FormData): FieldErrors {
  const errors: Partial<Record<CheckoutField, FieldError>> = {}
  for (const field of checkoutFields) {
    const text = typed(form, field)
    if (text === '') {
      if (!isNote(field)) errors[field] = 'required'
    } else if (text.length > longest[field]) errors[field] = 'tooLong'
    else if (field === 'email' && !parseEmail(text)) errors.email = 'email'
    else if (field === 'telephone' && !parsePhone(text)) errors.telephone = 'phone'
  }
  return errors
}

function typed(form: FormData, field: CheckoutField): string {
  const value = form.get(field)
  return typeof value === 'string' ? (isNote(field) ? cleanText : cleanLine)(value) : ''
}

function isNote(field: CheckoutField): boolean {
  return field === 'note' || field === 'giftNote'
}

function readTotal(value: unknown): Millimes | undefined {
  return typeof value === 'string' && /^\d{1,9}(\.\d{1,3})?$/.test(value) ? dinars(Number(value)) : undefined
}

function readKey(value: unknown): string | undefined {
  return typeof value === 'string' && /^[\x21-\x7e]{1,255}$/.test(value) ? value : undefined
}

function readPayment(value: unknown) {
  if (value === 'livraison') return 'cash-on-delivery' as const
  return value === 'paypal' ? ('paypal' as const) : undefined
}

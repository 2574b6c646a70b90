import { z } from 'zod'
import { normalizeCode } from '#domain/discounts/discount-code.ts'
import { parseEmailAddress } from '#domain/email-address.ts'
import { dinars, type Millimes } from '#domain/money.ts'
import type { OrderRequest } from '#domain/orders/order.ts'
import { paymentMethodNames, paymentMethods } from '#domain/payment-method.ts'
import { parsePhone } from '#domain/phone.ts'
import { paragraphs, plainLine, rawText, readFields } from '#web/forms/form-fields.ts'
import { codeField, linesField } from '#web/storefront/cart/cart-fields.ts'
import { cartLines } from '#web/storefront/cart/cart-form.ts'
import { type FieldErrors, keyField, readFieldErrors, totalField } from './checkout-fields.ts'

const dinarsSent = z.string().regex(/^\d{1,9}(\.\d{1,3})?$/)

/** The values are undefined when the page never sends them. What visitors type is checked by `readFieldErrors`. */
export const checkoutForm = z.object({
  ...{ nom: plainLine, adresse: plainLine, ville: plainLine, note: paragraphs, giftNote: paragraphs },
  [codeField]: plainLine,
  email: plainLine.transform(parseEmailAddress),
  telephone: plainLine.transform(parsePhone),
  [linesField]: cartLines,
  [totalField]: rawText.transform((sent): Millimes | undefined => {
    const { data } = dinarsSent.safeParse(sent)
    return data === undefined ? undefined : dinars(Number(data))
  }),
  [keyField]: rawText.transform(
    (sent) =>
      z
        .string()
        .regex(/^[\x21-\x7e]{1,255}$/)
        .safeParse(sent).data,
  ),
  paymentMethod: rawText.transform((sent) => paymentMethodNames.find((method) => paymentMethods[method].wire === sent)),
})

export type CheckoutReading =
  | { readonly reading: 'complete'; readonly request: OrderRequest }
  | { readonly reading: 'wrong-fields'; readonly errors: FieldErrors }
  /** Values the page never sends. */
  | { readonly reading: 'unreadable' }

/** Reads the order request of a form, or its errors. */
export function readCheckoutForm(form: FormData): CheckoutReading {
  const errors = readFieldErrors(form)
  if (Object.keys(errors).length > 0) return { reading: 'wrong-fields', errors }
  const { nom, email, telephone, adresse, ville, note, giftNote, code, ...order } = readFields(checkoutForm, form)
  const { orderItems: lines, total: claimedTotal, idempotencyKey, paymentMethod: payment } = order
  if (!email || !telephone || !lines || !payment) return { reading: 'unreadable' }
  if (claimedTotal === undefined || idempotencyKey === undefined) return { reading: 'unreadable' }
  return {
    reading: 'complete',
    request: {
      customer: { name: nom, email, phone: telephone },
      delivery: { address: adresse, city: ville },
      ...{ payment, lines, claimedTotal, idempotencyKey },
      ...(note && { customerNote: note }),
      ...(giftNote && { giftNote }),
      ...(normalizeCode(code) && { code }),
    },
  }
}

import { z } from 'zod'
import { locales } from '#domain/locale.ts'
import { maxCustomerNoteLength } from '#domain/orders/order.ts'
import { orderSources } from '#domain/orders/order-source.ts'
import { defaultPaymentMethod, isPrepaid, paymentMethodNames } from '#domain/payment-method.ts'
import { cutParagraphs, isSent, known, rawText } from '#web/forms/form-fields.ts'

/** The fields of an entered order beside those of its delivery and its lines. */
export const orderEntryForm = z
  .object({
    source: known(orderSources),
    locale: known(locales),
    payment: known(paymentMethodNames),
    key: rawText,
    customerNote: cutParagraphs(maxCustomerNoteLength),
    giftNote: cutParagraphs(maxCustomerNoteLength),
    confirmed: isSent,
    handed: isSent,
  })
  .transform(({ source = 'phone', locale = 'main' as const, payment = defaultPaymentMethod, key, ...sent }) => ({
    ...{ source, locale, payment, idempotencyKey: `office-${key}` },
    notes: {
      ...(sent.customerNote && { customerNote: sent.customerNote }),
      ...(sent.giftNote && { giftNote: sent.giftNote }),
    },
    isConfirmed: sent.confirmed,
    isHandedOver: sent.handed && source === 'visit' && !isPrepaid(payment),
  }))

import { z } from 'zod'
import { locales } from '#domain/locale.ts'
import { maxCustomerNoteLength } from '#domain/orders/order.ts'
import { orderSources } from '#domain/orders/order-source.ts'
import { cutParagraphs, isSent, known, rawText } from '#web/forms/form-fields.ts'

/** The fields of an entered order beside those of its delivery and its lines. */
export const orderEntryForm = z
  .object({
    source: known(orderSources),
    locale: known(locales),
    payment: rawText,
    key: rawText,
    customerNote: cutParagraphs(maxCustomerNoteLength),
    giftNote: cutParagraphs(maxCustomerNoteLength),
    confirmed: isSent,
    handed: isSent,
  })
  .transform(
    ({ source = 'phone', locale = 'main' as const, payment, key, customerNote, giftNote, handed, ...sent }) => ({
      source,
      locale,
      payment: payment === 'paypal' ? ('paypal' as const) : ('cash-on-delivery' as const),
      idempotencyKey: `office-${key}`,
      notes: { ...(customerNote && { customerNote }), ...(giftNote && { giftNote }) },
      isConfirmed: sent.confirmed,
      isHandedOver: handed && source === 'visit' && payment !== 'paypal',
    }),
  )

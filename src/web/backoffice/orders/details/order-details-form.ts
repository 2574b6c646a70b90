import { z } from 'zod'
import { millimes } from '#domain/money.ts'
import { orderStatuses } from '#domain/order-status.ts'
import { maxReferenceLength } from '#domain/orders/payments/payment.ts'
import { textChannels, textPurposes } from '#domain/orders/texts/customer-text.ts'
import { parsePrice, readsTwoWaysUpTo } from '#domain/parse-price.ts'
import { paymentMeans } from '#domain/payment-means.ts'
import { carrierFields } from '#web/backoffice/orders/carrier/carrier-form.ts'
import { maxNoteLength, maxOrderNoteLength } from '#web/backoffice/orders/note-limits.ts'
import {
  cutLine,
  cutParagraphs,
  isSent,
  known,
  plainLine,
  rawText,
  sentId,
  sentIdOrZero,
  submissionKey,
} from '#web/forms/form-fields.ts'

/** A status change. The statuses are undefined when the page never sends them. */
export const stepForm = z
  .object({
    to: known(orderStatuses),
    from: known(orderStatuses),
    note: cutLine(maxNoteLength),
    reason: cutLine(maxNoteLength),
    tell: isSent,
    unpaid: isSent,
    claim: plainLine,
    ...carrierFields,
  })
  .transform(({ to, from, note, reason, claim, tell: notifiesCustomer, unpaid: isUnpaidAgreed, carrier, holder }) => {
    return { to, from, typed: { note, reason, claim, notifiesCustomer }, isUnpaidAgreed, carrier, holder }
  })

export const noteForm = z.object({ key: submissionKey, body: cutParagraphs(maxOrderNoteLength) })

/** Undefined for what the page never sends. */
export const sentTextForm = z.object({ purpose: known(textPurposes), channel: known(textChannels) })

/**
 * A payment or a refund of an order of `total` millimes. `seen` is the id of the last one on the page. An amount that
 * is none is undefined.
 */
export const paymentForm = z
  .object({
    key: submissionKey,
    amount: plainLine,
    total: sentIdOrZero,
    means: known(paymentMeans),
    reference: cutLine(maxReferenceLength),
    seen: sentIdOrZero,
  })
  .transform(({ amount, total, ...payment }) => ({
    ...payment,
    ...{ amount: parsePrice(amount), isAmbiguous: readsTwoWaysUpTo(amount, millimes(total)) },
  }))

/** `payment` is the id of the payment or refund that is revoked, as text. */
export const revocationForm = z.object({ reference: cutLine(maxReferenceLength), payment: rawText })

/** What the office says of a line for its maker. `line` is the line as the page showed it. */
export const prepareForm = z
  .object({
    ...{ position: sentIdOrZero, variant: sentId, pieces: sentId },
    answer: known(['ready', 'again'] as const),
  })
  .transform(({ position, variant: variantId, pieces: quantity, answer }) => ({
    line: variantId && quantity ? { position, variantId, quantity } : undefined,
    answer,
  }))

/** A request of the customer that the office has dealt with. */
export const settleRequestForm = z.object({ request: sentId })

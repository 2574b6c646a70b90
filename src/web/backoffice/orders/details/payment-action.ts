import { data, redirect } from 'react-router'
import { z } from 'zod'
import type { Marketplace } from '#domain/marketplace.ts'
import { millimes } from '#domain/money.ts'
import { maxReferenceLength } from '#domain/orders/payments/payment.ts'
import { type RevokeOutcome, recordPayment, revokePayment } from '#domain/orders/payments/record-payment.ts'
import { type RecordRefundOutcome, recordRefund } from '#domain/orders/payments/record-refund.ts'
import { parsePrice, readsTwoWaysUpTo } from '#domain/parse-price.ts'
import { paymentMeans } from '#domain/payment-means.ts'
import { cutLine, known, plainLine, rawText, readFields, sentIdOrZero, submissionKey } from '#web/forms/form-fields.ts'
import { parseId } from '#web/http/parse-id.ts'
import { orderDetailsPath } from '#web/paths/backoffice-order-paths.ts'

/**
 * A payment or a refund of an order of `total` millimes. `seen` is the id of the last one on the page. An amount that
 * is none is undefined.
 */
const paymentForm = z
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
const revocationForm = z.object({ reference: cutLine(maxReferenceLength), payment: rawText })

export async function notePayment(office: Marketplace, id: number, form: FormData) {
  const payment = readPayment(form, 'payment')
  if ('error' in payment) return data(payment, { status: 422 })
  return paymentAnswer(id, await recordPayment(office, id, payment))
}

export async function noteRefund(office: Marketplace, id: number, form: FormData) {
  const refund = readPayment(form, 'refund')
  if ('error' in refund) return data(refund, { status: 422 })
  return paymentAnswer(id, await recordRefund(office, id, refund))
}

export async function revokeNotedPayment(office: Marketplace, id: number, form: FormData) {
  const { reference: reason, payment } = readFields(revocationForm, form)
  return paymentAnswer(id, await revokePayment(office, id, parseId(payment), reason))
}

function readPayment(form: FormData, of: 'payment' | 'refund') {
  const { key, amount, isAmbiguous, means, reference, seen } = readFields(paymentForm, form)
  if (!key) throw data(null, { status: 400 })
  if (!amount || !means) return { outcome: 'not-recorded', of, error: 'no-amount' } as const
  if (isAmbiguous) return { outcome: 'not-recorded', of, error: 'two-readings' } as const
  // Cash has no number by which it is found again.
  if (reference === '' && means !== 'cash') return { outcome: 'not-recorded', of, error: 'no-reference' } as const
  return { submissionKey: key, amount, means, reference, seenId: seen }
}

function paymentAnswer(id: number, result: RecordRefundOutcome | RevokeOutcome) {
  if (result.outcome === 'recorded') return redirect(orderDetailsPath(id))
  if (result.outcome === 'exceeds') return data(result, { status: 422 })
  if (result.outcome === 'of-return' || result.outcome === 'of-gateway') return data(result, { status: 409 })
  return data({ outcome: 'payment-changed' } as const, { status: 409 })
}

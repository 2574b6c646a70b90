import { mayHandleOrders } from '#domain/access/policies.ts'
import { requireAllowed } from '#domain/access/require-allowed.ts'
import { recordAudit } from '#domain/audit/record-audit.ts'
import { postPayment } from '#domain/cash-book/post-payment.ts'
import { inTransaction } from '#domain/in-transaction.ts'
import type { Marketplace } from '#domain/marketplace.ts'
import type { Millimes } from '#domain/money.ts'
import { lockOrder } from '#domain/orders/lock-order.ts'
import type { PaymentMeans } from '#domain/payment-means.ts'
import type { PaymentRecord } from './payment.ts'
import { findRecorded, readLastPayment, readPayment } from './read-payments.ts'

export type PaymentOutcome =
  | { readonly outcome: 'recorded' }
  /** Another payment was recorded or revoked since the person loaded the page, also by the same form. */
  | { readonly outcome: 'changed-meanwhile'; readonly last: PaymentRecord | undefined }

/** `of-return`: it settles a return, and is undone there. `of-gateway`: the payment gateway has reported it. */
export type RevokeOutcome = PaymentOutcome | { readonly outcome: 'of-return' | 'of-gateway' }

export interface PaymentPart {
  /** Of the form: sent again, it records nothing more. */
  readonly submissionKey: string
  /** In millimes, above zero; more than is owed counts as overpaid. */
  readonly amount: Millimes
  readonly means: PaymentMeans
  readonly reference: string
  /** The last payment on the page that the person saw; 0 when there was none. */
  readonly seenId: number
}

/** Records that an order, or a part of it, is paid. A repeated request records it once. Throws NotFound. */
export async function recordPayment(
  marketplace: Marketplace,
  orderId: number,
  { seenId, ...payment }: PaymentPart,
): Promise<PaymentOutcome> {
  requireAllowed(mayHandleOrders(marketplace.actor))
  return inTransaction(marketplace, async (marketplace) => {
    await lockOrder(marketplace, orderId)
    const recorded = await findRecorded(marketplace, orderId, { ...payment, kind: 'paid' })
    if (recorded?.isSame) return { outcome: 'recorded' }
    const last = await readLastPayment(marketplace, orderId)
    if (recorded || (last?.id ?? 0) !== seenId) return { outcome: 'changed-meanwhile', last }
    const { amount, means, reference } = payment
    const paymentId = await postPayment(marketplace, { ...payment, orderId, kind: 'paid' })
    const after = { isPaid: true, reference, amount, means, paymentId }
    const before = { isPaid: false, reference: '' }
    await recordAudit(marketplace, { entity: 'order', id: orderId, action: 'paid', before, after })
    return { outcome: 'recorded' }
  })
}

/**
 * Revokes a payment or a refund that the person saw on the page, when it was recorded by mistake or sent back. What
 * the gateway has reported is no mistake: it is refunded. A repeated request revokes it once. Throws NotFound for an
 * unknown order or payment.
 */
export async function revokePayment(
  marketplace: Marketplace,
  orderId: number,
  paymentId: number,
  reason: string,
): Promise<RevokeOutcome> {
  requireAllowed(mayHandleOrders(marketplace.actor))
  return inTransaction(marketplace, async (marketplace) => {
    await lockOrder(marketplace, orderId)
    const payment = await readPayment(marketplace, orderId, paymentId)
    if (payment.isRevoked) return { outcome: 'recorded' }
    if (payment.returnId !== undefined) return { outcome: 'of-return' }
    if (payment.isAtGateway) return { outcome: 'of-gateway' }
    const { amount, means } = payment
    const revokes = { id: paymentId, kind: payment.kind }
    const revocation = { orderId, kind: 'not-paid', amount, means, reference: reason, revokes } as const
    const revocationId = await postPayment(marketplace, revocation)
    await recordAudit(marketplace, {
      entity: 'order',
      id: orderId,
      action: payment.kind === 'refunded' ? 'not refunded' : 'not paid',
      before: { isPaid: true, reference: payment.reference, amount, means },
      after: { isPaid: false, reference: reason, paymentId: revocationId },
    })
    return { outcome: 'recorded' }
  })
}

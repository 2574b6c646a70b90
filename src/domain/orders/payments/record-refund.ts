import { mayHandleOrders } from '#domain/access/policies.ts'
import { requireAllowed } from '#domain/access/require-allowed.ts'
import { recordAudit } from '#domain/audit/record-audit.ts'
import { postRefund } from '#domain/cash-book/post-payment.ts'
import { inTransaction } from '#domain/in-transaction.ts'
import type { Marketplace } from '#domain/marketplace.ts'
import type { Millimes } from '#domain/money.ts'
import { lockOrder } from '#domain/orders/lock-order.ts'
import { findRecorded, readLastPayment } from './read-payments.ts'
import type { PaymentOutcome, PaymentPart } from './record-payment.ts'

export type RecordRefundOutcome =
  | PaymentOutcome
  /** More than was paid in advance and at the door, less what was refunded already. In millimes. */
  | { readonly outcome: 'exceeds'; readonly most: Millimes }

/** Records that money went back to the customer of an order. A repeated request records it once. Throws NotFound. */
export async function recordRefund(
  marketplace: Marketplace,
  orderId: number,
  { seenId, ...refund }: PaymentPart,
): Promise<RecordRefundOutcome> {
  requireAllowed(mayHandleOrders(marketplace.actor))
  return inTransaction(marketplace, async (marketplace) => {
    await lockOrder(marketplace, orderId)
    const recorded = await findRecorded(marketplace, orderId, { ...refund, kind: 'refunded' })
    if (recorded?.isSame) return { outcome: 'recorded' }
    const last = await readLastPayment(marketplace, orderId)
    if (recorded || (last?.id ?? 0) !== seenId) return { outcome: 'changed-meanwhile', last }
    const { amount, means, reference } = refund
    const posted = await postRefund(marketplace, { orderId, ...refund })
    if (posted.outcome === 'exceeds') return posted
    await recordAudit(marketplace, {
      entity: 'order',
      id: orderId,
      action: 'refunded',
      before: { isPaid: false, reference: '' },
      after: { isPaid: true, reference, amount, means, paymentId: posted.paymentId },
    })
    return { outcome: 'recorded' }
  })
}

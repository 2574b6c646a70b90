import { randomUUID } from 'node:crypto'
import type { AuditChange } from '#domain/audit/audit-change.ts'
import type { Marketplace } from '#domain/marketplace.ts'
import { lockOrder } from '#domain/orders/lock-order.ts'
import { readPayments } from '#domain/orders/payments/read-payments.ts'
import { recordPayment, revokePayment } from '#domain/orders/payments/record-payment.ts'
import { recordRefund } from '#domain/orders/payments/record-refund.ts'
import { type UndoOutcome, undoneIf } from './undo-outcome.ts'

type PaymentChange = Extract<
  AuditChange,
  { readonly entity: 'order'; readonly action: 'paid' | 'not paid' | 'refunded' | 'not refunded' }
>

/**
 * Revokes a payment or refund that was recorded, or records again one that was revoked, as long as nothing came after.
 */
export async function undoPayment(
  marketplace: Marketplace,
  { id, action, before, after }: PaymentChange,
): Promise<UndoOutcome> {
  const orderId = Number(id)
  await lockOrder(marketplace, orderId)
  const payments = await readPayments(marketplace, orderId)
  const recorded = payments.find((payment) => payment.id === after.paymentId)
  if (!recorded) return 'changed-since'
  if (after.isPaid) {
    if (payments.some(({ revokesId }) => revokesId === recorded.id)) return 'changed-since'
    return undoneIf((await revokePayment(marketplace, orderId, recorded.id, before.reference)).outcome === 'recorded')
  }
  const last = payments.at(-1)
  if (last?.id !== recorded.id) return 'changed-since'
  const { amount, means } = recorded
  const again = { submissionKey: randomUUID(), amount, means, reference: before.reference, seenId: last.id }
  const record = action === 'not refunded' ? recordRefund : recordPayment
  return undoneIf((await record(marketplace, orderId, again)).outcome === 'recorded')
}

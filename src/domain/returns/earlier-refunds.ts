import { mayHandleOrders } from '#domain/access/policies.ts'
import { requireAllowed } from '#domain/access/require-allowed.ts'
import { readRefundable } from '#domain/cash-book/post-payment.ts'
import type { Marketplace } from '#domain/marketplace.ts'
import type { Millimes } from '#domain/money.ts'
import type { PaymentRecord } from '#domain/orders/payments/payment.ts'
import { readPayments } from '#domain/orders/payments/read-payments.ts'
import { readRootOrderId } from './root-order.ts'

/** Returns what can be refunded for an order, or for the one that was paid for it, in millimes. */
export async function readRefundableOfReturn(marketplace: Marketplace, orderId: number): Promise<Millimes> {
  requireAllowed(mayHandleOrders(marketplace.actor))
  return readRefundable(marketplace, await readRootOrderId(marketplace, orderId))
}

export type EarlierRefund = Pick<PaymentRecord, 'id' | 'amount' | 'means' | 'reference' | 'at'>

/**
 * Lists the refunds that were recorded on the page of an order, or of the one that was paid for it, and belong to no
 * return, oldest first.
 */
export async function listEarlierRefunds(marketplace: Marketplace, orderId: number): Promise<EarlierRefund[]> {
  requireAllowed(mayHandleOrders(marketplace.actor))
  const payments = await readPayments(marketplace, await readRootOrderId(marketplace, orderId))
  const revoked = new Set(payments.map(({ revokesId }) => revokesId))
  return payments.filter(({ id, kind, returnId }) => kind === 'refunded' && returnId === undefined && !revoked.has(id))
}

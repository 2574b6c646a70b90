import { actorColumns } from '#domain/access/actor-columns.ts'
import { mayHandleOrders } from '#domain/access/policies.ts'
import { requireAllowed } from '#domain/access/require-allowed.ts'
import { recordAudit } from '#domain/audit/record-audit.ts'
import { recordEvent } from '#domain/events/record-event.ts'
import { inTransaction } from '#domain/in-transaction.ts'
import type { Marketplace } from '#domain/marketplace.ts'
import { lockOrder } from '#domain/orders/lock-order.ts'
import type { PaymentRecord } from './payment.ts'

export type PaymentOutcome =
  | { readonly outcome: 'recorded' }
  /** Another payment was recorded or revoked since the person loaded the page. */
  | { readonly outcome: 'changed-meanwhile'; readonly last: PaymentRecord | undefined }

/** Records that an order is paid. A repeated request records it once. Throws NotFound for an unknown order. */
export async function markPaid(marketplace: Marketplace, orderId: number, reference: string): Promise<PaymentOutcome> {
  requireAllowed(mayHandleOrders(marketplace.actor))
  return inTransaction(marketplace, async (marketplace) => {
    await lockOrder(marketplace, orderId)
    const last = await readLastPayment(marketplace, orderId)
    if (last?.kind === 'paid')
      return last.reference === reference ? { outcome: 'recorded' } : { outcome: 'changed-meanwhile', last }
    await record(marketplace, orderId, { kind: 'paid', reference }, last)
    return { outcome: 'recorded' }
  })
}

/**
 * Revokes the payment `paymentId`, the last one on the page that the person saw, when it was recorded by mistake or
 * refunded. A repeated request revokes it once.
 */
export async function markNotPaid(
  marketplace: Marketplace,
  orderId: number,
  paymentId: number,
  reason: string,
): Promise<PaymentOutcome> {
  requireAllowed(mayHandleOrders(marketplace.actor))
  return inTransaction(marketplace, async (marketplace) => {
    await lockOrder(marketplace, orderId)
    const last = await readLastPayment(marketplace, orderId)
    if (last === undefined || last.kind === 'not-paid') return { outcome: 'recorded' }
    if (last.id !== paymentId) return { outcome: 'changed-meanwhile', last }
    await record(marketplace, orderId, { kind: 'not-paid', reference: reason }, last)
    return { outcome: 'recorded' }
  })
}

const maxListedPayments = 100

/** Returns the recorded and revoked payments of an order, oldest first; of very many, the newest. */
export async function readPayments({ db }: Marketplace, orderId: number): Promise<PaymentRecord[]> {
  return (await paymentsOf(db, orderId).orderBy('id', 'desc').limit(maxListedPayments).execute()).reverse()
}

export async function readLastPayment({ db }: Marketplace, orderId: number): Promise<PaymentRecord | undefined> {
  return paymentsOf(db, orderId).orderBy('id', 'desc').limit(1).executeTakeFirst()
}

function paymentsOf(db: Marketplace['db'], orderId: number) {
  return db
    .selectFrom('order_payments')
    .select(['id', 'kind', 'reference', 'made_by as by', 'made_at as at'])
    .where('order_id', '=', orderId)
}

async function record(
  marketplace: Marketplace,
  orderId: number,
  payment: Pick<PaymentRecord, 'kind' | 'reference'>,
  last: PaymentRecord | undefined,
): Promise<void> {
  const { db, clock } = marketplace
  await db
    .insertInto('order_payments')
    .values({ order_id: orderId, ...payment, ...actorColumns(marketplace.actor), made_at: clock.now() })
    .execute()
  const recorded = ({ kind, reference }: typeof payment) => ({ isPaid: kind === 'paid', reference })
  await recordAudit(marketplace, {
    entity: 'order',
    id: orderId,
    action: payment.kind === 'paid' ? 'paid' : 'not paid',
    before: last ? recorded(last) : { isPaid: false, reference: '' },
    after: recorded(payment),
  })
  await recordEvent(marketplace, { type: payment.kind === 'paid' ? 'order.paid' : 'order.not-paid', orderId })
}

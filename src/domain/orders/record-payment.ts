import { recordChange } from '../history/record-change.ts'
import { inTransaction } from '../in-transaction.ts'
import type { Marketplace } from '../marketplace.ts'
import { operatorName } from '../operators/operator-name.ts'
import { requireOperator } from '../operators/require-operator.ts'
import { lockOrder } from './lock-order.ts'
import type { PaymentRecord } from './payment.ts'

export type PaymentOutcome =
  | { readonly outcome: 'recorded' }
  /** It stood so already, or the last word is no longer the one the person had before them. */
  | { readonly outcome: 'changed-meanwhile'; readonly last: PaymentRecord | undefined }

/**
 * Somebody of the shop has seen the money of an order. The same sent twice is one payment. Throws NotFound for an order
 * that never was.
 */
export async function markPaid(marketplace: Marketplace, orderId: number, reference: string): Promise<PaymentOutcome> {
  requireOperator(marketplace, 'staff')
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
 * The money has not come after all, or went back: the payment `paymentId`, which the person had before them, no longer
 * counts. The same sent twice is said once.
 */
export async function markNotPaid(
  marketplace: Marketplace,
  orderId: number,
  paymentId: number,
  reason: string,
): Promise<PaymentOutcome> {
  requireOperator(marketplace, 'staff')
  return inTransaction(marketplace, async (marketplace) => {
    await lockOrder(marketplace, orderId)
    const last = await readLastPayment(marketplace, orderId)
    if (last === undefined || last.kind === 'not-paid') return { outcome: 'recorded' }
    if (last.id !== paymentId) return { outcome: 'changed-meanwhile', last }
    await record(marketplace, orderId, { kind: 'not-paid', reference: reason }, last)
    return { outcome: 'recorded' }
  })
}

/** All that was said about the money of an order, oldest first. */
export async function readPayments({ db }: Marketplace, orderId: number): Promise<PaymentRecord[]> {
  return paymentsOf(db, orderId).orderBy('id').execute()
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
  said: Pick<PaymentRecord, 'kind' | 'reference'>,
  last: PaymentRecord | undefined,
): Promise<void> {
  const { db, clock } = marketplace
  const by = operatorName(requireOperator(marketplace, 'staff'))
  await db
    .insertInto('order_payments')
    .values({ order_id: orderId, ...said, made_by: by, made_at: clock.now() })
    .execute()
  const tell = ({ kind, reference }: typeof said) => ({ isPaid: kind === 'paid', reference })
  await recordChange(marketplace, {
    ...{ what: 'order', id: orderId, action: said.kind === 'paid' ? 'paid' : 'not paid' },
    before: last ? tell(last) : { isPaid: false, reference: '' },
    after: tell(said),
  })
}

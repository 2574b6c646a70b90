import { actorColumns } from '#domain/access/actor-columns.ts'
import type { Marketplace } from '#domain/marketplace.ts'
import { type Millimes, millimes } from '#domain/money.ts'
import type { PaymentMeans } from '#domain/payment-means.ts'
import { alignToCollect, negative } from './align-to-collect.ts'
import { cashDue } from './cash-due.ts'
import type { Postings } from './cash-entry.ts'
import { readParcelCash } from './parcel-cash.ts'
import { postEntries } from './post-entries.ts'

export interface NewPayment {
  readonly orderId: number
  readonly kind: 'paid' | 'refunded' | 'not-paid'
  /** In millimes, above zero; 0 for a return of which nothing is paid back. */
  readonly amount: Millimes
  readonly means: PaymentMeans
  readonly reference: string
  /** The payment or refund that one of the kind `not-paid` revokes, and what it was. */
  readonly revokes?: { readonly id: number; readonly kind: 'paid' | 'refunded' }
  readonly returnId?: number | undefined
  readonly submissionKey?: string | undefined
  /** Of a payment that a gateway has: the row of couriers that owes it, and what it keeps of it. */
  readonly gateway?: { readonly courierId: number; readonly fee: Millimes }
}

const entryKinds = { paid: 'payment', refunded: 'refund', 'not-paid': 'payment-revoked' } as const

/**
 * Records a payment of an order, a refund, or that one of them is revoked, and posts it. What is to collect of a parcel
 * on its way changes with it. The order is locked. Returns the id of the payment.
 */
export async function postPayment(marketplace: Marketplace, payment: NewPayment): Promise<number> {
  const { db, clock, actor } = marketplace
  const { orderId, kind, amount, means, reference, revokes, returnId, submissionKey, gateway } = payment
  const { id: paymentId } = await db
    .insertInto('order_payments')
    .values({
      ...{ order_id: orderId, kind, amount_millimes: amount, means, reference },
      ...{ revokes_id: revokes?.id ?? null, return_id: returnId ?? null, made_at: clock.now() },
      submission_key: submissionKey ?? null,
      ...actorColumns(actor),
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  const about = { kind: entryKinds[kind], paymentId, returnId }
  const change = kind === 'not-paid' ? negative(amount) : amount
  const isRefund = (revokes?.kind ?? kind) === 'refunded'
  await postEntries(marketplace, [
    {
      ...{ ...about, orderId },
      postings: isRefund ? { refunded: negative(change), sales: change } : { paid: change, sales: negative(change) },
    },
    ...(gateway ? [{ ...about, orderId, courierId: gateway.courierId, postings: atGateway(amount, gateway.fee) }] : []),
    ...alignToCollect(await readParcelCash(marketplace, orderId), about),
  ])
  return paymentId
}

/** The gateway has what was paid, and owes it less its fee until it remits it. */
function atGateway(amount: Millimes, fee: Millimes): Postings {
  return { paid: negative(amount), collected: amount, fees: fee, withheld: negative(fee) }
}

export interface NewRefund {
  readonly orderId: number
  /** The return that it settles. */
  readonly returnId?: number
  /** In millimes; 0 only with a return. */
  readonly amount: Millimes
  readonly means: PaymentMeans
  readonly reference: string
  readonly submissionKey?: string
}

export type RefundOutcome =
  | { readonly outcome: 'posted'; readonly paymentId: number }
  /** More than was paid in advance and at the door. `most` is what can still be refunded, in millimes. */
  | { readonly outcome: 'exceeds'; readonly most: Millimes }

/** Records money that goes back to the customer of an order, in the transaction of the operation that decides it. */
export async function postRefund(marketplace: Marketplace, refund: NewRefund): Promise<RefundOutcome> {
  await marketplace.db.selectFrom('orders').select('id').where('id', '=', refund.orderId).forUpdate().execute()
  const most = await readRefundable(marketplace, refund.orderId)
  if (refund.amount > most) return { outcome: 'exceeds', most }
  return { outcome: 'posted', paymentId: await postPayment(marketplace, { ...refund, kind: 'refunded' }) }
}

/** Returns what can be refunded of an order: what was paid in advance and at the door, less earlier refunds. */
export async function readRefundable(marketplace: Marketplace, orderId: number): Promise<Millimes> {
  const order = await marketplace.db
    .selectFrom('orders')
    .select(['payment_method', 'total_millimes', 'paid_millimes', 'refunded_millimes'])
    .where('id', '=', orderId)
    .executeTakeFirstOrThrow()
  const { payment_method: payment, total_millimes: total, paid_millimes: paid } = order
  const atTheDoor = (await wasDelivered(marketplace, orderId)) ? cashDue({ payment, total, paid }) : 0
  return millimes(Math.max(paid + atTheDoor - order.refunded_millimes, 0))
}

/** Returns whether a parcel was handed over, also one whose pieces have come back since. */
async function wasDelivered({ db }: Marketplace, orderId: number): Promise<boolean> {
  const step = await db
    .selectFrom('effective_order_steps')
    .select('id')
    .where('order_id', '=', orderId)
    .where('to_status', '=', 'delivered')
    .limit(1)
    .executeTakeFirst()
  return step !== undefined
}

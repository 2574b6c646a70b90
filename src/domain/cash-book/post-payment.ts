import { actorColumns } from '#domain/access/actor-columns.ts'
import type { Marketplace } from '#domain/marketplace.ts'
import { type Millimes, millimes } from '#domain/money.ts'
import type { RecordedMeans } from '#domain/payment-means.ts'
import { alignToCollect, negative } from './align-to-collect.ts'
import { readParcelCash } from './parcel-cash.ts'
import { postEntries } from './post-entries.ts'

export interface NewPayment {
  readonly orderId: number
  readonly kind: 'paid' | 'refunded' | 'not-paid'
  /** In millimes, above zero. */
  readonly amount: Millimes
  readonly means: RecordedMeans
  readonly reference: string
  /** The payment or refund that one of the kind `not-paid` revokes, and what it was. */
  readonly revokes?: { readonly id: number; readonly kind: 'paid' | 'refunded' }
  readonly returnId?: number | undefined
}

const entryKinds = { paid: 'payment', refunded: 'refund', 'not-paid': 'payment-revoked' } as const

/**
 * Records a payment of an order, a refund, or that one of them is revoked, and posts it. What is to collect of a parcel on
 * its way changes with it. The order is locked. Returns the id of the payment.
 */
export async function postPayment(marketplace: Marketplace, payment: NewPayment): Promise<number> {
  const { db, clock, actor } = marketplace
  const { orderId, kind, amount, means, reference, revokes, returnId } = payment
  const { id: paymentId } = await db
    .insertInto('order_payments')
    .values({
      ...{ order_id: orderId, kind, amount_millimes: amount, means, reference },
      ...{ revokes_id: revokes?.id ?? null, return_id: returnId ?? null, made_at: clock.now() },
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
    ...alignToCollect(await readParcelCash(marketplace, orderId), about),
  ])
  return paymentId
}

export interface NewRefund {
  readonly orderId: number
  /** The return that it settles. */
  readonly returnId?: number
  /** In millimes, above zero. */
  readonly amount: Millimes
  readonly means: RecordedMeans
  readonly reference: string
}

export type RefundOutcome =
  | { readonly outcome: 'posted'; readonly paymentId: number }
  /** More than the order cost, or than was paid for it. `most` is what can still be refunded, in millimes. */
  | { readonly outcome: 'exceeds'; readonly most: Millimes }

/** Records money that goes back to the customer of an order, in the transaction of the operation that decides it. */
export async function postRefund(marketplace: Marketplace, refund: NewRefund): Promise<RefundOutcome> {
  const order = await marketplace.db
    .selectFrom('orders')
    .select(['total_millimes', 'paid_millimes', 'refunded_millimes'])
    .where('id', '=', refund.orderId)
    .forUpdate()
    .executeTakeFirstOrThrow()
  const most = millimes(Math.max(order.total_millimes, order.paid_millimes) - order.refunded_millimes)
  if (refund.amount > most) return { outcome: 'exceeds', most }
  return { outcome: 'posted', paymentId: await postPayment(marketplace, { ...refund, kind: 'refunded' }) }
}

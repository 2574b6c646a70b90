import { mayHandleOrders } from '#domain/access/policies.ts'
import { requireAllowed } from '#domain/access/require-allowed.ts'
import { recordAudit } from '#domain/audit/record-audit.ts'
import { inTransaction } from '#domain/in-transaction.ts'
import type { Marketplace } from '#domain/marketplace.ts'
import type { Millimes } from '#domain/money.ts'
import type { CardPaymentState } from './card-payment.ts'

/** A payment at the gateway, as the office sees it. */
export interface CardPayment {
  readonly id: number
  /** Absent where an owner tried the gateway. */
  readonly order?: { readonly id: number; readonly number: string }
  readonly amount: Millimes
  /** What the gateway calls it. */
  readonly reference: string
  readonly state: CardPaymentState
  /** What the gateway says instead, of one that is wrong. */
  readonly reported?: string
  /** Whether one that is wrong still waits for somebody to look at it. */
  readonly isUnsettled: boolean
  readonly startedAt: Date
}

const maxListed = 50

/** Lists the newest payments that reached the gateway, those that are wrong and unsettled first. */
export async function listCardPayments({ actor, db }: Marketplace): Promise<CardPayment[]> {
  requireAllowed(mayHandleOrders(actor))
  const rows = await db
    .selectFrom('card_payments as payment')
    .leftJoin('orders', 'orders.id', 'payment.order_id')
    .select(['payment.id', 'order_id', 'orders.number', 'amount_millimes', 'reference', 'state', 'reported'])
    .select(['started_at', 'settled_at'])
    .where('reference', 'is not', null)
    .orderBy(({ eb, and }) => and([eb('state', '=', 'wrong'), eb('settled_at', 'is', null)]), 'desc')
    .orderBy('payment.id', 'desc')
    .limit(maxListed)
    .execute()
  return rows.map((row) => ({
    ...{ id: row.id, amount: row.amount_millimes, reference: row.reference ?? '', state: row.state },
    ...(row.order_id !== null && row.number !== null && { order: { id: row.order_id, number: row.number } }),
    ...(row.reported !== null && { reported: row.reported }),
    isUnsettled: row.state === 'wrong' && row.settled_at === null,
    startedAt: row.started_at,
  }))
}

/** Notes that somebody has looked at a payment that is wrong. Does nothing for any other. */
export async function settleWrongPayment(marketplace: Marketplace, id: number): Promise<void> {
  requireAllowed(mayHandleOrders(marketplace.actor))
  await inTransaction(marketplace, async (marketplace) => {
    const { db, clock } = marketplace
    const settled = await db
      .updateTable('card_payments')
      .set({ settled_at: clock.now() })
      .where('id', '=', id)
      .where('state', '=', 'wrong')
      .where('settled_at', 'is', null)
      .returning(['order_id', 'amount_millimes', 'reference'])
      .executeTakeFirst()
    if (!settled) return
    const { order_id, amount_millimes: amount, reference } = settled
    const order = await db.selectFrom('orders').select('number').where('id', '=', order_id).executeTakeFirst()
    const after = { ...order, amount, reference: reference ?? '' }
    await recordAudit(marketplace, { entity: 'payment gateway', id: 1, action: 'wrong payment settled', after })
  })
}

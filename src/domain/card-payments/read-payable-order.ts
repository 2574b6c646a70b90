import { sql } from 'kysely'
import type { Marketplace } from '#domain/marketplace.ts'
import { millimes } from '#domain/money.ts'
import type { PayableOrder } from './card-payment.ts'

/** Reads what decides on whether an order can be paid by card now. Throws NoResultError for an unknown order. */
export async function readPayableOrder(
  { db }: Marketplace,
  orderId: number,
): Promise<PayableOrder & { readonly number: string }> {
  const row = await db
    .selectFrom('orders')
    .select(['number', 'status', 'payment_method', 'total_millimes', 'paid_millimes'])
    .select([heldToPaySince.as('held_since'), hasWrongPayment.as('hasWrongPayment')])
    .where('id', '=', orderId)
    .executeTakeFirstOrThrow()
  return {
    ...{ number: row.number, status: row.status, payment: row.payment_method },
    owed: millimes(Math.max(row.total_millimes - row.paid_millimes, 0)),
    hasWrongPayment: row.hasWrongPayment,
    ...(row.held_since && { heldSince: row.held_since }),
  }
}

/** SQL: whether something else was paid for an order than asked, at which nobody has looked yet. */
export const hasWrongPayment = sql<boolean>`exists (
  select from card_payments where order_id = orders.id and state = 'wrong' and settled_at is null)`

/**
 * SQL: when an order was placed or revived that its customer is to pay at once; null for one that costs nothing, of
 * which something was paid, or that staff have entered or confirmed.
 */
export const heldToPaySince = sql<Date | null>`case
  when source = 'shop' and total_millimes > 0 and paid_millimes = 0
    and not exists (select from order_steps where order_id = orders.id and to_status = 'confirmed')
  then coalesce((select max(made_at) from order_steps where order_id = orders.id), placed_at) end`

import { sql } from 'kysely'
import { cashDue } from '#domain/cash-book/cash-due.ts'
import type { Marketplace } from '#domain/marketplace.ts'
import { type Millimes, millimes, sum } from '#domain/money.ts'

/** Pieces of a line, and what was paid for all of them, in millimes. */
export interface PaidPieces {
  readonly quantity: number
  readonly paid: Millimes
}

/**
 * Returns what was paid for the lines of a return, in their order. It is rounded over the whole line, so that returns
 * of single pieces add up to what the line cost. For pieces that came by an exchange it is what was paid for those they
 * replace.
 */
export async function readPaidPieces(
  marketplace: Marketplace,
  returnId: number,
  orderId: number,
): Promise<PaidPieces[]> {
  const lines = await readPaidLines(marketplace, orderId)
  const { rows } = await sql<{ position: number; quantity: number; earlier: number }>`
    select position, quantity, (
      select coalesce(sum(other.quantity), 0)::int from order_return_lines as other join order_returns as returned on returned.id = return_id
      where (other.order_id, other.position) = (line.order_id, line.position) and return_id < line.return_id
        and is_returning(status, settlement)) as earlier
    from order_return_lines as line where return_id = ${returnId} order by position`.execute(marketplace.db)
  return rows.map(({ position, quantity, earlier }) => {
    const line = lines[position] ?? { quantity: 1, paid: millimes(0) }
    return { quantity, paid: paidForPieces(line, quantity, earlier) }
  })
}

/** What was paid for some pieces of a line of which others came back earlier; pure. */
export function paidForPieces(line: PaidPieces, pieces: number, earlier: number): Millimes {
  const upTo = (count: number) => Math.round((line.paid * count) / line.quantity)
  return millimes(upTo(earlier + pieces) - upTo(earlier))
}

/** By position. The lines of an exchange are those of its return. */
async function readPaidLines(marketplace: Marketplace, orderId: number): Promise<PaidPieces[]> {
  const { db } = marketplace
  const exchanged = db.selectFrom('order_returns').select(['id', 'order_id']).where('exchange_order_id', '=', orderId)
  const origin = await exchanged.executeTakeFirst()
  if (origin) return readPaidPieces(marketplace, origin.id, origin.order_id)
  const { total, ...order } = await readPayable(marketplace, orderId)
  const received = Math.min(order.paid + cashDue({ ...order, total }), total)
  const rows = await db
    .selectFrom('order_lines')
    .select(['quantity', 'line_total_millimes', 'discount_millimes'])
    .where('order_id', '=', orderId)
    .orderBy('position')
    .execute()
  return rows.map((row) => {
    const price = sum([row.line_total_millimes, millimes(-row.discount_millimes)])
    return { quantity: row.quantity, paid: millimes(total === 0 ? 0 : Math.round((price * received) / total)) }
  })
}

async function readPayable({ db }: Marketplace, orderId: number) {
  return db
    .selectFrom('orders')
    .select(['payment_method as payment', 'total_millimes as total', 'paid_millimes as paid'])
    .where('id', '=', orderId)
    .executeTakeFirstOrThrow()
}

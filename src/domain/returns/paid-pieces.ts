import { sql } from 'kysely'
import { cashDue } from '#domain/cash-book/cash-due.ts'
import type { Marketplace } from '#domain/marketplace.ts'
import { type Millimes, millimes, sum } from '#domain/money.ts'
import { makersPrice } from '#domain/share-of-makers.ts'

/** Pieces of a line, in millimes. */
export interface PaidPieces {
  readonly quantity: number
  /** What was paid for all of them. */
  readonly paid: Millimes
  /** What they were sold for to their maker. */
  readonly makersPrice: Millimes
  /** The store of the order that was paid, wherever the product is now. */
  readonly storeId: number
}

/**
 * Returns what was paid for the lines of a return, in their order. It is rounded over the whole line, so that returns
 * of single pieces add up to what the line cost, and was sold for to its maker. For pieces that came by an exchange it
 * is what was paid for those they replace.
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
    const line = lines[position]
    if (!line) throw new Error(`Order ${orderId} has no line ${position}`)
    const partOf = (whole: Millimes) => partOfPieces(whole, line.quantity, { pieces: quantity, earlier })
    return { ...line, quantity, paid: partOf(line.paid), makersPrice: partOf(line.makersPrice) }
  })
}

interface ReturnedOfLine {
  readonly pieces: number
  /** The pieces of the line that came back earlier. */
  readonly earlier: number
}

/** Returns the part of an amount for all pieces of a line that belongs to those that come back; pure. */
export function partOfPieces(whole: Millimes, quantity: number, { pieces, earlier }: ReturnedOfLine): Millimes {
  const upTo = (count: number) => Math.round((whole * count) / quantity)
  return millimes(upTo(earlier + pieces) - upTo(earlier))
}

/** By position. The lines of an exchange are those of its return. */
async function readPaidLines(marketplace: Marketplace, orderId: number): Promise<readonly PaidPieces[]> {
  const { db } = marketplace
  const exchanged = db.selectFrom('order_returns').select(['id', 'order_id']).where('exchange_order_id', '=', orderId)
  const origin = await exchanged.executeTakeFirst()
  if (origin) return readPaidPieces(marketplace, origin.id, origin.order_id)
  const { total, ...order } = await readPayable(marketplace, orderId)
  const received = Math.min(order.paid + cashDue({ ...order, total }), total)
  const rows = await db
    .selectFrom('order_lines as line')
    .innerJoin('orders', 'orders.id', 'line.order_id')
    .select(['position', 'quantity', 'line_total_millimes', 'line.discount_millimes', 'line.store_id as storeId'])
    .select(makersPrice.as('makersPrice'))
    .where('order_id', '=', orderId)
    .orderBy('position')
    .execute()
  const lines: PaidPieces[] = []
  for (const { position, quantity, storeId, makersPrice, ...row } of rows) {
    const price = sum([row.line_total_millimes, millimes(-row.discount_millimes)])
    const paid = millimes(total === 0 ? 0 : Math.round((price * received) / total))
    lines[position] = { quantity, storeId, makersPrice: millimes(Number(makersPrice)), paid }
  }
  return lines
}

async function readPayable({ db }: Marketplace, orderId: number) {
  return db
    .selectFrom('orders')
    .select(['payment_method as payment', 'total_millimes as total', 'paid_millimes as paid'])
    .where('id', '=', orderId)
    .executeTakeFirstOrThrow()
}

import { mayHandleOrders } from '#domain/access/policies.ts'
import type { Marketplace } from '#domain/marketplace.ts'
import { millimes } from '#domain/money.ts'
import { readLinesInMainLanguage, readOrderLines } from '#domain/orders/lines/order-lines.ts'
import type { ReturnLine } from './order-return.ts'
import { readPaidPieces } from './paid-pieces.ts'

/** Returns the lines of a return, named for whoever reads them, in their order. */
export async function readReturnLines(
  marketplace: Marketplace,
  returnId: number,
  orderId: number,
): Promise<ReturnLine[]> {
  const ordered = mayHandleOrders(marketplace.actor)
    ? await readLinesInMainLanguage(marketplace, orderId)
    : await readOrderLines(marketplace, orderId)
  const rows = await marketplace.db
    .selectFrom('order_return_lines')
    .select(['position', 'quantity', 'disposition', 'refunded_millimes'])
    .where('return_id', '=', returnId)
    .orderBy('position')
    .execute()
  const paidPieces = await readPaidPieces(marketplace, returnId, orderId)
  return rows.flatMap(({ position, quantity, disposition, refunded_millimes }, index) => {
    const line = ordered[position]
    if (!line) return []
    const { lineTotal: _lineTotal, discount: _discount, ...named } = line
    const paid = paidPieces[index]?.paid ?? millimes(0)
    const inspected = disposition === null ? {} : { disposition }
    return [{ ...named, quantity, position, paid, refunded: refunded_millimes, ...inspected }]
  })
}

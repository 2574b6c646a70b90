import { sql } from 'kysely'
import { mayHandleOrders, mayReadOrder } from '#domain/access/policies.ts'
import { requireAllowed } from '#domain/access/require-allowed.ts'
import type { Marketplace } from '#domain/marketplace.ts'
import { readLinesInMainLanguage, readOrderLines } from '#domain/orders/lines/order-lines.ts'
import type { ReturnableLine, ReturnedPieces } from './order-return.ts'

/** Returns the lines of an order with the pieces that are in no return, named for whoever reads them. */
export async function readReturnableLines(marketplace: Marketplace, orderId: number): Promise<ReturnableLine[]> {
  const { actor } = marketplace
  requireAllowed(mayReadOrder(actor, orderId))
  const lines = mayHandleOrders(actor)
    ? await readLinesInMainLanguage(marketplace, orderId)
    : await readOrderLines(marketplace, orderId)
  const returning = await readReturningPieces(marketplace, orderId)
  return lines.map((line, position) => ({ ...line, position, left: line.quantity - (returning.get(position) ?? 0) }))
}

/**
 * The pieces by line that are in a return which is under way or settled. What was repaired is with the customer again.
 */
async function readReturningPieces({ db }: Marketplace, orderId: number): Promise<Map<number, number>> {
  const rows = await db
    .selectFrom('order_return_lines as line')
    .innerJoin('order_returns as returned', 'returned.id', 'line.return_id')
    .select(({ fn }) => ['line.position', fn.sum<number>('line.quantity').as('pieces')] as const)
    .where('line.order_id', '=', orderId)
    .where(sql<boolean>`is_returning(returned.status, returned.settlement)`)
    .groupBy('line.position')
    .execute()
  return new Map(rows.map(({ position, pieces }) => [position, pieces]))
}

/** Whether there are so many pieces left to return, of lines that are each named once. */
export function hasPieces(lines: readonly ReturnableLine[], pieces: readonly ReturnedPieces[]): boolean {
  if (new Set(pieces.map(({ position }) => position)).size < pieces.length) return false
  const left = new Map(lines.map((line) => [line.position, line.left]))
  for (const { position, quantity } of pieces) left.set(position, (left.get(position) ?? 0) - quantity)
  return pieces.length > 0 && [...left.values()].every((count) => count >= 0)
}

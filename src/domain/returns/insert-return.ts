import { actorColumns } from '#domain/access/actor-columns.ts'
import type { Marketplace } from '#domain/marketplace.ts'
import type { ReturnRequest, ReturnStatus } from './order-return.ts'

/** Inserts a return of an order, which is locked, and returns its id. */
export async function insertReturn(
  { db, clock, actor }: Marketplace,
  orderId: number,
  { reason, wish, note, pieces }: ReturnRequest,
): Promise<number> {
  const { id } = await db
    .insertInto('order_returns')
    .values({ order_id: orderId, reason, wish, note, asked_at: clock.now(), ...actorColumns(actor) })
    .returning('id')
    .executeTakeFirstOrThrow()
  await db
    .insertInto('order_return_lines')
    .values(pieces.map(({ position, quantity }) => ({ return_id: id, order_id: orderId, position, quantity })))
    .execute()
  return id
}

/**
 * Within this time the same request is a second tap, or was sent again over a bad line. Later it is about other pieces.
 */
const secondTapMilliseconds = 3_600_000

/** Returns the id of a return that has just been asked for with the same request and of which nothing came yet. */
export async function findSameReturn(
  { db, clock }: Marketplace,
  orderId: number,
  { reason, wish, note, pieces }: ReturnRequest,
  { status = 'asked' }: { readonly status?: ReturnStatus } = {},
): Promise<number | undefined> {
  const found = await db
    .selectFrom('order_returns')
    .innerJoin('order_return_lines as line', 'line.return_id', 'order_returns.id')
    .select(['order_returns.id', 'position', 'quantity'])
    .where('order_returns.order_id', '=', orderId)
    .where('status', '=', status)
    .where('asked_at', '>', new Date(clock.now().getTime() - secondTapMilliseconds))
    .where('reason', '=', reason)
    .where('wish', '=', wish)
    .where('note', '=', note)
    .execute()
  const key = (lines: readonly { readonly position: number; readonly quantity: number }[]) =>
    lines
      .map(({ position, quantity }) => `${position}:${quantity}`)
      .sort()
      .join()
  const ids = [...new Set(found.map(({ id }) => id))]
  return ids.find((id) => key(found.filter((line) => line.id === id)) === key(pieces))
}

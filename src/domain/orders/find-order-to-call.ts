import { sql } from 'kysely'
import type { Marketplace } from '../marketplace.ts'
import { requireOperator } from '../operators/require-operator.ts'

/** How many orders wait to be confirmed on the phone. */
export interface CallQueue {
  /** Nobody has called, or not since the number was put right. */
  readonly toCall: number
  /** Nobody answered, and the time to try again has come. */
  readonly toCallBackNow: number
  /** The time to try again is still to come. */
  readonly later: number
  /** Whose number belongs to somebody else: a new one has to be found first. */
  readonly wrongNumbers: number
}

/** The order to call next: those to call back now, the longest overdue first; then the others, the oldest first. */
export async function findOrderToCall(
  marketplace: Marketplace,
  skipped: readonly number[] = [],
): Promise<number | undefined> {
  requireOperator(marketplace, 'staff')
  const { db, clock } = marketplace
  const next = await db
    .selectFrom('orders')
    .select('id')
    .where('status', '=', 'received')
    .where('phone_is_wrong', '=', false)
    .where((eb) => eb.or([eb('call_back_at', 'is', null), eb('call_back_at', '<=', clock.now())]))
    .where(sql<boolean>`id <> all(${skipped})`)
    .orderBy('call_back_at', (order) => order.asc().nullsLast())
    .orderBy('id')
    .executeTakeFirst()
  return next?.id
}

export async function countCallQueue(marketplace: Marketplace): Promise<CallQueue> {
  requireOperator(marketplace, 'staff')
  const { db, clock } = marketplace
  const now = clock.now()
  return db
    .selectFrom('orders')
    .select(({ fn }) => [
      fn
        .countAll<number>()
        .filterWhere('phone_is_wrong', '=', false)
        .filterWhere('call_back_at', 'is', null)
        .as('toCall'),
      fn
        .countAll<number>()
        .filterWhere('phone_is_wrong', '=', false)
        .filterWhere('call_back_at', '<=', now)
        .as('toCallBackNow'),
      fn.countAll<number>().filterWhere('phone_is_wrong', '=', false).filterWhere('call_back_at', '>', now).as('later'),
      fn.countAll<number>().filterWhere('phone_is_wrong', '=', true).as('wrongNumbers'),
    ])
    .where('status', '=', 'received')
    .executeTakeFirstOrThrow()
}

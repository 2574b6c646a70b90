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

/** Counts the queue, whoever has its orders before them: a claim takes no order off what is still to be done. */
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

import { mayHandleOrders } from '#domain/access/policies.ts'
import { requireAllowed } from '#domain/access/require-allowed.ts'
import type { Marketplace } from '#domain/marketplace.ts'
import { unconfirmedStatuses } from '#domain/order-status.ts'

/** How many unconfirmed orders wait for a call. */
export interface CallQueue {
  /** Requests, which are called first: those below that are one. */
  readonly requests: number
  /** Not called yet, or not since the phone number was corrected. */
  readonly toCall: number
  /** Not answered, and the time to call back has come. */
  readonly toCallBackNow: number
  /** The time to call back is in the future. */
  readonly later: number
  /** The phone number is wrong: staff have to find another one first. */
  readonly wrongNumbers: number
}

/** Counts the call queue. Claimed orders count too, since they still have to be called. */
export async function countCallQueue(marketplace: Marketplace): Promise<CallQueue> {
  requireAllowed(mayHandleOrders(marketplace.actor))
  const { db, clock } = marketplace
  const now = clock.now()
  return db
    .selectFrom('orders')
    .select(({ fn }) => [
      fn.countAll<number>().filterWhere('status', '=', 'requested').as('requests'),
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
    .where('status', 'in', unconfirmedStatuses)
    .executeTakeFirstOrThrow()
}

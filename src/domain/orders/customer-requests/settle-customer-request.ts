import { actorColumns } from '#domain/access/actor-columns.ts'
import { mayHandleOrders } from '#domain/access/policies.ts'
import { requireAllowed } from '#domain/access/require-allowed.ts'
import { recordAudit } from '#domain/audit/record-audit.ts'
import { inTransaction } from '#domain/in-transaction.ts'
import type { Marketplace } from '#domain/marketplace.ts'
import { lockOrder } from '#domain/orders/lock-order.ts'

/**
 * Records that the office has dealt with a request of the customer of an order, which waits no longer. Idempotent; a
 * request of another order is ignored. Throws NotFound for an unknown order.
 */
export async function settleCustomerRequest(
  marketplace: Marketplace,
  orderId: number,
  requestId: number,
): Promise<void> {
  requireAllowed(mayHandleOrders(marketplace.actor))
  await inTransaction(marketplace, async (marketplace) => {
    const { db, clock } = marketplace
    await lockOrder(marketplace, orderId)
    const request = await db
      .selectFrom('customer_requests')
      .select('kind')
      .where('id', '=', requestId)
      .where('order_id', '=', orderId)
      .executeTakeFirst()
    if (!request) return
    const settled = await db
      .insertInto('customer_request_settlements')
      .values({ request_id: requestId, made_at: clock.now(), ...actorColumns(marketplace.actor) })
      .onConflict((conflict) => conflict.column('request_id').doNothing())
      .returning('request_id')
      .executeTakeFirst()
    if (!settled) return
    const after = { request: request.kind }
    await recordAudit(marketplace, { entity: 'order', id: orderId, action: 'request settled', after })
  })
}

/** Returns the id of the correction of an order by its customer that the office has not dealt with yet. */
export async function findWaitingCorrection({ db }: Marketplace, orderId: number): Promise<number | undefined> {
  const waiting = await db
    .selectFrom('waiting_customer_requests')
    .select('request_id')
    .where('order_id', '=', orderId)
    .where('kind', '=', 'corrected')
    .executeTakeFirst()
  return waiting?.request_id
}

import { mayHandleOrders } from '#domain/access/policies.ts'
import { requireAllowed } from '#domain/access/require-allowed.ts'
import type { Marketplace } from '#domain/marketplace.ts'
import { type OrderStatus, releasedStatus, unconfirmedStatuses } from '#domain/order-status.ts'

export interface OrderTransition {
  readonly from: OrderStatus
  readonly to: OrderStatus
}

/** Lists the transitions that staff take, those that return pieces to stock last. The others release and revive orders. */
export async function listTransitions({ actor, db }: Marketplace): Promise<OrderTransition[]> {
  requireAllowed(mayHandleOrders(actor))
  const rows = await db
    .selectFrom('order_transitions')
    .select(['from_status', 'to_status'])
    .where('to_status', 'not in', [...unconfirmedStatuses, releasedStatus])
    .where('is_past', '=', false)
    .orderBy('returns_stock')
    .orderBy('to_status')
    .execute()
  return rows.map((row) => ({ from: row.from_status, to: row.to_status }))
}

import { mayHandleOrders } from '#domain/access/policies.ts'
import { requireAllowed } from '#domain/access/require-allowed.ts'
import type { Marketplace } from '#domain/marketplace.ts'
import { maxHandoverOrders } from './handover.ts'

export interface ReadyOrder {
  readonly id: number
  readonly number: string
  readonly customerName: string
  readonly city: string
}

/** Lists packed orders that are in no hand-over, oldest first: at most those that one hand-over takes. */
export async function listReadyOrders(marketplace: Marketplace): Promise<ReadyOrder[]> {
  requireAllowed(mayHandleOrders(marketplace.actor))
  return marketplace.db
    .selectFrom('orders')
    .select(['id', 'number', 'customer_name as customerName', 'delivery_city as city'])
    .where('status', '=', 'packed')
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(
          selectFrom('handover_orders')
            .select('handover_orders.id')
            .whereRef('order_id', '=', 'orders.id')
            .where('handed_over_at', 'is', null),
        ),
      ),
    )
    .orderBy('id')
    .limit(maxHandoverOrders)
    .execute()
}

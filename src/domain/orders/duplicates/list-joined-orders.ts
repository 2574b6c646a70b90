import { mayHandleOrders } from '#domain/access/policies.ts'
import { requireAllowed } from '#domain/access/require-allowed.ts'
import type { Marketplace } from '#domain/marketplace.ts'

/** An order whose pieces are in another one. */
export interface JoinedOrder {
  readonly id: number
  readonly number: string
  readonly by: string
  readonly at: Date
}

const maxListed = 100

/** Lists the orders that were joined into an order, oldest first; of very many the first ones. */
export async function listJoinedOrders({ actor, db }: Marketplace, keptId: number): Promise<JoinedOrder[]> {
  requireAllowed(mayHandleOrders(actor))
  return db
    .selectFrom('order_joinings as joining')
    .innerJoin('orders', 'orders.id', 'joined_id')
    .select(['orders.id', 'orders.number', 'joining.made_by as by', 'joining.made_at as at'])
    .where('kept_id', '=', keptId)
    .where('undone_at', 'is', null)
    .orderBy('joining.id')
    .limit(maxListed)
    .execute()
}

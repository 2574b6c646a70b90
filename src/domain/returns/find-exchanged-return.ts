import { mayHandleOrders } from '#domain/access/policies.ts'
import { requireAllowed } from '#domain/access/require-allowed.ts'
import type { Marketplace } from '#domain/marketplace.ts'
import { getReturn } from './get-return.ts'
import type { OrderReturn } from './order-return.ts'

/** Finds the return whose pieces an order replaces. */
export async function findExchangedReturn(marketplace: Marketplace, orderId: number): Promise<OrderReturn | undefined> {
  requireAllowed(mayHandleOrders(marketplace.actor))
  const found = marketplace.db.selectFrom('order_returns').select('id').where('exchange_order_id', '=', orderId)
  const row = await found.executeTakeFirst()
  return row && getReturn(marketplace, row.id)
}

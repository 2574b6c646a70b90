import { NotFound } from '#domain/errors.ts'
import type { Marketplace } from '#domain/marketplace.ts'
import type { OrderStatus } from '#domain/order-status.ts'

/**
 * Locks the order until the transaction ends (`for update`) and returns its status: concurrent changes of one order run
 * one after the other. Throws NotFound for an unknown order.
 */
export async function lockOrder({ db }: Marketplace, orderId: number): Promise<OrderStatus> {
  const order = await db.selectFrom('orders').select('status').where('id', '=', orderId).forUpdate().executeTakeFirst()
  if (!order) throw new NotFound('order', orderId)
  return order.status
}

import { NotFound } from '../errors.ts'
import type { Marketplace } from '../marketplace.ts'
import type { OrderStatus } from './order-status.ts'

/**
 * Where the order is, and stays until the transaction ends: two who change it at once come one after the other, and the
 * second sees what the first did. Throws NotFound for an order that never was.
 */
export async function lockOrder({ db }: Marketplace, orderId: number): Promise<OrderStatus> {
  const order = await db.selectFrom('orders').select('status').where('id', '=', orderId).forUpdate().executeTakeFirst()
  if (!order) throw new NotFound('order', orderId)
  return order.status as OrderStatus
}

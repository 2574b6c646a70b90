import { NotFound } from '#domain/errors.ts'
import { isExchange } from '#domain/is-exchange.ts'
import type { Marketplace } from '#domain/marketplace.ts'

/**
 * Locks two orders until the transaction ends, in the order of their ids, so that two people who do it at once cannot
 * deadlock. Throws NotFound for an unknown order, or one that stands for both.
 */
export async function lockOrders({ db }: Marketplace, orderId: number, otherId: number) {
  const rows = await db
    .selectFrom('orders')
    .select(['id', 'number', 'status', 'customer_phone', 'payment_method', 'paid_millimes', 'joined_into_id'])
    .select(['source', 'shipping_millimes', 'discount_code_id', 'total_millimes'])
    .select(['agreed_fee_millimes', 'agreed_free_from_millimes', isExchange.as('is_exchange')])
    .where('id', 'in', [orderId, otherId])
    .orderBy('id')
    .forUpdate()
    .execute()
  const order = rows.find(({ id }) => id === orderId)
  const other = rows.find(({ id }) => id === otherId)
  if (!order || !other || orderId === otherId) throw new NotFound('order', order ? otherId : orderId)
  return { order, other }
}

export type LockedOrder = Awaited<ReturnType<typeof lockOrders>>['order']

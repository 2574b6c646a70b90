import type { Marketplace } from '../marketplace.ts'
import type { OrderStatus } from './order-status.ts'

export interface OrderTransition {
  readonly from: OrderStatus
  readonly to: OrderStatus
}

/** Every step an order can take, those that give pieces back to the stock last. */
export async function listTransitions({ db }: Marketplace): Promise<OrderTransition[]> {
  const rows = await db
    .selectFrom('order_transitions')
    .select(['from_status', 'to_status'])
    .orderBy('returns_stock')
    .orderBy('to_status')
    .execute()
  return rows.map((row) => ({ from: row.from_status as OrderStatus, to: row.to_status as OrderStatus }))
}

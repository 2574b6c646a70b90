import { sql } from 'kysely'
import { mayHandleOrders } from '#domain/access/policies.ts'
import { requireAllowed } from '#domain/access/require-allowed.ts'
import type { Marketplace } from '#domain/marketplace.ts'
import { owedCash } from './owed-cash.ts'
import { maxRemittedOrders, type OwedOrder } from './remittance.ts'

/** Lists the orders for which a courier owes cash, or the shop fees, the oldest first. */
export async function listOwedOrders({ actor, db }: Marketplace, courierId: number): Promise<OwedOrder[]> {
  requireAllowed(mayHandleOrders(actor))
  const { rows } = await sql<OwedOrder>`
    select orders.id, number, customer_name as "customerName", delivery_city as city, since,
      collected, fees, taxed, "withheldTax", owed
    from ${owedCash} as cash join orders on orders.id = order_id cross join lateral (
      select max(made_at) as since from cash_entries
      where cash_entries.order_id = orders.id and cash_entries.courier_id = cash.courier_id
        and kind in ('step', 'payment')) as entry
    where courier_id = ${courierId}
    order by since, orders.id limit ${maxRemittedOrders}`.execute(db)
  return rows
}

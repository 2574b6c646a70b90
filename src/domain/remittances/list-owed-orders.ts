import { sql } from 'kysely'
import { mayHandleOrders } from '#domain/access/policies.ts'
import { requireAllowed } from '#domain/access/require-allowed.ts'
import type { Marketplace } from '#domain/marketplace.ts'
import { type Millimes, millimes } from '#domain/money.ts'
import { maxRemittedOrders, type OwedOrder } from './remittance.ts'

/** Lists the orders for which a courier owes cash, or the shop fees, the oldest first. */
export async function listOwedOrders({ actor, db }: Marketplace, courierId: number): Promise<OwedOrder[]> {
  requireAllowed(mayHandleOrders(actor))
  const { rows } = await sql<OwedRow>`
    select orders.id, number, customer_name as "customerName", delivery_city as city, since,
      collected_millimes as collected, withheld_millimes as withheld
    from order_balances join orders on orders.id = order_id cross join lateral (
      select max(made_at) as since from cash_entries
      where cash_entries.order_id = orders.id and kind = 'step') as entry
    where courier_id = ${courierId} and (collected_millimes <> 0 or withheld_millimes <> 0)
    order by since, orders.id limit ${maxRemittedOrders}`.execute(db)
  return rows.map(({ withheld, ...row }) => ({
    ...row,
    fees: millimes(0 - withheld),
    owed: millimes(row.collected + withheld),
  }))
}

interface OwedRow extends Omit<OwedOrder, 'fees' | 'owed'> {
  readonly withheld: Millimes
}

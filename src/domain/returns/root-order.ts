import { sql } from 'kysely'
import type { Marketplace } from '#domain/marketplace.ts'

/** Returns the id of the order that was paid for: the first of a chain of exchanges, or the order itself. */
export async function readRootOrderId({ db }: Marketplace, orderId: number): Promise<number> {
  const { rows } = await sql<{ id: number }>`
    with recursive chain (id, depth) as (
      select ${orderId}::bigint, 0
      union all
      select returned.order_id, depth + 1 from chain join order_returns as returned on exchange_order_id = chain.id
      where depth < 100)
    select id from chain order by depth desc limit 1`.execute(db)
  return rows[0]?.id ?? orderId
}

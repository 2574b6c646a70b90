import { type SqlBool, sql } from 'kysely'
import type { Marketplace } from '#domain/marketplace.ts'
import { getSetting } from '#domain/settings/get-setting.ts'
import { deliverySetting } from './delivery-setting.ts'

/** Returns the SQL condition of orders that have been on the way for longer than an owner allows. */
export async function readIsOverdue(marketplace: Marketplace) {
  const { overdueDays } = (await getSetting(marketplace, deliverySetting)).value
  const since = new Date(marketplace.clock.now().getTime() - overdueDays * 86_400_000)
  return sql<SqlBool>`(orders.status = 'shipped' and (
    select max(made_at) from effective_order_steps where order_id = orders.id and to_status = 'shipped') < ${since})`
}

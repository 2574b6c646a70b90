import { type SqlBool, sql } from 'kysely'

/** The SQL condition of orders that were refused at the door. A parcel that has come back since still counts. */
export const isEverRefused = sql<SqlBool>`(orders.status = 'refused' or exists (
  select from effective_order_steps where order_id = orders.id and to_status = 'refused'))`

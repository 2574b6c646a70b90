import { sql } from 'kysely'

/** SQL for which return of its order a row `returned` of order_returns is, from 1. */
export const returnOrdinal = sql<number>`(
  select count(*) from order_returns as earlier where earlier.order_id = returned.order_id and earlier.id <= returned.id)`

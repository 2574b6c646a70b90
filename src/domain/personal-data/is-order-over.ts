import { sql } from 'kysely'
import { settledStatuses } from '#domain/order-status.ts'

/**
 * SQL of a row of `orders`: nothing of it is sent or awaited any more, and no pieces are coming back from its customer.
 */
export const isOrderOver = sql<boolean>`(orders.status = any(${settledStatuses}) and not exists (
  select from order_returns where order_returns.order_id = orders.id and order_returns.status not in ('refused', 'settled')))`

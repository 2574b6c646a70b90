import { sql } from 'kysely'

/** SQL of a row of `orders`: whether it replaces returned pieces, and costs nothing but its delivery. */
export const isExchange = sql<boolean>`exists (select from order_returns where exchange_order_id = orders.id)`

/** SQL of a row of `orders`: whether the exchange was undone, so that its return can be settled in another way. */
export const isUndoneExchange = sql<boolean>`(not ${isExchange}
  and exists (select from order_return_steps where exchange_order_id = orders.id))`

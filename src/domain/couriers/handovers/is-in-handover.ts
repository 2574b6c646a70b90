import { type SqlBool, sql } from 'kysely'

/**
 * SQL for whether an order of a row of `handover_orders` goes with the hand-over, or went: its total, its sheet, its
 * file and the books have these orders and no others. One that was canceled before goes no more, and neither does one
 * that was taken back.
 */
export const isInHandover = sql<SqlBool>`case when handover_orders.handed_over_at is null
  then orders.status in ('confirmed', 'packed', 'shipped') else handover_orders.taken_back_at is null end`

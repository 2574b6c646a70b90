import { sql } from 'kysely'

/**
 * SQL condition: money goes back to the customer of an order. All that was paid where it ended without a parcel, what
 * is above its total for any other.
 */
export const owesRefund = sql<boolean>`owes_refund(orders.status, total_millimes, orders.paid_millimes, refunded_millimes)`

import { sql } from 'kysely'

/**
 * SQL condition: money goes back to the customer of an order. All that was paid where no parcel arrived, all but the
 * delivery of one that was refused and came back, what is above its total for any other.
 */
export const owesRefund = sql<boolean>`owes_refund(orders.status, total_millimes, shipping_millimes, orders.paid_millimes, refunded_millimes)`

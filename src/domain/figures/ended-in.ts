import { type RawBuilder, type SqlBool, sql } from 'kysely'
import { during } from './during.ts'
import { daysIn, longestSlice, type Period } from './period.ts'

/** Of `order_steps`: those of a period with which parcels ended at the door or came back. They have an index. */
export function endedIn(period: Period): RawBuilder<SqlBool> {
  return sql`(to_status in ('delivered', 'refused', 'returned') and ${during('made_at', period)})`
}

/**
 * Which orders these steps can be of. It leaves none out, but spares a join the whole history: the orders of a month were
 * numbered one after the other, which the database cannot know. By `+ 0` it reads the steps of the period to find the
 * first number, and not all steps in the order of their numbers.
 */
export function amongEndedIn(orderId: 'orders.id' | 'order_lines.order_id', period: Period): RawBuilder<SqlBool> {
  if (daysIn(period) > longestSlice) return sql`true`
  return sql`${sql.ref(orderId)} between (select min(order_id + 0) from order_steps where ${endedIn(period)})
    and (select max(order_id + 0) from order_steps where ${endedIn(period)})`
}

import { type RawBuilder, type SqlBool, sql } from 'kysely'
import { during } from './during.ts'
import { daysIn, maxSliceDays, type Period } from './period.ts'

/** Condition on `effective_order_steps`: deliveries, refusals and returns in the period. An index serves it. */
export function deliveryOutcomesIn(period: Period): RawBuilder<SqlBool> {
  return sql`(to_status in ('delivered', 'refused', 'returned') and ${during('made_at', period)})`
}

/**
 * Condition on the order ids that these steps can have. It excludes none of them but keeps a join from reading all
 * orders: ids of a month are nearly contiguous, which the planner cannot know. `+ 0` makes the planner read the steps
 * of the period instead of the index on ids.
 */
export function hasDeliveryOutcomeIn(
  orderId: 'orders.id' | 'order_lines.order_id',
  period: Period,
): RawBuilder<SqlBool> {
  if (daysIn(period) > maxSliceDays) return sql`true`
  return sql`${sql.ref(orderId)} between (select min(order_id + 0) from order_steps
    where undoes_step_id is null and ${deliveryOutcomesIn(period)})
    and (select max(order_id + 0) from order_steps
    where undoes_step_id is null and ${deliveryOutcomesIn(period)})`
}

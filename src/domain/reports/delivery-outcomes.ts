import { type RawBuilder, type SqlBool, sql } from 'kysely'
import { during } from './during.ts'
import { isMostOfTheTable, type Period } from './period.ts'

/**
 * Condition on `order_steps as step`: deliveries, refusals and returns in the period that were not undone. Two indexes
 * serve it, in the order of time and in that of orders. The undone steps are read once: the view
 * `effective_order_steps` looks for each step whether it is undone, which is made for the steps of one order.
 */
export function deliveryOutcomesIn(period: Period): RawBuilder<SqlBool> {
  return sql`(${endedIn(period)}
    and step.id not in (select undoes_step_id from order_steps where undoes_step_id is not null))`
}

function endedIn(period: Period): RawBuilder<SqlBool> {
  return sql`(undoes_step_id is null and to_status in ('delivered', 'refused', 'returned') and ${during('made_at', period)})`
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
  if (isMostOfTheTable(period)) return sql`true`
  return sql`${sql.ref(orderId)} between (select min(order_id + 0) from order_steps
    where ${endedIn(period)})
    and (select max(order_id + 0) from order_steps
    where ${endedIn(period)})`
}

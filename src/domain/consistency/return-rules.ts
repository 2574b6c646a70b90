import { sql } from 'kysely'
import { type ConsistencyRule, isIn, type Violation } from './consistency-rule.ts'

/** A return has lines of a delivered order, no more pieces of which come back than there were. */
export const returnsAreDelivered: ConsistencyRule = {
  table: 'order_returns',
  violationsIn: (range) => sql<Violation>`
    select returned.id as "rowId", format('return %s of %s (%s) has %s lines; of a line too many pieces come back: %s',
      returned.id, number, orders.status, lines.count, coalesce(lines.too_many, false)) as detail
    from order_returns as returned join orders on orders.id = returned.order_id cross join lateral (
      select count(*), bool_or((
          select sum(others.quantity) from order_return_lines as others join order_returns as other on other.id = others.return_id
          where others.order_id = line.order_id and others.position = line.position
            and is_returning(other.status, other.settlement)) > line.quantity) as too_many
      from order_return_lines as returning_line join order_lines as line using (order_id, position)
      where returning_line.return_id = returned.id) as lines
    where ${isIn(range, 'returned.id')} and returned.status <> 'refused'
      and (orders.status <> 'delivered' or lines.count = 0 or lines.too_many)`,
}

/**
 * The steps of a return lead to its status, one after the other, and each of its lines says where its pieces went once
 * it is back.
 */
export const returnStepsLeadToStatus: ConsistencyRule = {
  table: 'order_returns',
  violationsIn: (range) => sql<Violation>`
    with steps as (
      select id as step_id, return_id, from_status, to_status, settlement, exchange_order_id, undoes_step_id,
        id = max(id) over of_return as is_last, lag(to_status) over (of_return order by id) as status_before
      from order_return_steps where ${isIn(range, 'return_id')} window of_return as (partition by return_id)),
    wrong_steps as (
      select return_id from steps
      where from_status <> coalesce(status_before, 'asked')
        or undoes_step_id is not null and not exists (
          select from order_return_steps as undone
          where undone.id = steps.undoes_step_id and undone.return_id = steps.return_id and undone.id < step_id
            and undone.from_status = steps.to_status and undone.to_status = steps.from_status))
    select returned.id as "rowId", format('return %s is %s, its last step leads to %s; lines without a place: %s',
      returned.id, status, coalesce(to_status, 'asked'), inspected.without) as detail
    from order_returns as returned left join steps on return_id = returned.id and is_last
      cross join lateral (select count(*) filter (where disposition is null) as without,
        count(disposition) as placed from order_return_lines where return_id = returned.id) as inspected
    where ${isIn(range, 'returned.id')} and (
      (status, returned.settlement, returned.exchange_order_id)
        is distinct from (coalesce(to_status, 'asked'), steps.settlement, steps.exchange_order_id)
      or returned.id in (select return_id from wrong_steps)
      or case when status in ('inspected', 'settled') then inspected.without > 0 or came_back_on is null
        else inspected.placed > 0 or came_back_on is not null end)`,
}

/**
 * A return that was settled by a refund has exactly that refund, of which its lines have their shares; one that was
 * settled by an exchange has an order for the same person that costs nothing but its delivery; no other return has any
 * of it.
 */
export const returnsAreSettled: ConsistencyRule = {
  table: 'order_returns',
  violationsIn: (range) => sql<Violation>`
    select returned.id as "rowId", format('return %s (%s, %s): %s refunds of %s millimes, shared out %s; exchange %s',
      returned.id, returned.status, coalesce(settlement, 'no settlement'), refunds.count, refunds.amount, lines.shared,
      coalesce(exchange.number, 'none')) as detail
    from order_returns as returned join orders on orders.id = returned.order_id
      left join orders as exchange on exchange.id = exchange_order_id
      cross join lateral (
        select count(*), coalesce(sum(amount_millimes), 0) as amount from order_payments as refund
        where return_id = returned.id and kind = 'refunded' and not exists (
          select from order_payments as later where later.revokes_id = refund.id)) as refunds
      cross join lateral (
        select coalesce(sum(refunded_millimes), 0) as shared from order_return_lines where return_id = returned.id) as lines
    where ${isIn(range, 'returned.id')} and (
      refunds.count <> case when settlement is not distinct from 'refund' then 1 else 0 end
      or lines.shared > refunds.amount
      or exchange.id is not null and (
        exchange.discount_millimes <> exchange.subtotal_millimes or exchange.id <= returned.order_id))`,
}

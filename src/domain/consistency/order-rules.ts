import { sql } from 'kysely'
import { statusesWithoutPieces } from '#domain/order-status.ts'
import { type ConsistencyRule, isErased, isIn, type Violation } from './consistency-rule.ts'

/**
 * The total is what the lines cost less the discount, and the delivery fee as it was agreed, which orders handed over
 * in the shop do not have. Each line bears its part of the discount.
 */
export const totalsAddUp: ConsistencyRule = {
  table: 'orders',
  violationsIn: (range) => sql<Violation>`
    with lines as (
      select order_id, sum(line_total_millimes) as cost, sum(discount_millimes) as discount from order_lines where ${isIn(range, 'order_id')} group by 1)
    select id as "rowId", format(
      '%s costs %s millimes: its lines %s less %s, its subtotal %s less %s, the delivery %s',
      number, total_millimes, coalesce(cost, 0), coalesce(discount, 0), subtotal_millimes, discount_millimes,
      shipping_millimes) as detail
    from orders left join lines on order_id = id
    where ${isIn(range, 'id')} and (subtotal_millimes is distinct from cost
      or discount_millimes is distinct from discount
      or total_millimes <> subtotal_millimes - discount_millimes + shipping_millimes
      or source = 'visit' and shipping_millimes <> 0)`,
}

/** An order is written completely or not at all. Its tokens go with the personal data of its customer. */
export const ordersAreComplete: ConsistencyRule = {
  table: 'orders',
  violationsIn: (range) => sql<Violation>`
    with lines as (select order_id, count(*) from order_lines where ${isIn(range, 'order_id')} group by 1),
    tokens as (select order_id, count(*) from order_tokens where ${isIn(range, 'order_id')} group by 1),
    placings as (
      select (details ->> 'orderId')::bigint as order_id, count(*) from events
      where type = 'order.placed' and (details ->> 'orderId')::bigint between ${range.firstId} and ${range.lastId}
      group by 1)
    select id as "rowId", format('%s has %s lines, %s tokens and %s order.placed events',
      number, coalesce(lines.count, 0), coalesce(tokens.count, 0), coalesce(placings.count, 0)) as detail
    from orders
      left join lines on lines.order_id = id
      left join tokens on tokens.order_id = id
      left join placings on placings.order_id = id
    where ${isIn(range, 'id')}
      and (lines.count is null or placings.count is distinct from 1
        or tokens.count is null and not ${isErased('orders', 'orders.id')})`,
}

/**
 * An order has taken the pieces of its lines, unless it is a request or over without a delivery, and but for those that
 * came back to the shelf.
 */
export const stockFollowsLines: ConsistencyRule = {
  table: 'orders',
  violationsIn: (range) => sql<Violation>`
    with ordered as (
      select order_id, variant_id, sum(quantity) as pieces from order_lines where ${isIn(range, 'order_id')} group by 1, 2),
    shelved as (
      select line.order_id, line.variant_id, sum(returned.quantity) as pieces
      from order_return_lines as returned join order_lines as line using (order_id, position)
      where ${isIn(range, 'order_id')} and disposition = 'shelf' group by 1, 2),
    moved as (
      select order_id, variant_id, -sum(pieces) as pieces from stock_movements where ${isIn(range, 'order_id')} group by 1, 2)
    select orders.id as "rowId", format('%s (%s) has %s pieces of variant %s, its lines %s',
      number, status, coalesce(moved.pieces, 0), variant_id, coalesce(ordered.pieces, 0) - coalesce(shelved.pieces, 0)) as detail
    from ordered full join moved using (order_id, variant_id) left join shelved using (order_id, variant_id) join orders on orders.id = order_id
    where coalesce(moved.pieces, 0)
      <> case when status = any(${statusesWithoutPieces}) then 0
        else coalesce(ordered.pieces, 0) - coalesce(shelved.pieces, 0) end`,
}

/** Only an order that waits for its confirmation holds pieces: those of its lines. The hold limits count on it. */
export const heldPiecesFollowLines: ConsistencyRule = {
  table: 'orders',
  violationsIn: (range) => sql<Violation>`
    with lines as (
      select order_id, sum(quantity) as pieces from order_lines where ${isIn(range, 'order_id')} group by 1)
    select id as "rowId", format('%s (%s) holds %s pieces, its lines %s',
      number, status, held_pieces, coalesce(pieces, 0)) as detail
    from orders left join lines on order_id = id
    where ${isIn(range, 'id')} and held_pieces <> case when status = 'received' then coalesce(pieces, 0) else 0 end`,
}

/** The counter of held stock is the sum of the orders that hold some. The hold limits of the shop count on it. */
export const heldStockIsCounted: ConsistencyRule = {
  table: 'held_stock',
  violationsIn: (range) => sql<Violation>`
    select id as "rowId", format('%s orders hold %s pieces for %s millimes, counted are %s, %s and %s',
      held.orders, held.pieces, held.value, counted.orders, counted.pieces, counted.value_millimes) as detail
    from held_stock as counted cross join (
      select count(*) as orders, coalesce(sum(held_pieces), 0) as pieces, coalesce(sum(subtotal_millimes), 0) as value
      from orders where held_pieces > 0) as held
    where ${isIn(range, 'id')}
      and (counted.orders, counted.pieces, counted.value_millimes) is distinct from (held.orders, held.pieces, held.value)`,
}

/**
 * The steps of an order lead to its status, one after the other: each is a permitted transition, or undoes the last one
 * that is not undone yet.
 */
export const stepsLeadToStatus: ConsistencyRule = {
  table: 'orders',
  violationsIn: (range) => sql<Violation>`
    with steps as (
      select id as step_id, order_id, from_status, to_status, undoes_step_id, id = max(id) over of_order as is_last,
        lag(to_status) over (of_order order by id) as status_before
      from order_steps where ${isIn(range, 'order_id')} window of_order as (partition by order_id)),
    wrong_steps as (
      select order_id from steps
      where from_status <> status_before or status_before is null and from_status not in ('received', 'requested')
        or steps.undoes_step_id is null and not exists (
          select from order_transitions as possible
          where possible.from_status = steps.from_status and possible.to_status = steps.to_status)
        or steps.undoes_step_id is not null and not exists (
          select from order_steps as undone
          where undone.id = steps.undoes_step_id and undone.order_id = steps.order_id and undone.id < step_id
            and undone.undoes_step_id is null
            and undone.from_status = steps.to_status and undone.to_status = steps.from_status
            and not exists (
              select from order_steps as later
              where later.order_id = undone.order_id and later.id between undone.id + 1 and step_id - 1
                and later.undoes_step_id is null and not exists (
                  select from order_steps as undo where undo.undoes_step_id = later.id and undo.id < step_id))))
    select id as "rowId", format('%s is %s, its last step leads to %s', number, status, to_status) as detail
    from orders left join steps on order_id = id and is_last
    where ${isIn(range, 'id')}
      and (status <> coalesce(to_status, case when request_reason is null then 'received' else 'requested' end)
        or id in (select order_id from wrong_steps))`,
}

/** What is paid and refunded of an order is what its payments add up to, and it is paid when that covers its total. */
export const paidFollowsPayments: ConsistencyRule = {
  table: 'orders',
  violationsIn: (range) => sql<Violation>`
    with payments as (
      select made.order_id,
        sum(made.amount_millimes) filter (where made.kind = 'paid' and revoked.id is null) as paid,
        sum(made.amount_millimes) filter (where made.kind = 'refunded' and revoked.id is null) as refunded
      from order_payments as made left join order_payments as revoked on revoked.revokes_id = made.id
      where ${isIn(range, 'made.order_id')} group by 1)
    select id as "rowId", format('%s is paid %s since %s and refunded %s, its payments say %s and %s',
      number, paid_millimes, coalesce(paid_at::text, 'never'), refunded_millimes, coalesce(paid, 0), coalesce(refunded, 0)) as detail
    from orders left join payments on order_id = id
    where ${isIn(range, 'id')} and (paid_millimes <> coalesce(paid, 0) or refunded_millimes <> coalesce(refunded, 0)
      or (paid_at is not null) <> (paid_millimes > 0 and paid_millimes >= total_millimes))`,
}

/** Each order has one notice to the shop and, with an email address, one recap. Old emails may have been deleted. */
export const emailsAreQueuedOnce: ConsistencyRule = {
  table: 'orders',
  violationsIn: (range, now) => sql<Violation>`
    select orders.id as "rowId", format('%s has %s notices and %s recaps', number, notices, recaps) as detail
    from orders cross join lateral (
      select count(*) filter (where kind = 'order-notice') as notices, count(*) filter (where kind = 'order-recap') as recaps
      -- The kind is what lets the index of an event's emails be used.
      from events join emails on event_id = events.id and kind <> 'newsletter-issue'
      where type = 'order.placed' and (details ->> 'orderId')::bigint = orders.id) as sent
    where ${isIn(range, 'orders.id')} and placed_at > ${now}::timestamptz - interval '1 day'
      and not ${isErased('orders', 'orders.id')} and (notices <> 1 or recaps <> case when customer_email is null then 0 else 1 end)`,
}

/** No customer is told by email of a step that was undone while its email waited. */
export const undoneStepsAreUntold: ConsistencyRule = {
  table: 'orders',
  violationsIn: (range) => sql<Violation>`
    select distinct orders.id as "rowId", format('%s: the customer was told "%s", which had been undone', number, step.to_status)
      as detail
    from order_steps as undo
      join order_steps as step on step.id = undo.undoes_step_id
      join orders on orders.id = undo.order_id
      join emails on emails.kind = 'order-progress' and emails.about ->> 'stepId' = step.id::text
    where ${isIn(range, 'undo.order_id')} and emails.status = 'sent' and emails.sent_at >= undo.made_at
      and undo.made_at < emails.not_before`,
}

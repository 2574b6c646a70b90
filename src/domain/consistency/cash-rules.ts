import { sql } from 'kysely'
import { isPrepaid, paymentMethodNames } from '#domain/payment-method.ts'
import { type ConsistencyRule, isIn, type Violation } from './consistency-rule.ts'

/** The methods of which the courier collects nothing. */
const prepaid = sql.join(paymentMethodNames.filter((method) => isPrepaid(method)))

/** Whatever happens to money, it comes from an account and goes to another. */
export const entriesSumToZero: ConsistencyRule = {
  table: 'cash_entries',
  violationsIn: (range) => sql<Violation>`
    select entry.id as "rowId", format('entry %s (%s) has %s postings, which sum to %s millimes',
      entry.id, kind, count(posting.id), coalesce(sum(amount_millimes), 0)) as detail
    from cash_entries as entry left join cash_postings as posting on entry_id = entry.id
    where ${isIn(range, 'entry.id')} group by entry.id
    having count(posting.id) = 0 or sum(amount_millimes) <> 0
      or bool_or(posting.order_id is distinct from entry.order_id)
      or bool_or(posting.courier_id <> coalesce(entry.courier_id, 0))
      or bool_or(posting.store_id is distinct from entry.store_id)
      or bool_or(posting.day <> day_in_tunis(entry.made_at))`,
}

/** The entry of a reversal is that of another entry, the other way round. */
export const reversalsNegate: ConsistencyRule = {
  table: 'cash_entries',
  violationsIn: (range) => sql<Violation>`
    select reversal.id as "rowId", format('entry %s does not take back entry %s', reversal.id, reversal.reverses_id) as detail
    from cash_entries as reversal
    where ${isIn(range, 'reversal.id')} and reverses_id is not null and exists (
      select from (select account, amount_millimes from cash_postings where entry_id = reversal.reverses_id) as posted
        full join (select account, -amount_millimes as amount_millimes from cash_postings where entry_id = reversal.id)
          as taken_back using (account, amount_millimes)
      where posted is null or taken_back is null)`,
}

/** The balances of an order are the sums of its postings. */
export const balancesFollowPostings: ConsistencyRule = {
  table: 'orders',
  violationsIn: (range) => sql<Violation>`
    with posted as (
      select entry.order_id, posting.courier_id, account, sum(amount_millimes) as amount
      from cash_entries as entry join cash_postings as posting on entry_id = entry.id
      where ${isIn(range, 'entry.order_id')} and entry.store_id is null group by 1, 2, 3 having sum(amount_millimes) <> 0),
    counted as (
      select order_id, courier_id, account, amount
      from order_balances cross join lateral (values
        ('to-collect', to_collect_millimes), ('collected', collected_millimes), ('withheld', withheld_millimes),
        ('fees', fees_millimes), ('remitted', remitted_millimes), ('missing', missing_millimes),
        ('withheld-tax', withheld_tax_millimes), ('paid', paid_millimes), ('refunded', refunded_millimes), ('sales', sales_millimes)) as balance (account, amount)
      where ${isIn(range, 'order_id')} and amount <> 0)
    select order_id as "rowId", format('%s has %s millimes on the account %s at courier %s, its postings say %s',
      order_id, coalesce(counted.amount, 0), account, courier_id, coalesce(posted.amount, 0)) as detail
    from posted full join counted using (order_id, courier_id, account)
    where posted.amount is distinct from counted.amount`,
}

/**
 * What is to collect of an order on its way is its amount to collect; one that was delivered has brought it, whoever
 * has the cash now; any other has neither. Later payments do not change what was taken at the door.
 */
export const cashFollowsStatus: ConsistencyRule = {
  table: 'orders',
  violationsIn: (range) => sql<Violation>`
    with cash as (
      select order_id, sum(to_collect_millimes) as to_collect, sum(refunded_millimes) as refunded,
        -- A gateway has what was paid by card, on an account of its own.
        sum(paid_millimes) filter (where courier_id = 0) as paid,
        sum(collected_millimes + withheld_millimes + fees_millimes + remitted_millimes + missing_millimes
          + withheld_tax_millimes + case when courier_id = 0 then 0 else paid_millimes end) as taken
      from order_balances where ${isIn(range, 'order_id')} group by 1)
    select id as "rowId", format('%s (%s) is to bring %s millimes: %s to collect, %s taken, %s of %s paid, %s of %s refunded',
      number, status, due, coalesce(to_collect, 0), coalesce(taken, 0), coalesce(paid, 0), paid_millimes,
      coalesce(-refunded, 0), refunded_millimes) as detail
    from orders left join cash on order_id = id cross join lateral (select case
      when payment_method in (${prepaid}) then 0 else greatest(total_millimes - paid_millimes, 0) end as due) as asked
    where ${isIn(range, 'id')} and (
      coalesce(to_collect, 0) <> case status when 'shipped' then due else 0 end
      or coalesce(paid, 0) <> paid_millimes or coalesce(-refunded, 0) <> refunded_millimes
      or case status
        -- What was kept of an order from before returns, or is claimed for lost pieces.
        when 'returned' then coalesce(taken, 0) < 0
        when 'written-off' then coalesce(taken, 0) < 0
        when 'delivered' then coalesce(taken, 0) <> due and not exists (
          select from order_payments where order_id = orders.id and made_at >= (
            select max(made_at) from order_steps where order_id = orders.id and to_status = 'delivered'))
        else coalesce(taken, 0) <> 0 end)`,
}

/** What was paid by card at the gateway is recorded as paid, once, and the gateway owes it. */
export const cardPaymentsAreAtTheGateway: ConsistencyRule = {
  table: 'orders',
  violationsIn: (range) => sql<Violation>`
    with paid as (
      select card.order_id, sum(card.amount_millimes) as amount, sum(made.amount_millimes) as recorded
      from card_payments as card left join order_payments as made on made.id = payment_id and made.order_id = card.order_id
      where ${isIn(range, 'card.order_id')} and state = 'paid' group by 1),
    owed as (
      select order_id, -sum(paid_millimes) as amount from order_balances
      where ${isIn(range, 'order_id')} and courier_id <> 0 and paid_millimes <> 0 group by 1)
    select order_id as "rowId", format('%s: %s millimes paid by card, %s of them recorded, %s at the gateway',
      order_id, coalesce(paid.amount, 0), coalesce(recorded, 0), coalesce(owed.amount, 0)) as detail
    from paid full join owed using (order_id)
    where (paid.amount, recorded) is distinct from (owed.amount, owed.amount)`,
}

/** The counters of a day are the sums of its postings. */
export const daysFollowPostings: ConsistencyRule = {
  table: 'cash_days',
  violationsIn: (range) => sql<Violation>`
    select counted.id as "rowId", format('%s has %s millimes on the account %s at courier %s, its postings say %s',
      counted.day, counted.amount_millimes, counted.account, counted.courier_id, coalesce(posted.amount, 0)) as detail
    from cash_days as counted cross join lateral (
      select sum(amount_millimes) as amount from cash_postings as posting
      where (posting.day, posting.courier_id, posting.account) = (counted.day, counted.courier_id, counted.account)) as posted
    where ${isIn(range, 'counted.id')} and counted.amount_millimes <> coalesce(posted.amount, 0)`,
}

/**
 * A courier owes what it delivered, or a gateway what was paid there, less its fees, what it remitted or lacked and
 * the tax that it withheld, and the balances of its orders say the same. Differences that belong to no order are
 * remitted and missing at once.
 */
export const couriersOweTheirCash: ConsistencyRule = {
  table: 'couriers',
  violationsIn: (range) => sql<Violation>`
    with days as (
      select courier_id,
        coalesce(sum(amount_millimes) filter (where account in ('collected', 'withheld')), 0) as owed,
        coalesce(-sum(amount_millimes) filter (where account in ('sales', 'to-collect', 'paid')), 0) as delivered,
        coalesce(sum(amount_millimes) filter (where account = 'fees'), 0) as fees,
        coalesce(sum(amount_millimes) filter (where account = 'remitted'), 0) as remitted,
        coalesce(sum(amount_millimes) filter (where account = 'missing'), 0) as missing,
        coalesce(sum(amount_millimes) filter (where account = 'withheld-tax'), 0) as tax
      from cash_days where ${isIn(range, 'courier_id')} group by 1),
    orders_owed as (
      select courier_id, sum(collected_millimes + withheld_millimes) as owed from order_balances
      where ${isIn(range, 'courier_id')} and (collected_millimes <> 0 or withheld_millimes <> 0) group by 1)
    select id as "rowId", format('%s owes %s millimes, its orders %s: %s delivered, %s fees, %s remitted, %s missing, %s tax',
      name, days.owed, coalesce(orders_owed.owed, 0), delivered, fees, remitted, missing, tax) as detail
    from couriers join days on days.courier_id = id left join orders_owed on orders_owed.courier_id = id
    where ${isIn(range, 'id')}
      and (days.owed <> delivered - fees - remitted - missing - tax or days.owed <> coalesce(orders_owed.owed, 0))`,
}

/**
 * A remittance has posted what came and the tax that was withheld, and nothing once it is revoked; together with the
 * fees and what is missing they are exactly what its orders brought.
 */
export const remittancesArePosted: ConsistencyRule = {
  table: 'remittances',
  violationsIn: (range) => sql<Violation>`
    with posted as (
      select remittance_id, coalesce(sum(amount_millimes) filter (where account = 'remitted'), 0) as remitted,
        coalesce(sum(amount_millimes) filter (where account = 'missing'), 0) as missing,
        coalesce(sum(amount_millimes) filter (where account = 'withheld-tax'), 0) as tax
      from cash_entries join cash_postings on entry_id = cash_entries.id
      where ${isIn(range, 'remittance_id')} group by 1),
    settled as (
      select remittance_id, sum(collected_millimes - fees_millimes - withheld_tax_millimes) as expected,
        sum(withheld_tax_millimes) as tax
      from remittance_orders where ${isIn(range, 'remittance_id')} group by 1)
    select id as "rowId", format('remittance %s is of %s millimes, %s expected, %s tax; posted are %s, %s missing, %s tax; '
      'its orders say %s and %s tax', id, received_millimes, expected_millimes, withheld_tax_millimes,
      coalesce(remitted, 0), coalesce(missing, 0), coalesce(posted.tax, 0), expected, settled.tax) as detail
    from remittances left join posted on posted.remittance_id = id left join settled on settled.remittance_id = id
      left join remittance_revocations as revocation on revocation.remittance_id = id
      cross join lateral (select case when revocation is null then 1 else 0 end as counts) as standing
    where ${isIn(range, 'id')} and (coalesce(remitted, 0), coalesce(missing, 0), coalesce(posted.tax, 0), expected,
      settled.tax) is distinct from (counts * received_millimes, counts * (expected_millimes - received_millimes),
      counts * withheld_tax_millimes, expected_millimes, withheld_tax_millimes)`,
}

import { sql } from 'kysely'
import { isExchange, isUndoneExchange } from '#domain/is-exchange.ts'
import { isDiscountOfShop } from '#domain/share-of-makers.ts'
import { type ConsistencyRule, isIn, type Violation } from './consistency-rule.ts'

const soldForToMakers = sql`subtotal_millimes - case when ${isDiscountOfShop} then 0 else discount_millimes end`

/**
 * Makers are owed for what was delivered and is not back: all lines of a delivered order less the discounts that makers
 * bear, at most what was returned less; nothing of any other.
 */
export const makersOwedForDeliveries: ConsistencyRule = {
  table: 'orders',
  violationsIn: (range) => sql<Violation>`
    with posted as (
      select entry.order_id,
        coalesce(sum(amount_millimes) filter (where account = 'goods'), 0) as sold,
        coalesce(-sum(amount_millimes) filter (where account = 'goods-returned'), 0) as returned
      from cash_entries as entry join cash_postings as posting on entry_id = entry.id
      where ${isIn(range, 'entry.order_id')} and entry.store_id is not null group by 1)
    select orders.id as "rowId", format('%s (%s) has sold %s millimes for makers, %s returned; its pieces cost %s', number, status,
      coalesce(sold, 0), coalesce(returned, 0), ${soldForToMakers}) as detail
    from orders left join posted on order_id = orders.id
    where ${isIn(range, 'orders.id')} and case status
      when 'delivered' then coalesce(sold, 0) <> ${soldForToMakers} or returned < 0 or returned > sold
      -- The part that the courier replaced. The pieces of an exchange are worth their price, also once it is undone.
      when 'written-off' then returned <> 0 or sold > subtotal_millimes - case
        when ${isExchange} or ${isUndoneExchange} or ${isDiscountOfShop} then 0 else discount_millimes end
      else coalesce(sold, 0) <> coalesce(returned, 0) end`,
}

/**
 * What a store is owed is what it sold, less what came back, commission, fees and what was paid; its days say the same.
 */
export const storesAreOwedTheirShare: ConsistencyRule = {
  table: 'store_balances',
  violationsIn: (range) => sql<Violation>`
    with posted as (
      select store_id, account, sum(amount_millimes) as amount from cash_postings
      where ${isIn(range, 'store_id')} group by 1, 2),
    days as (
      select store_id, account, sum(amount_millimes) as amount from store_days
      where ${isIn(range, 'store_id')} group by 1, 2),
    counted as (
      select id as store_id, account, amount, goods_millimes + goods_returned_millimes + commission_millimes
          + maker_fees_millimes + owed_to_makers_millimes + paid_to_makers_millimes as rest
      from store_balances cross join lateral (values
        ('goods', goods_millimes), ('goods-returned', goods_returned_millimes), ('commission', commission_millimes),
        ('maker-fees', maker_fees_millimes), ('owed-to-makers', owed_to_makers_millimes),
        ('paid-to-makers', paid_to_makers_millimes)) as balance (account, amount)
      where ${isIn(range, 'id')})
    select store_id as "rowId", format('store %s has %s millimes on the account %s, its days say %s, its postings %s; together %s',
      store_id, counted.amount, account, coalesce(days.amount, 0), coalesce(posted.amount, 0), rest) as detail
    from counted full join posted using (store_id, account) full join days using (store_id, account)
    where rest is distinct from 0 or counted.amount <> coalesce(posted.amount, 0) or counted.amount <> coalesce(days.amount, 0)`,
}

/** A payout has posted what was paid, and nothing once it is revoked. */
export const payoutsArePosted: ConsistencyRule = {
  table: 'payouts',
  violationsIn: (range) => sql<Violation>`
    with posted as (
      select payout_id, coalesce(-sum(amount_millimes) filter (where account = 'paid-to-makers'), 0) as paid
      from cash_entries join cash_postings on entry_id = cash_entries.id where ${isIn(range, 'payout_id')} group by 1)
    select id as "rowId", format('payout %s is of %s millimes, posted are %s', id, amount_millimes, coalesce(paid, 0)) as detail
    from payouts left join posted on posted.payout_id = id
      left join payout_revocations as revocation on revocation.payout_id = id
    where ${isIn(range, 'id')}
      and coalesce(paid, 0) <> case when revocation is null then amount_millimes else 0 end`,
}

/**
 * What is due for a plan is paid as its payments say. A payment has posted its amount, set off against what its store
 * is owed where it says so, and nothing once it is revoked.
 */
export const planPaymentsArePosted: ConsistencyRule = {
  table: 'plan_dues',
  violationsIn: (range) => sql<Violation>`
    with posted as (
      select payment.id,
        coalesce(sum(posting.amount_millimes) filter (where account = 'plan-payments'), 0) as paid,
        coalesce(sum(posting.amount_millimes) filter (where account = 'owed-to-makers'), 0) as set_off
      from plan_payments as payment left join cash_entries as entry on plan_payment_id = payment.id
        left join cash_postings as posting on entry_id = entry.id
      where ${isIn(range, 'due_id')} group by 1)
    select due_id as "rowId", format('receipt %s is of %s millimes for %s; posted are %s, %s of them set off',
      receipt_number, payment.amount_millimes, due.amount_millimes, paid, set_off) as detail
    from plan_payments as payment join posted using (id) join plan_dues as due on due.id = due_id
    where (payment.amount_millimes, paid, set_off) is distinct from (due.amount_millimes,
      case when revoked_at is null then due.amount_millimes else 0 end,
      case when revoked_at is null and means = 'set-off' then due.amount_millimes else 0 end)
    union all
    select id, format('what is due %s is %s', id, state) from plan_dues as due
    where ${isIn(range, 'id')} and (state = 'paid') <> exists (
      select from plan_payments where due_id = due.id and revoked_at is null)`,
}

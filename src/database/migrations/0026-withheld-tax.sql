-- A courier may keep a part of what customers paid, as tax on account of the shop (decision 132).
alter table couriers
  add column withholds_tax boolean not null default false,
  -- In hundredths of a percent. It stays while the courier withholds nothing.
  add column withheld_tax_basis_points int not null default 300
    check (withheld_tax_basis_points >= 0 and withheld_tax_basis_points <= 10000);

-- The rate at the time of the remittance, what customers paid of its cash, and the tax on that.
alter table remittances
  add column withheld_tax_basis_points int not null default 0
    check (withheld_tax_basis_points >= 0 and withheld_tax_basis_points <= 10000),
  add column taxed_millimes bigint not null default 0 check (taxed_millimes >= 0),
  add column withheld_tax_millimes bigint not null default 0
    check (withheld_tax_millimes >= 0 and withheld_tax_millimes <= taxed_millimes);
alter table remittance_orders
  add column withheld_tax_millimes bigint not null default 0 check (withheld_tax_millimes >= 0);

alter table cash_postings
  drop constraint cash_postings_account_check,
  add constraint cash_postings_account_check check (account in ('to-collect', 'collected', 'withheld', 'fees', 'remitted',
    'missing', 'withheld-tax', 'paid', 'refunded', 'sales', 'goods', 'goods-returned', 'commission', 'maker-fees',
    'owed-to-makers', 'paid-to-makers', 'plan-payments', 'plans'));

-- No more tax is taken back than was withheld.
alter table order_balances
  add column withheld_tax_millimes bigint not null default 0 check (withheld_tax_millimes >= 0);

create or replace function count_postings() returns trigger language plpgsql as $$
begin
  insert into order_balances (order_id, courier_id)
    select distinct order_id, courier_id from posted where order_id is not null and store_id is null
    order by order_id, courier_id
    on conflict do nothing;
  perform from order_balances
    where (order_id, courier_id) in (select order_id, courier_id from posted where store_id is null)
    order by order_id, courier_id for update;
  update order_balances as known set
    to_collect_millimes = known.to_collect_millimes + change.to_collect,
    collected_millimes = known.collected_millimes + change.collected,
    withheld_millimes = known.withheld_millimes + change.withheld,
    fees_millimes = known.fees_millimes + change.fees,
    remitted_millimes = known.remitted_millimes + change.remitted,
    missing_millimes = known.missing_millimes + change.missing,
    withheld_tax_millimes = known.withheld_tax_millimes + change.withheld_tax,
    paid_millimes = known.paid_millimes + change.paid,
    refunded_millimes = known.refunded_millimes + change.refunded,
    sales_millimes = known.sales_millimes + change.sales
    from (
      select order_id, courier_id,
        coalesce(sum(amount_millimes) filter (where account = 'to-collect'), 0) as to_collect,
        coalesce(sum(amount_millimes) filter (where account = 'collected'), 0) as collected,
        coalesce(sum(amount_millimes) filter (where account = 'withheld'), 0) as withheld,
        coalesce(sum(amount_millimes) filter (where account = 'fees'), 0) as fees,
        coalesce(sum(amount_millimes) filter (where account = 'remitted'), 0) as remitted,
        coalesce(sum(amount_millimes) filter (where account = 'missing'), 0) as missing,
        coalesce(sum(amount_millimes) filter (where account = 'withheld-tax'), 0) as withheld_tax,
        coalesce(sum(amount_millimes) filter (where account = 'paid'), 0) as paid,
        coalesce(sum(amount_millimes) filter (where account = 'refunded'), 0) as refunded,
        coalesce(sum(amount_millimes) filter (where account = 'sales'), 0) as sales
      from posted where order_id is not null and store_id is null group by order_id, courier_id) as change
    where (known.order_id, known.courier_id) = (change.order_id, change.courier_id);
  insert into cash_days as known (day, courier_id, account, amount_millimes)
    select day, courier_id, account, sum(amount_millimes) from posted
    group by day, courier_id, account order by day, courier_id, account
    on conflict (day, courier_id, account) do update set amount_millimes = known.amount_millimes + excluded.amount_millimes;
  insert into store_days as known (store_id, day, account, amount_millimes)
    select store_id, day, account, sum(amount_millimes) from posted where store_id is not null
    group by store_id, day, account order by store_id, day, account
    on conflict (store_id, day, account) do update set amount_millimes = known.amount_millimes + excluded.amount_millimes;
  insert into store_balances as known (id, goods_millimes, goods_returned_millimes, commission_millimes,
      maker_fees_millimes, owed_to_makers_millimes, paid_to_makers_millimes)
    select store_id,
      coalesce(sum(amount_millimes) filter (where account = 'goods'), 0),
      coalesce(sum(amount_millimes) filter (where account = 'goods-returned'), 0),
      coalesce(sum(amount_millimes) filter (where account = 'commission'), 0),
      coalesce(sum(amount_millimes) filter (where account = 'maker-fees'), 0),
      coalesce(sum(amount_millimes) filter (where account = 'owed-to-makers'), 0),
      coalesce(sum(amount_millimes) filter (where account = 'paid-to-makers'), 0)
    from posted where store_id is not null group by store_id order by store_id
    on conflict (id) do update set
      goods_millimes = known.goods_millimes + excluded.goods_millimes,
      goods_returned_millimes = known.goods_returned_millimes + excluded.goods_returned_millimes,
      commission_millimes = known.commission_millimes + excluded.commission_millimes,
      maker_fees_millimes = known.maker_fees_millimes + excluded.maker_fees_millimes,
      owed_to_makers_millimes = known.owed_to_makers_millimes + excluded.owed_to_makers_millimes,
      paid_to_makers_millimes = known.paid_to_makers_millimes + excluded.paid_to_makers_millimes;
  return null;
end $$;

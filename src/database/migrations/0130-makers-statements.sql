-- What the shop owes to makers, on the cash book (decision 70). An entry of a store says what a delivered or returned order, the
-- fees of its courier or a payout mean for it.

-- The plan of a store, and a commission of its own.
create table store_terms (
  store_id integer primary key references stores,
  plan text check (plan in ('silver', 'gold', 'diamonds')),
  -- Hundredths of a percent of what is sold. Null: that of the plan.
  commission_basis_points integer check (commission_basis_points between 0 and 10000),
  version integer not null default 1
);

-- What the shop paid to the maker of a store.
create table payouts (
  id bigint generated always as identity primary key,
  store_id integer not null references stores,
  -- Of the form that recorded it: sent twice, it records one payout.
  submission_key uuid not null unique,
  amount_millimes bigint not null check (amount_millimes > 0),
  means text not null check (means in ('cash', 'd17', 'mandat', 'bank-transfer', 'paypal')),
  reference text not null check (length(reference) <= 120),
  -- The day on which the money went out, in Tunis.
  paid_on date not null,
  made_at timestamptz not null,
  actor_kind text not null check (actor_kind in ('visitor', 'customer', 'operator', 'seller', 'api-key', 'system')),
  actor_id bigint,
  actor_name text not null check (actor_name <> ''),
  made_by text generated always as (actor_label(actor_kind, actor_id, actor_name)) stored
);
create index payouts_of_store on payouts (store_id, id);

-- A payout that was recorded by mistake: it is owed again.
create table payout_revocations (
  payout_id bigint primary key references payouts,
  reason text not null check (length(reason) <= 200),
  made_at timestamptz not null,
  actor_kind text not null check (actor_kind in ('visitor', 'customer', 'operator', 'seller', 'api-key', 'system')),
  actor_id bigint,
  actor_name text not null check (actor_name <> ''),
  made_by text generated always as (actor_label(actor_kind, actor_id, actor_name)) stored
);

create trigger payouts_only_grow before update or delete or truncate on payouts
  for each statement execute function refuse_rewriting();
create trigger payout_revocations_only_grow before update or delete or truncate on payout_revocations
  for each statement execute function refuse_rewriting();

alter table cash_entries
  add column store_id integer references stores,
  -- The rate of a sale: a later change of the settings does not change it.
  add column commission_basis_points integer check (commission_basis_points between 0 and 10000),
  add column payout_id bigint references payouts,
  drop constraint cash_entries_kind_check,
  add constraint cash_entries_kind_check check (kind in
    ('opening', 'step', 'payment', 'payment-revoked', 'refund', 'remittance', 'difference', 'payout', 'reversal')),
  drop constraint cash_entries_check1,
  add constraint cash_entries_order_check check (order_id is not null or kind in ('difference', 'payout', 'reversal')),
  add constraint cash_entries_payout_check check ((payout_id is not null) = (kind = 'payout') or kind = 'reversal'),
  add constraint cash_entries_store_check
    check (store_id is not null or (payout_id is null and commission_basis_points is null));
create index cash_entries_of_store on cash_entries (store_id, made_at, id) where store_id is not null;
create index cash_entries_of_payout on cash_entries (payout_id) where payout_id is not null;

alter table cash_postings
  -- Copied from the entry.
  add column store_id integer,
  drop constraint cash_postings_account_check,
  add constraint cash_postings_account_check check (account in
    ('to-collect', 'collected', 'withheld', 'fees', 'remitted', 'missing', 'paid', 'refunded', 'sales',
      'goods', 'goods-returned', 'commission', 'maker-fees', 'owed-to-makers', 'paid-to-makers')),
  -- Only entries of a store are about what makers are owed.
  add constraint cash_postings_store_check check ((store_id is not null) = (account in
    ('goods', 'goods-returned', 'commission', 'maker-fees', 'owed-to-makers', 'paid-to-makers')));
create index cash_postings_of_store on cash_postings (store_id, account, day, id) where store_id is not null;

-- What was posted to an account on a day for a store, kept by the trigger of cash_postings.
create table store_days (
  id bigint generated always as identity primary key,
  store_id integer not null,
  day date not null,
  account text not null,
  amount_millimes bigint not null,
  unique (store_id, day, account)
);

-- What a store has on each account, kept by the same trigger.
create table store_balances (
  id integer primary key references stores,
  goods_millimes bigint not null default 0,
  goods_returned_millimes bigint not null default 0,
  commission_millimes bigint not null default 0,
  maker_fees_millimes bigint not null default 0,
  owed_to_makers_millimes bigint not null default 0,
  paid_to_makers_millimes bigint not null default 0
);
create index store_balances_owed on store_balances (owed_to_makers_millimes, id);

create or replace function copy_entry_to_posting() returns trigger language plpgsql as $$
begin
  select order_id, coalesce(courier_id, 0), store_id, day_in_tunis(made_at)
    into new.order_id, new.courier_id, new.store_id, new.day
    from cash_entries where id = new.entry_id;
  return new;
end $$;

-- As in migration 0091; entries of stores are counted by store, not by order.
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

create trigger store_days_follow_postings before insert or update or delete or truncate on store_days
  for each statement execute function refuse_uncounted_cash();
create trigger store_balances_follow_postings before insert or update or delete or truncate on store_balances
  for each statement execute function refuse_uncounted_cash();

-- Orders that were delivered before are in no statement: makers were paid for them by other books.
create table statements_start (
  is_only boolean primary key default true check (is_only),
  last_step_id bigint not null
);
insert into statements_start (last_step_id) select coalesce(max(id), 0) from order_steps;

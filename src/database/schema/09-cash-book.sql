-- The cash book in double entry (decision 65), remittances of couriers, and what makers are owed (decision 70).

-- The cash that a courier collected, less its fees, as it reached the shop. A remittance settles all that is owed for
-- its orders.
create table remittances (
  id bigint generated always as identity primary key,
  courier_id int not null references couriers,
  -- Of the form that recorded it: sent twice, it records one remittance.
  submission_key uuid not null unique,
  -- The cash of its orders less their fees. Below zero, the shop paid the courier.
  expected_millimes bigint not null,
  received_millimes bigint not null,
  reference text not null check (length(reference) <= 120),
  -- Why the courier paid another amount than expected; empty where it did not.
  reason text not null check (length(reason) <= 200),
  made_at timestamptz not null,
  actor_kind actor_kind not null,
  actor_id bigint,
  actor_name text not null check (actor_name <> ''),
  made_by text generated always as (actor_label(actor_kind, actor_id, actor_name)) stored,
  check (received_millimes = expected_millimes or reason <> '')
);
create index remittances_of_courier on remittances (courier_id, id);
create trigger remittances_only_grow before update or delete or truncate on remittances
  for each statement execute function refuse_rewriting();

-- The orders that a remittance settles, with what was owed for each.
create table remittance_orders (
  remittance_id bigint not null references remittances,
  order_id bigint not null references orders,
  -- The last cash entry of the order at that time. It is unique for the order, so the same debt is not settled twice.
  settles_through bigint not null,
  collected_millimes bigint not null,
  fees_millimes bigint not null,
  -- Below zero where cash is missing.
  difference_millimes bigint not null,
  primary key (remittance_id, order_id)
);
create unique index remittance_orders_settled_once on remittance_orders (order_id, settles_through);
create trigger remittance_orders_only_grow before update or delete or truncate on remittance_orders
  for each statement execute function refuse_rewriting();

-- Remittances that were recorded by mistake: the courier owes the cash of their orders again.
create table remittance_revocations (
  remittance_id bigint primary key references remittances,
  reason text not null check (length(reason) <= 200),
  made_at timestamptz not null,
  actor_kind actor_kind not null,
  actor_id bigint,
  actor_name text not null check (actor_name <> ''),
  made_by text generated always as (actor_label(actor_kind, actor_id, actor_name)) stored
);
create trigger remittance_revocations_only_grow before update or delete or truncate on remittance_revocations
  for each statement execute function refuse_rewriting();

-- The plan of a store, and its own commission where it has one.
create table store_terms (
  store_id int primary key references stores,
  plan text check (plan in ('silver', 'gold', 'diamonds')),
  -- In hundredths of a percent of what is sold. Null: the commission of the plan, from the settings.
  commission_basis_points int check (commission_basis_points >= 0 and commission_basis_points <= 10000),
  version int not null default 1
);

-- What the shop paid to the maker of a store.
create table payouts (
  id bigint generated always as identity primary key,
  store_id int not null references stores,
  -- Of the form that recorded it: sent twice, it records one payout.
  submission_key uuid not null unique,
  amount_millimes bigint not null check (amount_millimes > 0),
  means text not null check (means in ('cash', 'd17', 'mandat', 'bank-transfer', 'paypal')),
  reference text not null check (length(reference) <= 120),
  -- The day on which the money went out, in Tunis.
  paid_on date not null,
  made_at timestamptz not null,
  actor_kind actor_kind not null,
  actor_id bigint,
  actor_name text not null check (actor_name <> ''),
  made_by text generated always as (actor_label(actor_kind, actor_id, actor_name)) stored
);
create index payouts_of_store on payouts (store_id, id);
create trigger payouts_only_grow before update or delete or truncate on payouts
  for each statement execute function refuse_rewriting();

-- Payouts that were recorded by mistake: the amount is owed again.
create table payout_revocations (
  payout_id bigint primary key references payouts,
  reason text not null check (length(reason) <= 200),
  made_at timestamptz not null,
  actor_kind actor_kind not null,
  actor_id bigint,
  actor_name text not null check (actor_name <> ''),
  made_by text generated always as (actor_label(actor_kind, actor_id, actor_name)) stored
);
create trigger payout_revocations_only_grow before update or delete or truncate on payout_revocations
  for each statement execute function refuse_rewriting();

-- An entry is one thing that happened to money: a step of an order, a payment, a refund, a remittance, a payout. Its
-- amounts are in cash_postings.
create table cash_entries (
  id bigint generated always as identity primary key,
  kind text not null
    check (kind in ('step', 'payment', 'payment-revoked', 'refund', 'remittance', 'difference', 'payout', 'reversal')),
  -- Null for a difference of a remittance that belongs to no order, and for a payout.
  order_id bigint references orders,
  step_id bigint references order_steps,
  payment_id bigint references order_payments,
  courier_id int references couriers,
  handover_id bigint references handovers,
  remittance_id bigint references remittances,
  return_id bigint references order_returns,
  -- The entry that this one takes back. Unique: an entry is reversed once.
  reverses_id bigint unique references cash_entries,
  made_at timestamptz not null,
  actor_kind actor_kind not null,
  actor_id bigint,
  actor_name text not null check (actor_name <> ''),
  made_by text generated always as (actor_label(actor_kind, actor_id, actor_name)) stored,
  -- Of an entry about what a maker is owed.
  store_id int references stores,
  -- The rate at the delivery: a later change of the settings changes no past sale, and a return gives back the same
  -- rate.
  commission_basis_points int check (commission_basis_points >= 0 and commission_basis_points <= 10000),
  payout_id bigint references payouts,
  check ((kind = 'reversal') = (reverses_id is not null)),
  check ((kind = 'payment' or kind = 'payment-revoked' or kind = 'refund') = (payment_id is not null)),
  check ((remittance_id is not null) = (kind in ('remittance', 'difference')) or kind = 'reversal'),
  check (order_id is not null or (kind in ('difference', 'payout', 'reversal'))),
  check ((payout_id is not null) = (kind = 'payout') or kind = 'reversal'),
  check (store_id is not null or payout_id is null and commission_basis_points is null)
);
create index cash_entries_of_order on cash_entries (order_id, id);
create index cash_entries_of_step on cash_entries (step_id) where step_id is not null;
create index cash_entries_of_remittance on cash_entries (remittance_id) where remittance_id is not null;
create index cash_entries_of_handover on cash_entries (handover_id) where handover_id is not null;
create index cash_entries_of_store on cash_entries (store_id, made_at, id) where store_id is not null;
create index cash_entries_of_payout on cash_entries (payout_id) where payout_id is not null;

-- cash_entries is created after remittance_orders, as it refers to remittances.
alter table remittance_orders add foreign key (settles_through) references cash_entries;

-- The postings of an entry sum to zero, and every entry has some. This is checked at the commit, when all postings are
-- there.
create function refuse_unbalanced_entry() returns trigger language plpgsql as $$
declare
  entry bigint := case tg_table_name when 'cash_entries' then new.id else (to_jsonb(new) ->> 'entry_id')::bigint end;
begin
  -- 1 for an entry without postings: it is refused too.
  if (select coalesce(sum(amount_millimes), 1) from cash_postings where entry_id = entry) <> 0 then
    raise exception 'the postings of entry % of the cash book do not sum to zero', entry using errcode = 'restrict_violation';
  end if;
  return null;
end $$;
create constraint trigger cash_entries_balance after insert on cash_entries
  deferrable initially deferred for each row execute function refuse_unbalanced_entry();
create trigger cash_entries_only_grow before update or delete or truncate on cash_entries
  for each statement execute function refuse_rewriting();

-- The amounts of entries. An account is positive where the shop has, is owed or has spent something. What each account
-- means is said in src/domain/cash-book/account.ts.
create table cash_postings (
  id bigint generated always as identity primary key,
  entry_id bigint not null references cash_entries,
  account text not null check (account in ('to-collect', 'collected', 'withheld', 'fees', 'remitted', 'missing', 'paid',
    'refunded', 'sales', 'goods', 'goods-returned', 'commission', 'maker-fees', 'owed-to-makers', 'paid-to-makers')),
  amount_millimes bigint not null check (amount_millimes <> 0),
  -- Copied from the entry by a trigger, so that an account can be read by courier, store and day. The courier 0 is the
  -- shop itself; the day is that of the entry in Tunis.
  order_id bigint,
  courier_id int not null,
  day date not null,
  store_id int,
  unique (entry_id, account),
  -- Entries of a store post to the accounts of makers, and all others to none of them.
  constraint cash_postings_store_check check ((store_id is not null) = (account in ('goods', 'goods-returned', 'commission',
    'maker-fees', 'owed-to-makers', 'paid-to-makers')))
);
create index cash_postings_of_account on cash_postings (account, courier_id, day, id);
create index cash_postings_of_store on cash_postings (store_id, account, day, id) where store_id is not null;

create function copy_entry_to_posting() returns trigger language plpgsql as $$
begin
  select order_id, coalesce(courier_id, 0), store_id, day_in_tunis(made_at)
    into new.order_id, new.courier_id, new.store_id, new.day
    from cash_entries where id = new.entry_id;
  return new;
end $$;
create trigger cash_postings_copy_entry before insert on cash_postings
  for each row execute function copy_entry_to_posting();

-- Adds new postings to the balances and the days. Those of stores are in the balances of stores, not in those of
-- orders. Rows are written in the order of their keys: otherwise two transactions could deadlock.
create function count_postings() returns trigger language plpgsql as $$
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
create trigger cash_postings_are_counted after insert on cash_postings
  referencing new table as posted for each statement execute function count_postings();
create constraint trigger cash_postings_balance after insert on cash_postings
  deferrable initially deferred for each row execute function refuse_unbalanced_entry();
create trigger cash_postings_only_grow before update or delete or truncate on cash_postings
  for each statement execute function refuse_rewriting();

-- The sums of postings by order and courier, kept by a trigger of cash_postings. The checks of to-collect, collected
-- and withheld stop cash from being remitted twice.
create table order_balances (
  order_id bigint not null references orders,
  courier_id int not null,
  to_collect_millimes bigint not null default 0 check (to_collect_millimes >= 0),
  collected_millimes bigint not null default 0 check (collected_millimes >= 0),
  withheld_millimes bigint not null default 0 check (withheld_millimes <= 0),
  fees_millimes bigint not null default 0,
  remitted_millimes bigint not null default 0,
  missing_millimes bigint not null default 0,
  paid_millimes bigint not null default 0,
  refunded_millimes bigint not null default 0,
  sales_millimes bigint not null default 0,
  primary key (order_id, courier_id)
);
-- The few orders for which a courier owes money.
create index order_balances_owed on order_balances (courier_id, order_id) where collected_millimes <> 0 or withheld_millimes <> 0;
-- Parcels on their way whose cash is still to be collected.
create index order_balances_on_the_way on order_balances (courier_id, order_id) where to_collect_millimes <> 0;

-- Balances and days change only in the trigger of cash_postings: there, the depth of triggers is above 1.
create function refuse_uncounted_cash() returns trigger language plpgsql as $$
begin
  if pg_trigger_depth() > 1 then return null; end if;
  raise exception '% follows cash_postings', tg_table_name using errcode = 'restrict_violation';
end $$;
create trigger order_balances_follow_postings before insert or update or delete or truncate on order_balances
  for each statement execute function refuse_uncounted_cash();

-- The sums of postings by day, courier and account, kept by the same trigger. Reports read few rows even with many
-- orders.
create table cash_days (
  id bigint generated always as identity primary key,
  day date not null,
  courier_id int not null,
  account text not null,
  amount_millimes bigint not null,
  unique (day, courier_id, account)
);
create trigger cash_days_follow_postings before insert or update or delete or truncate on cash_days
  for each statement execute function refuse_uncounted_cash();

-- The sums of postings of stores by day and account, kept by the same trigger, for the statements of makers.
create table store_days (
  id bigint generated always as identity primary key,
  store_id int not null,
  day date not null,
  account text not null,
  amount_millimes bigint not null,
  unique (store_id, day, account)
);
create trigger store_days_follow_postings before insert or update or delete or truncate on store_days
  for each statement execute function refuse_uncounted_cash();

-- The sums of postings by store, kept by the same trigger.
create table store_balances (
  id int primary key references stores,
  goods_millimes bigint not null default 0,
  goods_returned_millimes bigint not null default 0,
  commission_millimes bigint not null default 0,
  maker_fees_millimes bigint not null default 0,
  owed_to_makers_millimes bigint not null default 0,
  paid_to_makers_millimes bigint not null default 0
);
create index store_balances_owed on store_balances (owed_to_makers_millimes, id);
create trigger store_balances_follow_postings before insert or update or delete or truncate on store_balances
  for each statement execute function refuse_uncounted_cash();

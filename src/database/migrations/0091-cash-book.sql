-- The cash book: double entry in millimes. An entry is one thing that happened (a step of an order, a payment, a refund, a
-- remittance); its postings move an amount between accounts and sum to zero. Decision 65 says what the accounts mean.

create table cash_entries (
  id bigint generated always as identity primary key,
  kind text not null check (kind in
    ('opening', 'step', 'payment', 'payment-revoked', 'refund', 'remittance', 'difference', 'reversal')),
  -- None for a difference that nobody can explain by an order.
  order_id bigint references orders,
  step_id bigint references order_steps,
  payment_id bigint references order_payments,
  courier_id integer references couriers,
  handover_id bigint references handovers,
  remittance_id bigint,
  return_id bigint,
  -- The entry whose postings this one takes back.
  reverses_id bigint unique references cash_entries,
  made_at timestamptz not null,
  actor_kind text not null check (actor_kind in ('visitor', 'customer', 'operator', 'seller', 'api-key', 'system')),
  actor_id bigint,
  actor_name text not null check (actor_name <> ''),
  made_by text generated always as (actor_label(actor_kind, actor_id, actor_name)) stored,
  check ((kind = 'reversal') = (reverses_id is not null)),
  check (order_id is not null or kind in ('difference', 'reversal')),
  check ((kind = 'payment' or kind = 'payment-revoked' or kind = 'refund') = (payment_id is not null))
);

create function day_in_tunis(moment timestamptz) returns date language sql immutable parallel safe
  return (moment at time zone interval '1 hour')::date;

create table cash_postings (
  id bigint generated always as identity primary key,
  entry_id bigint not null references cash_entries,
  account text not null check (account in
    ('to-collect', 'collected', 'withheld', 'fees', 'remitted', 'missing', 'paid', 'refunded', 'sales')),
  amount_millimes bigint not null check (amount_millimes <> 0),
  -- Those of the entry, and its day in Tunis: copied by a trigger, so that an account can be read by courier and day. 0 stands
  -- for the shop itself.
  order_id bigint,
  courier_id integer not null,
  day date not null,
  unique (entry_id, account)
);

-- What each order has on each account at each courier, kept by a trigger of cash_postings. A courier does not owe less than
-- nothing for an order, so that nothing is remitted twice.
create table order_balances (
  order_id bigint not null references orders,
  courier_id integer not null,
  to_collect_millimes bigint not null default 0,
  collected_millimes bigint not null default 0,
  withheld_millimes bigint not null default 0,
  fees_millimes bigint not null default 0,
  remitted_millimes bigint not null default 0,
  missing_millimes bigint not null default 0,
  paid_millimes bigint not null default 0,
  refunded_millimes bigint not null default 0,
  sales_millimes bigint not null default 0,
  primary key (order_id, courier_id),
  constraint order_balances_to_collect_check check (to_collect_millimes >= 0),
  constraint order_balances_collected_check check (collected_millimes >= 0),
  constraint order_balances_withheld_check check (withheld_millimes <= 0)
);

-- What was posted to an account on a day for a courier, kept by the same trigger: a year of orders is a few thousand rows.
create table cash_days (
  id bigint generated always as identity primary key,
  day date not null,
  courier_id integer not null,
  account text not null,
  amount_millimes bigint not null,
  unique (day, courier_id, account)
);

-- Orders from before the cash book. Those that were delivered count as remitted; parcels on their way are still to collect,
-- except those to be paid by PayPal, which no courier collects.
with money as (
  select id, paid_millimes, status, placed_at,
    case when payment_method = 'cash-on-delivery' and status in ('shipped', 'delivered')
      then greatest(total_millimes - paid_millimes, 0) else 0 end as due
  from orders),
entries as (
  insert into cash_entries (kind, order_id, made_at, actor_kind, actor_name)
    select 'opening', id, now(), 'system', 'opening balance' from money where paid_millimes > 0 or due > 0 order by id
    returning id, order_id)
insert into cash_postings (entry_id, account, amount_millimes, order_id, courier_id, day)
  select entries.id, account, amount, order_id, 0, day_in_tunis(now())
  from entries join money on money.id = order_id
    cross join lateral (values
      ('to-collect', case status when 'shipped' then due else 0 end),
      ('remitted', case status when 'delivered' then due else 0 end),
      ('paid', paid_millimes),
      ('sales', -due - paid_millimes)) as posted (account, amount)
  where amount <> 0;

insert into order_balances (order_id, courier_id, to_collect_millimes, remitted_millimes, paid_millimes, sales_millimes)
  select order_id, 0,
    coalesce(sum(amount_millimes) filter (where account = 'to-collect'), 0),
    coalesce(sum(amount_millimes) filter (where account = 'remitted'), 0),
    coalesce(sum(amount_millimes) filter (where account = 'paid'), 0),
    coalesce(sum(amount_millimes) filter (where account = 'sales'), 0)
  from cash_postings group by order_id;
insert into cash_days (day, courier_id, account, amount_millimes)
  select day, courier_id, account, sum(amount_millimes) from cash_postings group by 1, 2, 3;

create index cash_entries_of_order on cash_entries (order_id, id);
create index cash_entries_of_step on cash_entries (step_id) where step_id is not null;
create index cash_postings_of_account on cash_postings (account, courier_id, day, id);
-- The few orders for which a courier owes money.
create index order_balances_owed on order_balances (courier_id, order_id)
  where collected_millimes <> 0 or withheld_millimes <> 0;
create index order_balances_on_the_way on order_balances (courier_id, order_id) where to_collect_millimes <> 0;

create function copy_entry_to_posting() returns trigger language plpgsql as $$
begin
  select order_id, coalesce(courier_id, 0), day_in_tunis(made_at) into new.order_id, new.courier_id, new.day
    from cash_entries where id = new.entry_id;
  return new;
end $$;
create trigger cash_postings_copy_entry before insert on cash_postings
  for each row execute function copy_entry_to_posting();

-- Rows are locked in the order of their keys, so that two who post at once wait for each other.
create function count_postings() returns trigger language plpgsql as $$
begin
  insert into order_balances (order_id, courier_id)
    select distinct order_id, courier_id from posted where order_id is not null order by order_id, courier_id
    on conflict do nothing;
  perform from order_balances where (order_id, courier_id) in (select order_id, courier_id from posted)
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
      from posted where order_id is not null group by order_id, courier_id) as change
    where (known.order_id, known.courier_id) = (change.order_id, change.courier_id);
  insert into cash_days as known (day, courier_id, account, amount_millimes)
    select day, courier_id, account, sum(amount_millimes) from posted
    group by day, courier_id, account order by day, courier_id, account
    on conflict (day, courier_id, account) do update set amount_millimes = known.amount_millimes + excluded.amount_millimes;
  return null;
end $$;
create trigger cash_postings_are_counted after insert on cash_postings
  referencing new table as posted for each statement execute function count_postings();

-- The postings of an entry sum to zero at the end of the transaction, and every entry has some.
create function refuse_unbalanced_entry() returns trigger language plpgsql as $$
declare
  entry bigint := case tg_table_name when 'cash_entries' then new.id else (to_jsonb(new) ->> 'entry_id')::bigint end;
begin
  if (select coalesce(sum(amount_millimes), 1) from cash_postings where entry_id = entry) <> 0 then
    raise exception 'the postings of entry % of the cash book do not sum to zero', entry using errcode = 'restrict_violation';
  end if;
  return null;
end $$;
create constraint trigger cash_entries_balance after insert on cash_entries
  deferrable initially deferred for each row execute function refuse_unbalanced_entry();
create constraint trigger cash_postings_balance after insert on cash_postings
  deferrable initially deferred for each row execute function refuse_unbalanced_entry();

create trigger cash_entries_only_grow before update or delete or truncate on cash_entries
  for each statement execute function refuse_rewriting();
create trigger cash_postings_only_grow before update or delete or truncate on cash_postings
  for each statement execute function refuse_rewriting();

-- The counters change only with the postings.
create function refuse_uncounted_cash() returns trigger language plpgsql as $$
begin
  if pg_trigger_depth() > 1 then return null; end if;
  raise exception '% follows cash_postings', tg_table_name using errcode = 'restrict_violation';
end $$;
create trigger order_balances_follow_postings before insert or update or delete or truncate on order_balances
  for each statement execute function refuse_uncounted_cash();
create trigger cash_days_follow_postings before insert or update or delete or truncate on cash_days
  for each statement execute function refuse_uncounted_cash();

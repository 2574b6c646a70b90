-- What couriers hand over of the cash that they collected, less their fees. A remittance settles orders, each as it stood, and
-- names what is missing or too much.

create table remittances (
  id bigint generated always as identity primary key,
  courier_id integer not null references couriers,
  -- Of the form that recorded it: sent twice, it records one remittance.
  submission_key uuid not null unique,
  -- What it should be: the cash of its orders less their fees. Below zero, the shop paid the courier.
  expected_millimes bigint not null,
  received_millimes bigint not null,
  reference text not null check (length(reference) <= 120),
  -- Why it is not what it should be.
  reason text not null check (length(reason) <= 200),
  made_at timestamptz not null,
  actor_kind text not null check (actor_kind in ('visitor', 'customer', 'operator', 'seller', 'api-key', 'system')),
  actor_id bigint,
  actor_name text not null check (actor_name <> ''),
  made_by text generated always as (actor_label(actor_kind, actor_id, actor_name)) stored,
  check (received_millimes = expected_millimes or reason <> '')
);
create index remittances_of_courier on remittances (courier_id, id);

create table remittance_orders (
  remittance_id bigint not null references remittances,
  order_id bigint not null references orders,
  -- The last entry of the order that it settles: nobody settles the same twice.
  settles_through bigint not null references cash_entries,
  collected_millimes bigint not null,
  fees_millimes bigint not null,
  -- Below zero where cash is missing.
  difference_millimes bigint not null,
  primary key (remittance_id, order_id)
);
create unique index remittance_orders_settled_once on remittance_orders (order_id, settles_through);

-- A remittance that was recorded by mistake: its orders are owed again.
create table remittance_revocations (
  remittance_id bigint primary key references remittances,
  reason text not null check (length(reason) <= 200),
  made_at timestamptz not null,
  actor_kind text not null check (actor_kind in ('visitor', 'customer', 'operator', 'seller', 'api-key', 'system')),
  actor_id bigint,
  actor_name text not null check (actor_name <> ''),
  made_by text generated always as (actor_label(actor_kind, actor_id, actor_name)) stored
);

alter table cash_entries
  add constraint cash_entries_remittance_id_fkey foreign key (remittance_id) references remittances,
  add constraint cash_entries_remittance_check
    check (remittance_id is not null = (kind in ('remittance', 'difference')) or kind = 'reversal');
create index cash_entries_of_remittance on cash_entries (remittance_id) where remittance_id is not null;

create trigger remittances_only_grow before update or delete or truncate on remittances
  for each statement execute function refuse_rewriting();
create trigger remittance_orders_only_grow before update or delete or truncate on remittance_orders
  for each statement execute function refuse_rewriting();
create trigger remittance_revocations_only_grow before update or delete or truncate on remittance_revocations
  for each statement execute function refuse_rewriting();

-- What a hand-over brought.
create index cash_entries_of_handover on cash_entries (handover_id) where handover_id is not null;

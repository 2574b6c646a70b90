-- A parcel that the courier has lost, and tries to deliver one that did not end it.

alter table orders
  drop constraint orders_status_check,
  add constraint orders_status_check check
    (status ~ '^(requested|received|confirmed|packed|shipped|delivered|cancelled|refused|lost|returned|released)$');

-- The pieces of a lost parcel are in no stock, until it turns up.
insert into order_transitions (from_status, to_status, returns_stock, takes_stock) values
  ('shipped', 'lost', false, false),
  ('lost', 'delivered', false, false),
  ('lost', 'refused', false, false),
  ('lost', 'returned', true, false);

-- What the courier said of a parcel: that it comes again later, or why it was refused.
create table delivery_attempts (
  id bigint generated always as identity primary key,
  order_id bigint not null references orders,
  outcome text not null check (outcome in ('postponed', 'refused')),
  decided_by text not null check (decided_by in ('customer', 'courier', 'shop')),
  reason text not null check (reason in
    ('absent', 'unreachable', 'changed-mind', 'no-money', 'damaged', 'not-as-expected', 'late', 'wrong-address', 'other')),
  note text not null default '',
  -- The day of the next attempt, where it is known.
  postponed_until date,
  made_at timestamptz not null default now(),
  actor_kind text not null check (actor_kind in ('visitor', 'customer', 'operator', 'seller', 'api-key', 'system')),
  actor_id bigint,
  actor_name text not null check (actor_name <> ''),
  made_by text generated always as (actor_label(actor_kind, actor_id, actor_name)) stored,
  check (postponed_until is null or outcome = 'postponed')
);
create index delivery_attempts_of_order on delivery_attempts (order_id, id);
create trigger delivery_attempts_only_grow before delete or truncate on delivery_attempts
  for each statement execute function refuse_rewriting();
create trigger delivery_attempts_only_erase before update on delivery_attempts
  for each statement execute function refuse_unless_erasing();
create trigger delivery_attempts_erase_note before update on delivery_attempts
  for each row execute function refuse_all_but_erasing('note');

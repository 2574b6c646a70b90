-- Phone numbers whose orders wait for the shop as requests, whatever else their order is: one row for each, which stays when
-- the block has ended, so that the entries of the audit log can be found. These have who blocked and unblocked it before.
create table customer_blocks (
  id bigint generated always as identity primary key,
  -- Null once it is erased.
  phone text unique,
  kind text not null check (kind in ('prepayment-only', 'do-not-take')),
  -- Why.
  note text not null check (note <> ''),
  -- Null: until somebody ends it.
  ends_at timestamptz,
  is_lifted boolean not null default false,
  -- How often it was changed, so that two people do not overwrite each other.
  version integer not null default 1,
  made_at timestamptz not null default now(),
  actor_kind text not null check (actor_kind in ('visitor', 'customer', 'operator', 'seller', 'api-key', 'system')),
  actor_id bigint,
  actor_name text not null check (actor_name <> ''),
  made_by text generated always as (actor_label(actor_kind, actor_id, actor_name)) stored
);

alter table orders
  drop constraint orders_request_reason_check,
  add constraint orders_request_reason_check check
    (request_reason in ('order-size', 'size-share', 'last-pieces', 'phone', 'email', 'network', 'shop', 'blocked'));

-- What the shop knows of a person besides orders is found by phone number or email address.
create index comments_of_phone on comments (phone, id);
create index contact_messages_of_email on contact_messages (lower(email), id);

-- Two orders that look like one placed twice, of which the office has found that both are meant.
create table separate_orders (
  order_id bigint not null references orders,
  other_id bigint not null references orders,
  made_at timestamptz not null default now(),
  actor_kind text not null check (actor_kind in ('visitor', 'customer', 'operator', 'seller', 'api-key', 'system')),
  actor_id bigint,
  actor_name text not null check (actor_name <> ''),
  made_by text generated always as (actor_label(actor_kind, actor_id, actor_name)) stored,
  primary key (order_id, other_id),
  check (order_id < other_id)
);
create index separate_orders_of_other on separate_orders (other_id);

-- The order into which a canceled one was joined: its pieces come in that parcel.
alter table orders add column joined_into_id bigint references orders,
  add constraint orders_joined_check check (joined_into_id <> id);

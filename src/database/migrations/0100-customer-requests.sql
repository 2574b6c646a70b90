-- What customers ask for on the private page of their order, as they asked it (decision 72).
create table customer_requests (
  id bigint generated always as identity primary key,
  order_id bigint not null references orders,
  kind text not null check (kind in ('confirmed', 'call-time', 'corrected', 'come-again', 'message', 'canceled')),
  -- The status of the order when it was asked.
  from_status text not null check (from_status <> ''),
  -- How the link came with which the customer confirmed.
  channel text check (channel in ('email', 'text')),
  call_at timestamptz,
  come_on text check (come_on ~ '^20[0-9]{2}-[0-9]{2}-[0-9]{2}$'),
  note text not null default '',
  -- What a correction replaced; null where it stayed.
  old_phone text,
  old_address text,
  old_city text,
  message_id bigint references contact_messages,
  made_at timestamptz not null,
  check ((kind = 'confirmed') = (channel is not null)),
  check ((kind = 'call-time') = (call_at is not null)),
  check ((kind = 'come-again') = (come_on is not null)),
  check ((kind = 'message') = (message_id is not null)),
  check (kind = 'corrected' or num_nonnulls(old_phone, old_address, old_city) = 0),
  check (kind = 'come-again' or note = '')
);
create index customer_requests_of_order on customer_requests (order_id, id);
create index customer_requests_of_message on customer_requests (message_id) where message_id is not null;
create index customer_requests_of_phone on customer_requests (old_phone) where old_phone is not null;
create trigger customer_requests_only_grow before delete or truncate on customer_requests
  for each statement execute function refuse_rewriting();
create trigger customer_requests_only_erase before update on customer_requests
  for each statement execute function refuse_unless_erasing();
create trigger customer_requests_erase_texts before update on customer_requests
  for each row execute function refuse_all_but_erasing('note', 'old_phone', 'old_address', 'old_city');

-- Those that the office has not dealt with yet, one of a kind for each order: a later request replaces an earlier one.
create table waiting_customer_requests (
  order_id bigint not null references orders,
  kind text not null check (kind in ('corrected', 'come-again', 'canceled')),
  request_id bigint not null unique references customer_requests,
  primary key (order_id, kind)
);

-- Who dealt with a request, and when.
create table customer_request_settlements (
  request_id bigint primary key references customer_requests,
  made_at timestamptz not null,
  actor_kind text not null check (actor_kind in ('visitor', 'customer', 'operator', 'seller', 'api-key', 'system')),
  actor_id bigint,
  actor_name text not null check (actor_name <> ''),
  made_by text generated always as (actor_label(actor_kind, actor_id, actor_name)) stored
);
create trigger customer_request_settlements_only_grow before update or delete or truncate on customer_request_settlements
  for each statement execute function refuse_rewriting();

-- A cancellation waits for the office only where somebody may be getting the pieces ready already.
create function keep_waiting_request() returns trigger language plpgsql as $$
begin
  insert into waiting_customer_requests as known (order_id, kind, request_id) values (new.order_id, new.kind, new.id)
    on conflict (order_id, kind) do update set request_id = excluded.request_id;
  return null;
end $$;
create trigger customer_requests_wait after insert on customer_requests for each row
  when (new.kind in ('corrected', 'come-again') or new.kind = 'canceled' and new.from_status = 'confirmed')
  execute function keep_waiting_request();

create function settle_waiting_request() returns trigger language plpgsql as $$
begin
  delete from waiting_customer_requests where request_id = new.request_id;
  return null;
end $$;
create trigger customer_requests_are_settled after insert on customer_request_settlements
  for each row execute function settle_waiting_request();

-- What happens to the order answers some requests: an order is over, a parcel is no longer on its way. Confirming a corrected
-- order does not: whoever confirms may not have seen the correction.
create function answer_waiting_requests() returns trigger language plpgsql as $$
begin
  delete from waiting_customer_requests
  where order_id = new.id and (kind = 'come-again' and new.status <> 'shipped'
    or kind = 'corrected' and new.status in ('delivered', 'cancelled', 'refused', 'returned', 'released'));
  return null;
end $$;
create trigger orders_answer_requests after update of status on orders
  for each row when (old.status is distinct from new.status) execute function answer_waiting_requests();

-- Links with which a customer confirms an order, sent only to its address or its phone. Only hashes are stored; the token of a
-- text is made from its salt and the key of the server, so that the text stays the same each time the office opens it.
create table order_confirmation_tokens (
  token_hash bytea primary key check (length(token_hash) = 32),
  order_id bigint not null references orders,
  channel text not null check (channel in ('email', 'text')),
  salt bytea check (length(salt) = 16),
  made_at timestamptz not null,
  expires_at timestamptz not null,
  used_at timestamptz,
  check ((channel = 'text') = (salt is not null))
);
create index order_confirmation_tokens_of_order on order_confirmation_tokens (order_id);

-- When the customer confirmed with such a link. The order still waits for the shop.
alter table orders add column confirmed_by_link_at timestamptz;

-- Whoever changes where a parcel goes or whom the shop asks needs another confirmation.
create function revoke_confirmation() returns trigger language plpgsql as $$
begin
  delete from order_confirmation_tokens where order_id = new.id;
  new.confirmed_by_link_at := null;
  return new;
end $$;
create trigger orders_revoke_confirmation
  before update of customer_phone, customer_email, delivery_address, delivery_city on orders for each row
  when ((old.customer_phone, old.customer_email, old.delivery_address, old.delivery_city)
    is distinct from (new.customer_phone, new.customer_email, new.delivery_address, new.delivery_city))
  execute function revoke_confirmation();

-- A correction by the customer takes an order back to be called. Where its new phone number exceeds a limit, it becomes a
-- request, and its pieces return.
insert into order_transitions (from_status, to_status, returns_stock, takes_stock) values
  ('confirmed', 'received', false, false),
  ('packed', 'received', false, false),
  ('received', 'requested', true, false),
  ('confirmed', 'requested', true, false),
  ('packed', 'requested', true, false)
  on conflict do nothing;

-- Messages that customers write on the page of an order, which may have no email address.
alter table contact_messages
  add column order_id bigint references orders,
  alter column email drop not null,
  add constraint contact_messages_can_be_answered check (email is not null or order_id is not null);
create index contact_messages_of_order on contact_messages (order_id, id) where order_id is not null;

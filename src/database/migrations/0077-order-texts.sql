-- Texts that an operator has sent to the customer of an order, as operators note them. What they said is not stored.
create table order_texts (
  id bigint generated always as identity primary key,
  order_id bigint not null references orders,
  purpose text not null check (purpose in
    ('confirmation', 'not-reached', 'on-its-way', 'at-the-door', 'return-agreed', 'review')),
  channel text not null check (channel in ('whatsapp', 'sms', 'messenger')),
  made_at timestamptz not null default now(),
  actor_kind text not null check (actor_kind in ('visitor', 'customer', 'operator', 'seller', 'api-key', 'system')),
  actor_id bigint,
  actor_name text not null check (actor_name <> ''),
  made_by text generated always as (actor_label(actor_kind, actor_id, actor_name)) stored
);
create index order_texts_of_order on order_texts (order_id, id);
create trigger order_texts_only_grow before update or delete or truncate on order_texts
  for each statement execute function refuse_rewriting();

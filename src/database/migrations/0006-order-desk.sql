-- What the people of the shop need to know of an order to call, pack and ship it.
alter table orders
  -- Who orders on the phone or by a message may have no address for letters.
  alter column customer_email drop not null,
  add column source text not null default 'shop' check (source in
    ('shop', 'phone', 'whatsapp', 'messenger', 'instagram', 'visit')),
  -- ISO 3166-2 code, or `unknown` for a city nobody recognises; null until an order from before has been looked at.
  add column governorate text check (governorate in ('unknown', 'TN-11', 'TN-12', 'TN-13', 'TN-14', 'TN-21', 'TN-22',
    'TN-23', 'TN-31', 'TN-32', 'TN-33', 'TN-34', 'TN-41', 'TN-42', 'TN-43', 'TN-51', 'TN-52', 'TN-53', 'TN-61', 'TN-71',
    'TN-72', 'TN-73', 'TN-81', 'TN-82', 'TN-83')),
  -- Calls in a row that nobody took, and when to try again.
  add column unanswered_calls integer not null default 0 check (unanswered_calls >= 0),
  add column call_back_at timestamptz,
  add column phone_is_wrong boolean not null default false,
  -- Number, name and phone in the one spelling for searching; the number with and without its dashes.
  add column search_text text not null generated always as
    (fold_text(customer_name || ' ' || number) || ' ' || lower(replace(number, '-', '')) || ' ' || customer_phone) stored;

drop index orders_placed_at;
create index orders_newest on orders (placed_at desc, id desc);
create index orders_newest_of_status on orders (status, placed_at desc, id desc);
create index orders_newest_of_governorate on orders (governorate, placed_at desc, id desc);
create index orders_of_phone on orders (customer_phone);
create index orders_search on orders using gin (search_text gin_trgm_ops);
create index orders_to_call on orders (call_back_at, id) where status = 'received';

-- What came of each call to the customer.
create table order_calls (
  id bigint generated always as identity primary key,
  order_id bigint not null references orders,
  outcome text not null check (outcome in
    ('confirmed', 'no-answer', 'wrong-number', 'address-corrected', 'changed', 'cancelled')),
  note text not null default '',
  made_by text not null check (made_by <> ''),
  made_at timestamptz not null default now()
);
create index order_calls_of_order on order_calls (order_id, id);
create trigger order_calls_only_grow before update or delete or truncate on order_calls
  for each statement execute function refuse_rewriting();

-- What the shop wants to remember of an order. Customers never see it.
create table order_notes (
  id bigint generated always as identity primary key,
  order_id bigint not null references orders,
  body text not null check (body <> ''),
  made_by text not null check (made_by <> ''),
  made_at timestamptz not null default now()
);
create index order_notes_of_order on order_notes (order_id, id);

-- A placed order whose lines change takes or gives the difference, as often as they change. When it comes back, what
-- it still had returns: its sale with all its amendments, once as before.
alter table stock_movements
  drop constraint stock_movements_kind_check,
  drop constraint stock_movements_check,
  add constraint stock_movements_kind_check check (kind in ('sale', 'cancel', 'amendment', 'restock', 'correction')),
  add constraint stock_movements_check check ((kind in ('sale', 'cancel', 'amendment')) = (order_id is not null));
drop index stock_movements_once_an_order;
create unique index stock_movements_once_an_order on stock_movements (order_id, size_id, kind)
  where order_id is not null and kind <> 'amendment';
create index stock_movements_of_order on stock_movements (order_id) where order_id is not null;

-- What has been packed is no longer changed: the parcel would say something else.
create function refuse_changed_parcels() returns trigger language plpgsql as $$
begin
  if exists (select from orders where id = coalesce(new.order_id, old.order_id)
             and status not in ('received', 'confirmed')) then
    raise exception 'the lines of a packed order do not change' using errcode = 'restrict_violation';
  end if;
  return coalesce(new, old);
end $$;
create trigger order_lines_until_packed before insert or update or delete on order_lines
  for each row execute function refuse_changed_parcels();

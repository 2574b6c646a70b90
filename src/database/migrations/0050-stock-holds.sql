-- A received order holds its pieces until the shop has confirmed it by phone, within limits. Beyond a limit it is a
-- request (`requested`), which takes its pieces when it is confirmed. Whoever cannot be reached loses the hold
-- (`released`), and may revive it.

alter table order_transitions add column takes_stock boolean not null default false;
alter table order_transitions add constraint order_transitions_stock_check check (not (takes_stock and returns_stock));
insert into order_transitions (from_status, to_status, returns_stock, takes_stock) values
  ('requested', 'confirmed', false, true),
  ('requested', 'cancelled', false, false),
  ('requested', 'released', false, false),
  ('received', 'released', true, false),
  ('released', 'received', false, true),
  ('released', 'requested', false, false),
  ('released', 'confirmed', false, true),
  ('released', 'cancelled', false, false);

alter table orders
  drop constraint orders_status_check,
  add constraint orders_status_check check
    (status ~ '^(requested|received|confirmed|packed|shipped|delivered|cancelled|refused|returned|released)$'),
  -- The pieces that the order holds without being confirmed.
  add column held_pieces integer not null default 0,
  -- Why it was placed or revived as a request.
  add column request_reason text
    check (request_reason in ('order-size', 'size-share', 'last-pieces', 'phone', 'email', 'network', 'shop')),
  -- A hash of the network it came from, until it is confirmed or ends.
  add column network_hash bytea check (length(network_hash) = 32),
  -- When the office was reminded to confirm it.
  add column reminded_at timestamptz,
  add constraint orders_held_pieces_check check (held_pieces = 0 or (held_pieces > 0 and status = 'received'));

update orders set held_pieces = (select coalesce(sum(quantity), 0) from order_lines where order_id = orders.id)
  where status = 'received';
create index orders_holding on orders (id) where held_pieces > 0;

drop index orders_to_call;
create index orders_to_call on orders (status, call_back_at, id) where status in ('received', 'requested');

drop trigger orders_start_received on orders;
create trigger orders_start_unconfirmed before insert on orders
  for each row when (new.status not in ('received', 'requested')) execute function refuse_unwritten_status();

-- The status follows the step, and what the order holds follows the status.
create or replace function take_order_step() returns trigger language plpgsql as $$
begin
  update orders set
    status = new.to_status,
    held_pieces = case when new.to_status = 'received'
      then (select coalesce(sum(quantity), 0) from order_lines where order_id = new.order_id) else 0 end,
    network_hash = case when new.to_status in ('received', 'requested') then network_hash end,
    reminded_at = null
    where id = new.order_id and status = new.from_status;
  if not found then
    raise exception 'order % is no longer %', new.order_id, new.from_status using errcode = 'restrict_violation';
  end if;
  return null;
end $$;

create or replace function refuse_changed_parcels() returns trigger language plpgsql as $$
begin
  if exists (select from orders where id = coalesce(new.order_id, old.order_id)
             and status not in ('requested', 'received', 'confirmed')) then
    raise exception 'the lines of a packed order do not change' using errcode = 'restrict_violation';
  end if;
  return coalesce(new, old);
end $$;

-- Pieces that return when a hold ends, and that a revived order takes again: as often as that happens.
alter table stock_movements
  drop constraint stock_movements_kind_check,
  drop constraint stock_movements_check,
  add constraint stock_movements_kind_check
    check (kind in ('sale', 'cancel', 'amendment', 'release', 'revival', 'restock', 'correction')),
  add constraint stock_movements_check
    check ((kind in ('sale', 'cancel', 'amendment', 'release', 'revival')) = (order_id is not null)),
  add constraint stock_movements_release_check check (kind <> 'release' or pieces > 0),
  add constraint stock_movements_revival_check check (kind <> 'revival' or pieces < 0);
drop index stock_movements_once_an_order;
create unique index stock_movements_once_an_order on stock_movements (order_id, size_id, kind)
  where kind in ('sale', 'cancel');

-- No order gives back more than it took. The size is locked by now: its stock has changed (stock_movements_move_stock).
create function refuse_returning_twice() returns trigger language plpgsql as $$
begin
  if (select sum(pieces) from stock_movements where order_id = new.order_id and size_id = new.size_id) > 0 then
    raise exception 'order % gives back more of size % than it took', new.order_id, new.size_id
      using errcode = 'restrict_violation';
  end if;
  return null;
end $$;
create trigger stock_movements_return_once after insert on stock_movements
  for each row when (new.order_id is not null and new.pieces > 0) execute function refuse_returning_twice();

-- A duplicate request gets the status of the first response.
alter table idempotency_records add column status text not null default 'received'
  check (status in ('received', 'requested'));

-- What unconfirmed orders hold together is counted, and what one network, phone number or email address holds is found by
-- an index. Reading all orders that wait took longer the more there were.

create table held_stock (
  id smallint primary key default 1 check (id = 1),
  orders bigint not null,
  pieces bigint not null,
  value_millimes bigint not null
);
insert into held_stock (orders, pieces, value_millimes)
  select count(*), coalesce(sum(held_pieces), 0), coalesce(sum(subtotal_millimes), 0) from orders where held_pieces > 0;

drop index orders_holding;
create index orders_holding_of_phone on orders (customer_phone) where held_pieces > 0;
create index orders_holding_of_email on orders (lower(customer_email)) where held_pieces > 0;
create index orders_holding_of_network on orders (network_key) where held_pieces > 0;

create function count_held_stock() returns trigger language plpgsql as $$
declare
  held_before boolean := tg_op = 'UPDATE' and old.held_pieces > 0;
  holds boolean := new.held_pieces > 0;
begin
  update held_stock set
    orders = orders + holds::int - held_before::int,
    pieces = pieces + new.held_pieces - case when held_before then old.held_pieces else 0 end,
    value_millimes = value_millimes + case when holds then new.subtotal_millimes else 0 end
      - case when held_before then old.subtotal_millimes else 0 end;
  return null;
end $$;

-- Whatever changes what an order holds waits for the counter only at its end: at the commit, or where it makes the
-- constraints immediate.
create constraint trigger orders_hold_stock after insert on orders deferrable initially deferred
  for each row when (new.held_pieces > 0) execute function count_held_stock();
create constraint trigger orders_change_held_stock after update on orders deferrable initially deferred
  for each row when (old.held_pieces <> new.held_pieces
    or new.held_pieces > 0 and old.subtotal_millimes <> new.subtotal_millimes) execute function count_held_stock();

create function refuse_uncounted_hold() returns trigger language plpgsql as $$
begin
  if pg_trigger_depth() > 1 then return new; end if;
  raise exception 'what orders hold is counted by their trigger' using errcode = 'restrict_violation';
end $$;
create trigger held_stock_follows_orders before insert or update or delete on held_stock
  for each row execute function refuse_uncounted_hold();

-- The order in which the shop's own page shows its pieces: the stores take turns, each with its next piece, and within a
-- round the lot decides, which is drawn from the piece's number and so never changes. A store's own pieces alternate
-- between its categories. Only the first twenty pieces of a store have a turn of their own and the rest share the one
-- after them, so that a piece that comes or goes moves few others, however large its store is.
create table shop_order (
  product_id integer primary key references products on delete cascade,
  store_id integer not null,
  category text not null,
  turn smallint not null check (turn between 1 and 21),
  lot integer not null
);
create index shop_order_turns on shop_order (turn, lot, product_id) include (store_id, category);
create index shop_order_of_store on shop_order (store_id, category, lot, product_id);

create function lot_of_product(id integer) returns integer language sql immutable strict parallel safe as $$
  select ('x' || left(md5('h' || id), 7))::bit(28)::integer
$$;

create function give_turns(of_store integer) returns void language plpgsql as $$
begin
  with firsts as (
    select product_id, row_number() over (order by nth, lot, product_id) as place
    from (select distinct category from shop_order where store_id = of_store) as shelf
      cross join lateral (
        select product_id, lot, row_number() over (order by lot, product_id) as nth
        from shop_order where store_id = of_store and category = shelf.category
        order by lot, product_id limit 20
      ) as piece
  ),
  given as (
    select shop_order.product_id, least(coalesce(place, 21), 21) as turn
    from shop_order left join firsts using (product_id)
    where store_id = of_store and (turn <= 20 or place <= 20)
  )
  update shop_order set turn = given.turn from given
    where shop_order.product_id = given.product_id and shop_order.turn <> given.turn;
end $$;

-- Who changes the pieces of a store waits for whoever does so already: both would give the same turns. Stores are taken in
-- the order of their numbers, so that nobody waits crosswise.
create function take_turns_of(stores integer[]) returns void language plpgsql as $$
begin
  perform pg_advisory_xact_lock(hashtext('shop_order'), store_id)
  from (select distinct store_id from unnest(stores) as store_id order by store_id) as in_order;
end $$;

create function order_new_products() returns trigger language plpgsql as $$
begin
  perform take_turns_of(array(select store_id from changed));
  insert into shop_order select id, store_id, category, 21, lot_of_product(id) from changed where retired_at is null;
  perform give_turns(store_id) from (select distinct store_id from changed order by store_id) as stores;
  return null;
end $$;
create trigger products_enter_order after insert on products
  referencing new table as changed for each statement execute function order_new_products();

create function order_changed_products() returns trigger language plpgsql as $$
declare
  touched integer[];
begin
  select array_agg(distinct both_stores.store_id) into touched
  from earlier join later using (id) cross join lateral (values (earlier.store_id), (later.store_id)) as both_stores (store_id)
  where (earlier.store_id, earlier.category, earlier.retired_at is null)
    is distinct from (later.store_id, later.category, later.retired_at is null);
  if touched is null then return null; end if;
  perform take_turns_of(touched);
  delete from shop_order using later where product_id = later.id and later.retired_at is not null;
  insert into shop_order as known select id, store_id, category, 21, lot_of_product(id) from later where retired_at is null
    on conflict (product_id) do update set store_id = excluded.store_id, category = excluded.category
    where (known.store_id, known.category) <> (excluded.store_id, excluded.category);
  perform give_turns(store_id) from unnest(touched) as store_id;
  return null;
end $$;
create trigger products_change_order after update on products
  referencing old table as earlier new table as later for each statement execute function order_changed_products();

create function order_without_products() returns trigger language plpgsql as $$
begin
  perform take_turns_of(array(select store_id from changed));
  perform give_turns(store_id) from (select distinct store_id from changed order by store_id) as stores;
  return null;
end $$;
create trigger products_leave_order after delete on products
  referencing old table as changed for each statement execute function order_without_products();

insert into shop_order select id, store_id, category, 21, lot_of_product(id) from products where retired_at is null;
do $$ begin perform give_turns(id) from stores; end $$;

-- What an owner wants before all of that; the one pinned last comes first.
create table pinned_products (
  product_id integer primary key references products on delete cascade,
  pinned_at timestamptz not null
);
create function tell_of_pin() returns trigger language plpgsql as $$
begin
  perform tell_of_change('catalogue');
  perform tell_of_change('shelf:' || store_id) from products where id = coalesce(new.product_id, old.product_id);
  return null;
end $$;
create trigger pinned_products_tell after insert or update or delete on pinned_products
  for each row execute function tell_of_pin();
create trigger pinned_products_tell_emptying after truncate on pinned_products
  for each statement execute function tell_of_everything();

-- How the shop has a product: null from stock, made when it is ordered, or a single piece. What stays of a product that
-- is no longer made to order applies when it is again.
alter table products
  add column supply text check (supply in ('made-to-order', 'one-of-a-kind')),
  add column preparation_days int check (preparation_days >= 1 and preparation_days <= 60),
  add column weekly_limit int check (weekly_limit >= 1 and weekly_limit <= 100),
  add constraint products_made_to_order_take_days check (supply <> 'made-to-order' or preparation_days is not null);
create index products_with_weekly_limit on products (id) where supply = 'made-to-order' and weekly_limit is not null;

-- Of a size that is made to order, what was on the shelf before: it is its stock again afterwards.
alter table product_sizes add column shelf_stock int check (shelf_stock >= 0);

-- Of pieces that are made to order, the days of preparation that were promised.
alter table order_lines add column preparation_days int check (preparation_days >= 1 and preparation_days <= 60);

-- `places`: how many pieces can be ordered changes without an order, see renew_places.
alter table stock_movements drop constraint stock_movements_kind_check;
alter table stock_movements add constraint stock_movements_kind_check check (kind in
  ('sale', 'cancel', 'amendment', 'release', 'revival', 'undo', 'return', 'restock', 'correction', 'places'));

create index stock_movements_of_orders on stock_movements (size_id, moved_at) where order_id is not null;

-- How many pieces of a product that is made to order can be ordered at a moment: what is left of the limit of the week,
-- or 100 without a limit, which is as many as one order may have then. An order whose pieces are to be made counts in
-- the week in which it took them, as long as it has them: not one that had some when the week began.
create function places_left(product products, moment timestamptz) returns integer language sql stable as $$
  select case when product.weekly_limit is null then 100 else greatest(0, product.weekly_limit - (
    select coalesce(-sum(pieces), 0) from stock_movements as taken join product_sizes as size on size.id = taken.size_id
    where size.product_id = product.id and taken.order_id is not null and taken.kind <> 'return'
      and taken.moved_at >= week_in_tunis(moment)::timestamp at time zone 'Africa/Tunis'
      and exists (
        select from order_lines as line where line.order_id = taken.order_id and line.product_id = product.id
          and line.preparation_days is not null)
      and (
        select coalesce(sum(earlier.pieces), 0) from stock_movements as earlier
          join product_sizes as its_size on its_size.id = earlier.size_id
        where earlier.order_id = taken.order_id and its_size.product_id = product.id
          and earlier.moved_at < week_in_tunis(moment)::timestamp at time zone 'Africa/Tunis') >= 0)) end::int
$$;

-- Makes the stock of the sizes of products that are made to order what can be ordered of them; of a product that is so
-- no longer, what was on the shelf. The sizes are locked as orders lock them.
create function renew_places(of_products integer[], moment timestamptz) returns void language plpgsql as $$
begin
  perform from product_sizes where product_id = any (of_products) and retired_at is null order by id for update;
  update product_sizes as size set shelf_stock = stock from products
    where products.id = size.product_id and products.id = any (of_products) and size.retired_at is null
      and products.supply = 'made-to-order' and size.shelf_stock is null;
  insert into stock_movements (size_id, kind, pieces, moved_at, actor_kind, actor_name)
    select size.id, 'places', coalesce(places, shelf_stock) - stock, moment, 'system', 'system'
    from (
      -- Once for each product, not for each size.
      select id, case when supply = 'made-to-order' then places_left(products, moment) end as places
      from products where id = any (of_products) offset 0) as product
      join product_sizes as size on size.product_id = product.id
    where size.retired_at is null and coalesce(places, shelf_stock) <> stock
    order by size.id;
  update product_sizes as size set shelf_stock = null from products
    where products.id = size.product_id and products.id = any (of_products)
      and products.supply is distinct from 'made-to-order' and size.shelf_stock is not null;
end $$;

-- At the end of the transaction: two orders that are joined give back and take again, and what is repaired goes out as
-- it comes in. An order gives back what it took: to the shelf pieces that were in stock, although the product is made
-- to order by now, and nothing of pieces that were still to be made, although it is so no longer.
create function renew_places_of_order() returns trigger language plpgsql as $$
declare
  product constant products := (
    select products from products join product_sizes as size on size.product_id = products.id
    where size.id = new.size_id);
  was_to_be_made constant boolean := (
    select bool_or(preparation_days is not null) from order_lines
    where order_id = new.order_id and product_id = product.id);
  gives_back constant boolean := new.pieces > 0 and new.kind <> 'return';
begin
  if product.supply is distinct from 'made-to-order' then
    if gives_back and was_to_be_made then
      insert into stock_movements (size_id, kind, pieces, moved_at, actor_kind, actor_name)
        values (new.size_id, 'places', -new.pieces, new.moved_at, 'system', 'system');
    end if;
    return null;
  end if;
  if gives_back and not was_to_be_made then
    update product_sizes set shelf_stock = shelf_stock + new.pieces where id = new.size_id;
  end if;
  perform renew_places(array[product.id], new.moved_at);
  return null;
end $$;
create constraint trigger stock_movements_renew_places after insert on stock_movements deferrable initially deferred
  for each row when (new.order_id is not null) execute function renew_places_of_order();

-- Nobody brings a second piece of what is one of a kind. What an order gives back it took before.
create function refuse_second_piece() returns trigger language plpgsql as $$
declare
  single_id integer;
begin
  if tg_table_name = 'products' then
    single_id := new.id;
  else
    -- Of two sizes, one waits for the other.
    select id into single_id from products where id = (select product_id from product_sizes where id = new.size_id)
      for no key update;
    if (select supply from products where id = single_id) is distinct from 'one-of-a-kind' then return null; end if;
  end if;
  if (select sum(coalesce(shelf_stock, stock)) from product_sizes
    where product_id = single_id and retired_at is null) > 1 then
    raise exception 'product % is one of a kind and has several pieces', single_id using errcode = 'restrict_violation';
  end if;
  return null;
end $$;
create trigger products_one_of_a_kind after insert or update of supply on products
  for each row when (new.supply = 'one-of-a-kind') execute function refuse_second_piece();
-- After stock_movements_move_stock, by its name.
create trigger stock_movements_one_of_a_kind after insert on stock_movements
  for each row when (new.kind in ('restock', 'correction') and new.pieces > 0) execute function refuse_second_piece();

-- As before, and with the supply: what is one of a kind is a filter of the shop.
drop trigger products_note_changed on products;
create trigger products_note_changed after update on products
  for each row when (
    (old.store_id, old.category, old.regular_price_millimes, old.promotional_price_millimes, old.promotion_starts_at,
      old.promotion_ends_at, old.retired_at, old.supply)
    is distinct from
    (new.store_id, new.category, new.regular_price_millimes, new.promotional_price_millimes, new.promotion_starts_at,
      new.promotion_ends_at, new.retired_at, new.supply))
  execute function note_changed_product();

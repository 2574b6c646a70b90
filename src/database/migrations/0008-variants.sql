-- The unit of stock is a variant: a size, a color, or both. Until now it was a size, whatever the color. A size is
-- known by the id of its first variant, so that it keeps the id by which carts and orders name it.
alter table product_sizes rename to variants;
alter sequence product_sizes_id_seq rename to variants_id_seq;
alter table variants
  add column size_id int,
  -- Null: whatever the color is. The color of an order line is then only a wish.
  add column color_id int,
  -- The number by which the maker or the shop knows it.
  add column sku text not null default '' check (char_length(sku) <= 40),
  -- What it costs without a promotion, where that is more than the price of the product.
  add column price_millimes bigint check (price_millimes >= 1 and price_millimes <= 1000000000);

alter table variants disable trigger user;
update variants set size_id = id;
alter table variants enable trigger user;

alter table variants
  alter column size_id set not null,
  drop constraint product_sizes_product_id_name_key,
  add constraint variants_name_key unique nulls not distinct (product_id, name, color_id),
  add constraint variants_choice_key unique nulls not distinct (size_id, color_id),
  add constraint variants_size foreign key (product_id, size_id) references variants (product_id, id),
  add constraint variants_color foreign key (product_id, color_id) references product_colors (product_id, id);

alter table stock_movements rename column size_id to variant_id;
alter table stock_submissions rename column size_id to variant_id;
alter table stock_counts rename column size_id to variant_id;
alter table stock_alerts rename column size_id to variant_id;
alter table order_lines rename column size_id to variant_id;

-- The names of constraints, indexes and triggers follow.
do $$
declare
  renamed record;
begin
  for renamed in
    select conrelid::regclass as of_table, conname as name from pg_constraint
    where connamespace = current_schema()::regnamespace and conname ~ '^product_sizes_|_size_id_'
  loop
    execute format('alter table %s rename constraint %I to %I', renamed.of_table, renamed.name,
      replace(regexp_replace(renamed.name, '^product_sizes_', 'variants_'), '_size_id_', '_variant_id_'));
  end loop;
  for renamed in
    select indexname as name from pg_indexes
    where schemaname = current_schema() and indexname ~ '^product_sizes_|_of_size$|_size_id_'
  loop
    execute format('alter index %I rename to %I', renamed.name, replace(
      regexp_replace(regexp_replace(renamed.name, '^product_sizes_', 'variants_'), '_of_size$', '_of_variant'),
      '_size_id_', '_variant_id_'));
  end loop;
  for renamed in
    select tgname as name from pg_trigger where tgrelid = 'variants'::regclass and tgname ~ '^product_sizes_'
  loop
    execute format('alter trigger %I on variants rename to %I', renamed.name,
      regexp_replace(renamed.name, '^product_sizes_', 'variants_'));
  end loop;
end $$;
alter function invalidate_size() rename to invalidate_variant;

-- A variant without a size begins one.
create function begin_size() returns trigger language plpgsql as $$
begin
  new.size_id := coalesce(new.size_id, new.id);
  return new;
end $$;
create trigger variants_begin_size before insert on variants
  for each row execute function begin_size();

-- `split`: the pieces of a size are told apart by color.
alter table stock_movements drop constraint stock_movements_kind_check;
alter table stock_movements add constraint stock_movements_kind_check check (kind in
  ('sale', 'cancel', 'amendment', 'release', 'revival', 'undo', 'return', 'restock', 'correction', 'places', 'split'));

-- The functions below are as before, with the new names.
create or replace function move_stock() returns trigger language plpgsql as $$
begin
  update variants set stock = stock + new.pieces where id = new.variant_id;
  return null;
end $$;

create or replace function refuse_returning_twice() returns trigger language plpgsql as $$
begin
  if (select sum(pieces) from stock_movements where order_id = new.order_id and variant_id = new.variant_id) > 0 then
    raise exception 'order % gives back more of variant % than it took', new.order_id, new.variant_id
      using errcode = 'restrict_violation';
  end if;
  return null;
end $$;

create or replace function refuse_taking_twice() returns trigger language plpgsql as $$
begin
  if (select sum(pieces) from stock_movements
    where order_id = new.order_id and variant_id = new.variant_id) < new.pieces
  then
    raise exception 'order % takes pieces of variant % that it has', new.order_id, new.variant_id
      using errcode = 'restrict_violation';
  end if;
  return null;
end $$;

create or replace function refuse_taking_more_than_returned() returns trigger language plpgsql as $$
begin
  if (select sum(pieces) from stock_movements
    where order_id = new.order_id and variant_id = new.variant_id and kind = 'return') < 0
  then
    raise exception 'order % takes back more of variant % than was returned', new.order_id, new.variant_id
      using errcode = 'restrict_violation';
  end if;
  return null;
end $$;

-- The name of a size stands in each of its variants and is one text.
create or replace function count_translations(counted integer[]) returns void language sql as $$
  with written (product_id, field, text, translations) as (
    select id, field, content, translations from products cross join lateral texts_of_product(products)
      where id = any(counted) and is_translated
    union all (select distinct on (size_id) product_id, 'name', name, translations from variants
      where product_id = any(counted) and retired_at is null order by size_id, id)
    union all select product_id, 'name', name, translations from product_colors
      where product_id = any(counted) and retired_at is null
    union all select product_id, 'alt', alt, translations from product_pictures where product_id = any(counted)
  ), in_languages as (
    select product_id, jsonb_object_agg(language, texts) as translated from (
      select product_id, language, count(*) as texts from written, jsonb_each(translations) as known (language, texts)
      where written.text <> '' and known.texts ? field group by product_id, language
    ) as each_language group by product_id
  ), counts as (
    select product_id, count(*) filter (where text <> '') as texts from written group by product_id
  )
  insert into product_translation_counts as known (product_id, locale, texts, translated, price_millimes)
  select product_id, locale, texts, coalesce(translated, '{}'), regular_price_millimes
  from counts join products on id = product_id left join in_languages using (product_id)
  -- In one order, so that concurrent counts of the same products cannot deadlock.
  order by product_id
  on conflict (product_id) do update set locale = excluded.locale, texts = excluded.texts, translated = excluded.translated,
    price_millimes = excluded.price_millimes
  where (known.locale, known.texts, known.translated, known.price_millimes)
    is distinct from (excluded.locale, excluded.texts, excluded.translated, excluded.price_millimes)
$$;

create or replace function places_left(product products, moment timestamptz) returns integer language sql stable as $$
  select case when product.weekly_limit is null then 100 else greatest(0, product.weekly_limit - (
    select coalesce(-sum(pieces), 0) from stock_movements as taken join variants as variant on variant.id = taken.variant_id
    where variant.product_id = product.id and taken.order_id is not null and taken.kind <> 'return'
      and taken.moved_at >= week_in_tunis(moment)::timestamp at time zone 'Africa/Tunis'
      and exists (
        select from order_lines as line where line.order_id = taken.order_id and line.product_id = product.id
          and line.preparation_days is not null)
      and (
        select coalesce(sum(earlier.pieces), 0) from stock_movements as earlier
          join variants as its_variant on its_variant.id = earlier.variant_id
        where earlier.order_id = taken.order_id and its_variant.product_id = product.id
          and earlier.moved_at < week_in_tunis(moment)::timestamp at time zone 'Africa/Tunis') >= 0)) end::int
$$;

create or replace function renew_places(of_products integer[], moment timestamptz) returns void language plpgsql as $$
begin
  perform from variants where product_id = any (of_products) and retired_at is null order by id for update;
  update variants as variant set shelf_stock = stock from products
    where products.id = variant.product_id and products.id = any (of_products) and variant.retired_at is null
      and products.supply = 'made-to-order' and variant.shelf_stock is null;
  insert into stock_movements (variant_id, kind, pieces, moved_at, actor_kind, actor_name)
    select variant.id, 'places', coalesce(places, shelf_stock) - stock, moment, 'system', 'system'
    from (
      -- Once for each product, not for each variant.
      select id, case when supply = 'made-to-order' then places_left(products, moment) end as places
      from products where id = any (of_products) offset 0) as product
      join variants as variant on variant.product_id = product.id
    where variant.retired_at is null and coalesce(places, shelf_stock) <> stock
    order by variant.id;
  update variants as variant set shelf_stock = null from products
    where products.id = variant.product_id and products.id = any (of_products)
      and products.supply is distinct from 'made-to-order' and variant.shelf_stock is not null;
end $$;

create or replace function renew_places_of_order() returns trigger language plpgsql as $$
declare
  product constant products := (
    select products from products join variants as variant on variant.product_id = products.id
    where variant.id = new.variant_id);
  was_to_be_made constant boolean := (
    select bool_or(preparation_days is not null) from order_lines
    where order_id = new.order_id and product_id = product.id);
  gives_back constant boolean := new.pieces > 0 and new.kind <> 'return';
begin
  if product.supply is distinct from 'made-to-order' then
    if gives_back and was_to_be_made then
      insert into stock_movements (variant_id, kind, pieces, moved_at, actor_kind, actor_name)
        values (new.variant_id, 'places', -new.pieces, new.moved_at, 'system', 'system');
    end if;
    return null;
  end if;
  if gives_back and not was_to_be_made then
    update variants set shelf_stock = shelf_stock + new.pieces where id = new.variant_id;
  end if;
  perform renew_places(array[product.id], new.moved_at);
  return null;
end $$;

create or replace function refuse_second_piece() returns trigger language plpgsql as $$
declare
  single_id integer;
begin
  if tg_table_name = 'products' then
    single_id := new.id;
  else
    -- Of two variants, one waits for the other.
    select id into single_id from products where id = (select product_id from variants where id = new.variant_id)
      for no key update;
    if (select supply from products where id = single_id) is distinct from 'one-of-a-kind' then return null; end if;
  end if;
  if (select sum(coalesce(shelf_stock, stock)) from variants where product_id = single_id and retired_at is null) > 1 then
    raise exception 'product % is one of a kind and has several pieces', single_id using errcode = 'restrict_violation';
  end if;
  return null;
end $$;

-- As before, but that the pieces of a packed order may turn out to be those of a color.
create or replace function refuse_changed_parcels() returns trigger language plpgsql as $$
begin
  if tg_op = 'UPDATE' and to_jsonb(old) - 'variant_id' = to_jsonb(new) - 'variant_id' then return new; end if;
  if exists (select from orders where id = coalesce(new.order_id, old.order_id)
             and status not in ('requested', 'received', 'confirmed')) then
    raise exception 'the lines of a packed order do not change' using errcode = 'restrict_violation';
  end if;
  return coalesce(new, old);
end $$;

-- What a variant costs when its product costs this much: a promotion lowers each variant by the same part. To ten
-- millimes, as prices are shown; `priceOfVariant` of src/domain/catalog/variant.ts is the same.
create function price_of_variant(variant variants, regular_price bigint, price bigint) returns bigint
  language sql immutable parallel safe as $$
  select case
    when variant.price_millimes is null or variant.price_millimes <= regular_price then price
    when price >= regular_price then variant.price_millimes
    else greatest(price, div(variant.price_millimes::numeric * price / regular_price + 5, 10)::bigint * 10)
  end
$$;

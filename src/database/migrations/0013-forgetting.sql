-- Whoever keeps finished pages hears here what has changed, when the change is committed. The names are those of
-- src/domain/shown.ts; `everything` is what no page could tell apart. PostgreSQL tells each name once a transaction.
create function tell_of_change(thing text) returns void language sql as $$ select pg_notify('changed', thing) $$;

create function tell_of_everything() returns trigger language plpgsql as $$
begin
  perform tell_of_change('everything');
  return null;
end $$;

create function tell_of_product() returns trigger language plpgsql as $$
begin
  perform tell_of_change('product:' || coalesce(new.id, old.id));
  perform tell_of_change('catalogue');
  perform tell_of_change('shelf:' || coalesce(old.store_id, new.store_id));
  perform tell_of_change('shelf:' || coalesce(new.store_id, old.store_id));
  return null;
end $$;
create trigger products_tell after insert or delete on products for each row execute function tell_of_product();
create trigger products_tell_edits after update on products
  for each row when (old.* is distinct from new.*) execute function tell_of_product();

-- Sizes with their stock, colours and pictures change what a product looks like, not where it is found.
create function tell_of_product_part() returns trigger language plpgsql as $$
begin
  perform tell_of_change('product:' || coalesce(new.product_id, old.product_id));
  return null;
end $$;
create trigger product_sizes_tell after insert or update or delete on product_sizes
  for each row execute function tell_of_product_part();
create trigger product_colors_tell after insert or update or delete on product_colors
  for each row execute function tell_of_product_part();
create trigger product_pictures_tell after insert or update or delete on product_pictures
  for each row execute function tell_of_product_part();

create function tell_of_store() returns trigger language plpgsql as $$
begin
  perform tell_of_change('store:' || coalesce(new.id, old.id));
  perform tell_of_change('stores');
  -- With a store go the products it sells, and they come back with it.
  if new.retired_at is distinct from old.retired_at then
    perform tell_of_change('catalogue');
    perform tell_of_change('shelf:' || coalesce(new.id, old.id));
  end if;
  return null;
end $$;
create trigger stores_tell after insert or update or delete on stores for each row execute function tell_of_store();

-- Only published comments are shown, so one that is held or hidden tells nobody anything.
create function tell_of_comment() returns trigger language plpgsql as $$
begin
  if 'published' in (old.status, new.status) then
    perform tell_of_change('comments:' || coalesce(new.product_id, old.product_id));
  end if;
  return null;
end $$;
create trigger comments_tell after insert or update or delete on comments
  for each row execute function tell_of_comment();

-- A promotion changes the price of its product, and that of the one before it, which it ends. Both pages also learn
-- from this when they are over by themselves.
create function tell_of_promotion() returns trigger language plpgsql as $$
declare
  changed record;
begin
  perform tell_of_change('promotion');
  for changed in select * from (values (old.id, old.product_id, old.starts_at), (new.id, new.product_id, new.starts_at))
    as both_states (id, product_id, starts_at) where id is not null
  loop
    perform tell_of_change('product:' || changed.product_id);
    perform tell_of_change('product:' || earlier.product_id) from (
      select product_id from weekly_promotions where (starts_at, id) < (changed.starts_at, changed.id)
      order by starts_at desc, id desc limit 1) as earlier;
  end loop;
  return null;
end $$;
create trigger weekly_promotions_tell after insert or update or delete on weekly_promotions
  for each row execute function tell_of_promotion();

create function tell_of_showcase() returns trigger language plpgsql as $$
begin
  perform tell_of_change('showcase');
  return null;
end $$;
create trigger showcase_pictures_tell after insert or update or delete on showcase_pictures
  for each statement execute function tell_of_showcase();

-- What a picture is like can stand on any page. A new one stands nowhere yet, and that its copies are made is not seen.
create trigger pictures_tell after update of width, height, placeholder_color or delete on pictures for each statement execute function tell_of_everything();

do $$
declare
  emptied text;
begin
  foreach emptied in array array['products', 'product_sizes', 'product_colors', 'product_pictures', 'stores', 'comments',
    'weekly_promotions', 'showcase_pictures']
  loop
    execute format('create trigger %I after truncate on %I for each statement execute function tell_of_everything()',
      emptied || '_tell_emptying', emptied);
  end loop;
  -- The facts of the house stand on every page, where the shop keeps them in a table.
  if to_regclass('settings') is not null then
    create trigger settings_tell after insert or update or delete or truncate on settings
      for each statement execute function tell_of_everything();
  end if;
end $$;

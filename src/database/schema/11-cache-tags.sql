-- Changes of data invalidate cached pages: triggers notify all instances of the tags of the pages that show the data.

-- The tags are those of src/domain/cache-tags.ts, which says what they mean; `everything` invalidates all pages.
-- PostgreSQL notifies when the change is committed, and once for equal tags of a transaction.
create function notify_cache_tag(thing text) returns void language sql as $$ select pg_notify('changed', thing) $$;

-- For changes that may show on any page.
create function invalidate_everything() returns trigger language plpgsql as $$
begin
  perform notify_cache_tag('everything');
  return null;
end $$;

-- A new picture is on no page yet, and a page does not show whether the copies of a picture are made.
create trigger pictures_invalidate_pages after delete or update of width, height, placeholder_color on pictures
  for each statement execute function invalidate_everything();
-- Settings show on every page.
create trigger settings_invalidate_pages after insert or delete or update on settings
  for each statement execute function invalidate_everything();

-- A change of translations alone invalidates only the pages in these languages, those that fall back to them, and
-- searches. `catalog:fr` is a tag of pages that are sorted by the French names.
create function invalidate_product() returns trigger language plpgsql as $$
declare
  -- Computed from the texts.
  derived constant text[] := array['search_text', 'search_words', 'name_words'];
  language text;
begin
  if tg_op = 'UPDATE' and to_jsonb(old) - derived - 'translations' = to_jsonb(new) - derived - 'translations' then
    perform notify_cache_tag('search');
    for language in select changed_languages(old.translations, new.translations) loop
      perform notify_cache_tag('product:' || new.id || ':' || language);
      perform notify_cache_tag('catalog:' || language);
    end loop;
    return null;
  end if;
  perform notify_cache_tag('product:' || coalesce(new.id, old.id));
  perform notify_cache_tag('catalog');
  -- A product may move from one store to another.
  perform notify_cache_tag('catalog-of-store:' || coalesce(old.store_id, new.store_id));
  perform notify_cache_tag('catalog-of-store:' || coalesce(new.store_id, old.store_id));
  return null;
end $$;
create trigger products_invalidate_pages after insert or delete on products
  for each row execute function invalidate_product();
create trigger products_invalidate_pages_edits after update on products
  for each row when (old.* is distinct from new.*) execute function invalidate_product();

-- Colors and pictures change what a product looks like, not the lists it is in.
create function invalidate_product_part() returns trigger language plpgsql as $$
begin
  if tg_op = 'UPDATE' and to_jsonb(old) - 'translations' = to_jsonb(new) - 'translations' then
    perform notify_cache_tag('product:' || new.product_id || ':' || language)
      from changed_languages(old.translations, new.translations) as language;
  else
    perform notify_cache_tag('product:' || coalesce(new.product_id, old.product_id));
  end if;
  return null;
end $$;
create trigger product_pictures_invalidate_pages after insert or delete or update on product_pictures
  for each row execute function invalidate_product_part();
create trigger product_colors_invalidate_pages after insert or delete or update on product_colors
  for each row execute function invalidate_product_part();

-- Pages count pieces up to 20 (`maxDisplayedStock` of src/domain/catalog/product.ts). While there are more, a sale
-- changes only responses with the exact stock.
create function invalidate_size() returns trigger language plpgsql as $$
begin
  if tg_op = 'UPDATE' and old.translations <> new.translations
    and to_jsonb(old) - 'translations' = to_jsonb(new) - 'translations' then
    perform notify_cache_tag('product:' || new.product_id || ':' || language)
      from changed_languages(old.translations, new.translations) as language;
  elsif old.stock <> new.stock and least(old.stock, 20) = least(new.stock, 20) then
    perform notify_cache_tag('stock:' || new.product_id);
  else
    perform notify_cache_tag('product:' || coalesce(new.product_id, old.product_id));
  end if;
  return null;
end $$;
create trigger product_sizes_invalidate_pages after insert or delete or update on product_sizes
  for each row execute function invalidate_size();

create function invalidate_store() returns trigger language plpgsql as $$
declare
  language text;
begin
  if tg_op = 'UPDATE' and old.translations <> new.translations
    and to_jsonb(old) - 'translations' = to_jsonb(new) - 'translations' then
    for language in select changed_languages(old.translations, new.translations) loop
      perform notify_cache_tag('store:' || new.id || ':' || language);
      perform notify_cache_tag('stores:' || language);
    end loop;
    return null;
  end if;
  perform notify_cache_tag('store:' || coalesce(new.id, old.id));
  perform notify_cache_tag('stores');
  -- The products of a store are on sale only while the store is.
  if new.retired_at is distinct from old.retired_at then
    perform notify_cache_tag('catalog');
    perform notify_cache_tag('catalog-of-store:' || coalesce(new.id, old.id));
  end if;
  return null;
end $$;
create trigger stores_invalidate_pages after insert or delete or update on stores
  for each row execute function invalidate_store();

-- Only published comments are on pages.
create function invalidate_comments() returns trigger language plpgsql as $$
begin
  if 'published' in (old.status, new.status) then
    perform notify_cache_tag('comments:' || coalesce(new.product_id, old.product_id));
  end if;
  return null;
end $$;
create trigger comments_invalidate_pages after insert or delete or update on comments
  for each row execute function invalidate_comments();

-- A promotion changes the price of its product, and that of the product of the promotion before, which it ends.
create function invalidate_promotion() returns trigger language plpgsql as $$
declare
  changed record;
begin
  perform notify_cache_tag('promotion');
  for changed in select * from (values (old.id, old.product_id, old.starts_at), (new.id, new.product_id, new.starts_at))
    as both_states (id, product_id, starts_at) where id is not null
  loop
    perform notify_cache_tag('product:' || changed.product_id);
    perform notify_cache_tag('product:' || earlier.product_id) from (
      select product_id from weekly_promotions where (starts_at, id) < (changed.starts_at, changed.id)
      order by starts_at desc, id desc limit 1) as earlier;
  end loop;
  return null;
end $$;
create trigger weekly_promotions_invalidate_pages after insert or delete or update on weekly_promotions
  for each row execute function invalidate_promotion();

create function invalidate_banners() returns trigger language plpgsql as $$
begin
  if tg_op = 'UPDATE' and old.translations <> new.translations
    and to_jsonb(old) - 'translations' = to_jsonb(new) - 'translations' then
    perform notify_cache_tag('banners:' || language)
      from changed_languages(old.translations, new.translations) as language;
  else
    perform notify_cache_tag('banners');
  end if;
  return null;
end $$;
create trigger banners_invalidate_pages after insert or update or delete on banners
  for each row execute function invalidate_banners();

-- Pinned products come first in lists.
create function invalidate_pinned_product() returns trigger language plpgsql as $$
begin
  perform notify_cache_tag('catalog');
  perform notify_cache_tag('catalog-of-store:' || store_id) from products
    where id = coalesce(new.product_id, old.product_id);
  return null;
end $$;
create trigger pinned_products_invalidate_pages after insert or delete or update on pinned_products
  for each row execute function invalidate_pinned_product();

-- What the values of filters are counted by changes with rows of catalog_changes.
create function invalidate_filters() returns trigger language plpgsql as $$
begin
  perform notify_cache_tag('filters');
  return null;
end $$;
create trigger catalog_changes_invalidate_pages after insert on catalog_changes
  for each statement execute function invalidate_filters();

-- Any entry may change the results of any search.
create function invalidate_searches() returns trigger language plpgsql as $$
begin
  perform notify_cache_tag('search');
  return null;
end $$;
create trigger search_entries_invalidate_pages after insert or update or delete on search_entries
  for each statement execute function invalidate_searches();

-- The products that are shown beside a product.
create function invalidate_partners() returns trigger language plpgsql as $$
begin
  perform notify_cache_tag('partners:' || coalesce(new.product_id, old.product_id));
  return null;
end $$;
create trigger product_partners_invalidate_pages after insert or delete on product_partners
  for each row execute function invalidate_partners();
create trigger product_partners_invalidate_pages_of_order after update on product_partners
  for each row when (old.position <> new.position) execute function invalidate_partners();

-- Only published reviews are on pages.
create function invalidate_reviews() returns trigger language plpgsql as $$
begin
  if 'published' in (old.status, new.status) then
    perform notify_cache_tag('reviews:' || coalesce(new.product_id, old.product_id));
  end if;
  return null;
end $$;
create trigger reviews_invalidate after insert or update or delete on reviews
  for each row execute function invalidate_reviews();

-- A photo is on the pages of its review.
create function invalidate_review_photos() returns trigger language plpgsql as $$
begin
  perform notify_cache_tag('reviews:' || product_id) from reviews
  where id = coalesce(new.review_id, old.review_id) and status = 'published';
  return null;
end $$;
create trigger review_photos_invalidate after insert or update or delete on review_photos
  for each row execute function invalidate_review_photos();

-- Tables that are emptied.
do $$
declare
  emptied name;
begin
  for emptied in
    select relname from pg_class where exists (
      select from pg_trigger join pg_proc on pg_proc.oid = tgfoid
      where tgrelid = pg_class.oid and prosrc like '%notify_cache_tag(%')
  loop
    execute format('create trigger %I after truncate on %I for each statement execute function invalidate_everything()',
      emptied || '_invalidate_pages_emptying', emptied);
  end loop;
end $$;

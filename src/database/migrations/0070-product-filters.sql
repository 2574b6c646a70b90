-- Colors and materials are written as texts in several languages. The program derives from them the keys that visitors filter by.
create table product_filter_keys (
  product_id integer primary key references products on delete cascade,
  colors text[] not null default '{}',
  materials text[] not null default '{}',
  -- The version of the rules that derived the keys; 0 when the texts have changed since.
  rules_version integer not null default 0
);
create index product_filter_keys_by_version on product_filter_keys (rules_version);

-- The translations of one field, of any row.
create function all_texts(translations jsonb, field text) returns text[]
  language sql immutable strict parallel safe as $$
  select array(select texts ->> field from jsonb_each(translations) as each (language, texts) where texts ? field)
$$;

create function outdate_filter_keys() returns trigger language plpgsql as $$
begin
  insert into product_filter_keys (product_id) values (new.id)
    on conflict (product_id) do update set rules_version = 0;
  return null;
end $$;
create trigger products_add_filter_keys after insert on products
  for each row execute function outdate_filter_keys();
create trigger products_outdate_filter_keys after update on products
  for each row when (old.search_text is distinct from new.search_text) execute function outdate_filter_keys();

insert into product_filter_keys (product_id) select id from products;

-- What each process has to read again of the products that it counts for the filters (product-facts.ts): rows are added in the
-- transaction of the change, so whoever sees one sees the change. A row without a product stands for all of them.
create table catalog_changes (
  changed_in xid8 not null default pg_current_xact_id(),
  changed_at timestamptz not null default clock_timestamp(),
  product_id integer
);
create index catalog_changes_in_order on catalog_changes (changed_in);

create function invalidate_filters() returns trigger language plpgsql as $$
begin
  perform notify_cache_tag('filters');
  return null;
end $$;
create trigger catalog_changes_invalidate_pages after insert on catalog_changes
  for each statement execute function invalidate_filters();

create function note_changed_products() returns trigger language plpgsql as $$
begin
  insert into catalog_changes (product_id) select id from changed;
  return null;
end $$;
create trigger products_note_new after insert on products
  referencing new table as changed for each statement execute function note_changed_products();
create trigger products_note_deleted after delete on products
  referencing old table as changed for each statement execute function note_changed_products();

create function note_changed_product() returns trigger language plpgsql as $$
begin
  insert into catalog_changes (product_id) values (new.id);
  return null;
end $$;
create trigger products_note_changed after update on products
  for each row when (
    (old.store_id, old.category, old.regular_price_millimes, old.promotional_price_millimes, old.retired_at)
    is distinct from
    (new.store_id, new.category, new.regular_price_millimes, new.promotional_price_millimes, new.retired_at))
  execute function note_changed_product();

create function note_product_of_part() returns trigger language plpgsql as $$
begin
  insert into catalog_changes (product_id) values (coalesce(new.product_id, old.product_id));
  return null;
end $$;
create trigger product_filter_keys_note_changed after update on product_filter_keys
  for each row when ((old.colors, old.materials) is distinct from (new.colors, new.materials))
  execute function note_product_of_part();
create trigger product_colors_note_added after insert or delete on product_colors
  for each row execute function note_product_of_part();
create trigger product_colors_note_retired after update on product_colors
  for each row when (old.retired_at is distinct from new.retired_at) execute function note_product_of_part();
create trigger product_sizes_note_added after insert or delete on product_sizes
  for each row execute function note_product_of_part();
-- None, one, several: more is not told apart, so that few orders change the filters.
create trigger product_sizes_note_changed after update on product_sizes
  for each row when ((least(old.stock, 2), old.retired_at) is distinct from (least(new.stock, 2), new.retired_at))
  execute function note_product_of_part();

create function note_all_products() returns trigger language plpgsql as $$
begin
  insert into catalog_changes default values;
  return null;
end $$;
create trigger products_note_emptying after truncate on products
  for each statement execute function note_all_products();
create trigger stores_note_added after insert or delete on stores
  for each row execute function note_all_products();
create trigger stores_note_changed after update on stores
  for each row when ((old.governorate, old.retired_at) is distinct from (new.governorate, new.retired_at))
  execute function note_all_products();

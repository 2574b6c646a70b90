-- Lists that were sorted whole, which takes seconds with a million products, are read in the order of an index: the products of the
-- back office, retired ones among them, by name and by price, and the stores by name in each language.
create index products_by_stored_name on products (name collate "und-x-icu", id);
create index products_by_regular_price on products (regular_price_millimes, id);

do $$
declare
  language text;
begin
  foreach language in array array['en', 'fr', 'ar'] loop
    execute format($create$
      create index %I on stores ((coalesce(translations #>> %L, name) collate %I), id) where retired_at is null
    $create$, 'stores_by_name_' || language, array[language, 'name'], language || '-x-icu');
  end loop;
end $$;

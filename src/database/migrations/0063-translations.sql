-- What the shop writes itself, in several languages. The columns have the text as it was written, in the language `locale`
-- (a BCP 47 tag); `translations` has the others by language and field: {"fr": {"name": "…"}}. Sizes, colors and pictures
-- are written in the language of their product. The languages themselves are known to the program.

create function is_translations(value jsonb) returns boolean language sql immutable parallel safe as $$
  select jsonb_typeof(value) = 'object' and not jsonb_path_exists(value, '$.* ? (@.type() != "object")')
    and not jsonb_path_exists(value, '$.*.* ? (@.type() != "string" || @ == "")')
$$;

-- The longest translation of a field, in characters.
create function longest_translation(translations jsonb, field text) returns integer
  language sql immutable parallel safe as $$
  select coalesce(max(char_length(texts ->> field)), 0) from jsonb_each(translations) as known (language, texts)
$$;

-- The translations of a field in all languages, for searching.
create function translations_of(translations jsonb, field text) returns text language sql immutable parallel safe as $$
  select coalesce(string_agg(texts ->> field, ' ' order by language), '')
  from jsonb_each(translations) as known (language, texts)
$$;

-- The languages whose texts differ.
create function changed_languages(before jsonb, after jsonb) returns setof text language sql immutable parallel safe as $$
  select language from (select jsonb_object_keys(before) union select jsonb_object_keys(after)) as known (language)
  where before -> language is distinct from after -> language
$$;

do $$
declare
  translated text;
begin
  foreach translated in array array['products', 'stores', 'banners', 'newsletter_issues', 'product_sizes',
    'product_colors', 'product_pictures']
  loop
    execute format($alter$
      alter table %I add column translations jsonb not null default '{}' check (is_translations(translations))
    $alter$, translated);
  end loop;
  foreach translated in array array['products', 'stores', 'banners', 'newsletter_issues'] loop
    execute format($alter$
      alter table %I add column locale text not null default 'en' check (locale ~ '^[a-z]{2,3}(-[A-Za-z0-9]+)*$')
    $alter$, translated);
  end loop;
end $$;
alter table stores
  add constraint stores_translations_length check
    (longest_translation(translations, 'town') <= 60 and longest_translation(translations, 'craft') <= 60);

-- Search finds the words of all languages.
create or replace function write_product_search_text() returns trigger language plpgsql as $$
begin
  new.search_text := fold_text(concat_ws(' ', new.name, translations_of(new.translations, 'name'), new.model,
    new.category,
    (select concat_ws(' ', name, translations_of(translations, 'name')) from stores where id = new.store_id),
    new.description, translations_of(new.translations, 'description')));
  return new;
end $$;
drop trigger products_search_text on products;
create trigger products_search_text
  before insert or update of name, model, category, description, translations, store_id on products
  for each row execute function write_product_search_text();
drop trigger stores_search_text on stores;
create trigger stores_search_text after update of name, translations on stores for each row
  when ((old.name, old.translations) is distinct from (new.name, new.translations))
  execute function refresh_search_text_of_store();

-- Arabic is searched without vowel signs and tatweel, and its punctuation separates words.
do $$
declare
  home name := (select nspname from pg_extension join pg_namespace as place on place.oid = extnamespace where extname = 'unaccent');
begin
  execute format($create$
    create or replace function fold_text(words text) returns text language plpgsql immutable strict parallel safe as $fold$
    begin
      return translate(lower(%1$I.unaccent('%1$I.unaccent'::regdictionary, words)),
        U&'\0623\0625\0622\0629\0649-–—_/''’"“”«».,;:!?()&\061F\060C\061B+\064B\064C\064D\064E\064F\0650\0651\0652\0670\0640',
        U&'\0627\0627\0627\0647\064A                        ');
    end $fold$
  $create$, home);
end $$;
update products set name = name where search_text ~ U&'[\061F\060C\061B\064B-\0652\0670\0640]';

drop index products_name_words;
alter table products drop column name_words;
alter table products add column name_words tsvector generated always as
  (to_tsvector('simple', fold_text(name || ' ' || translations_of(translations, 'name')))) stored;
create index products_name_words on products using gin (name_words);

-- The order by name of each language. In a language without an index, products are sorted on the fly.
drop index products_by_name;
do $$
declare
  language text;
begin
  foreach language in array array['en', 'fr', 'ar'] loop
    execute format($create$
      create index %I on products ((coalesce(translations #>> %L, name) collate %I), id) include (store_id, category)
        where retired_at is null
    $create$, 'products_by_name_' || language, array[language, 'name'], language || '-x-icu');
  end loop;
end $$;

-- A change of a translation invalidates the pages that show it: those in its language, and those that fall back to it.
-- `search` is on pages with results of a search, `catalog:fr` on those sorted by the names in a language.
create or replace function invalidate_product() returns trigger language plpgsql as $$
declare
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
  perform notify_cache_tag('catalog-of-store:' || coalesce(old.store_id, new.store_id));
  perform notify_cache_tag('catalog-of-store:' || coalesce(new.store_id, old.store_id));
  return null;
end $$;

create or replace function invalidate_product_part() returns trigger language plpgsql as $$
begin
  if tg_op = 'UPDATE' and to_jsonb(old) - 'translations' = to_jsonb(new) - 'translations' then
    perform notify_cache_tag('product:' || new.product_id || ':' || language)
      from changed_languages(old.translations, new.translations) as language;
  else
    perform notify_cache_tag('product:' || coalesce(new.product_id, old.product_id));
  end if;
  return null;
end $$;

create or replace function invalidate_size() returns trigger language plpgsql as $$
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

create or replace function invalidate_store() returns trigger language plpgsql as $$
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
  -- The products of a store are on sale while the store is.
  if new.retired_at is distinct from old.retired_at then
    perform notify_cache_tag('catalog');
    perform notify_cache_tag('catalog-of-store:' || coalesce(new.id, old.id));
  end if;
  return null;
end $$;

create or replace function invalidate_banners() returns trigger language plpgsql as $$
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
drop trigger banners_invalidate_pages on banners;
create trigger banners_invalidate_pages after insert or update or delete on banners
  for each row execute function invalidate_banners();

-- The words of the catalog, the filters, and what visitors search for.

-- The words of the products: by them a search finds out what a mistyped word should be, and which related words there
-- are. Numbers and very short words are not guessed. A word that no product has any more stays, and is left out of
-- results.
create table catalog_words (
  word text primary key,
  -- The program analyzes each word once, so that an index finds the words of the same stem or, in Arabic and Latin
  -- script, of the same consonants (the skeleton).
  stems text[] not null default '{}',
  skeleton text,
  -- Words that an older analyzer has analyzed are analyzed again; 0: not analyzed yet.
  analyzer_version int not null default 0
);
create index catalog_words_trigrams on catalog_words using gin (word gin_trgm_ops);
create index catalog_words_stems on catalog_words using gin (stems);
create index catalog_words_skeleton on catalog_words (skeleton);
-- Only this operator class finds words by their beginning in any collation of the database.
create index catalog_words_beginnings on catalog_words (word text_pattern_ops);
create index catalog_words_by_version on catalog_words (analyzer_version);

-- Colors and materials are written as texts in several languages. The program derives from them the keys that visitors
-- filter by.
create table product_filter_keys (
  product_id int primary key references products on delete cascade,
  colors text[] not null default '{}',
  materials text[] not null default '{}',
  -- The version of the rules that derived the keys; 0 when the texts have changed since.
  rules_version int not null default 0
);
create index product_filter_keys_by_version on product_filter_keys (rules_version);

-- What each process has to read again of the products that it counts for the filters (catalog-facts.ts). Rows are added
-- in the transaction of the change, so whoever sees one sees the change.
create table catalog_changes (
  -- Its transaction. A reader goes on from the oldest one that ran at its last reading, so no row that is committed
  -- late is missed.
  changed_in xid8 not null default pg_current_xact_id(),
  changed_at timestamptz not null default clock_timestamp(),
  -- Null: all products.
  product_id int
);
create index catalog_changes_in_order on catalog_changes (changed_in);

-- What the owner says about words of searches: they mean the same as others, find also others, lead to a category or
-- store, or are for what the shop does not sell.
create table search_entries (
  id int generated always as identity primary key,
  asked text not null check (asked <> '' and char_length(asked) <= 80),
  -- The words as searches compare them, separated by spaces.
  asked_words text not null unique check (asked_words <> '' and char_length(asked_words) <= 200),
  kind text not null check (kind in ('same', 'finds', 'category', 'store', 'not-sold')),
  finds text[] not null default '{}' check (cardinality(finds) <= 10),
  category text,
  store_id int references stores,
  -- How often it was saved, so that two people do not overwrite each other.
  version int not null default 1 check (version > 0),
  created_at timestamptz not null default now(),
  check ((kind in ('same', 'finds')) = (cardinality(finds) > 0)),
  check ((kind = 'category') = (category is not null)),
  check ((kind = 'store') = (store_id is not null))
);

-- The key of the hashes of searched_texts and search_devices, sealed with the secret key of the shop: from the database
-- alone nobody finds out by trying words what was searched for.
create table search_count_key (
  only_row boolean primary key default true check (only_row),
  key_sealed bytea not null
);

-- The texts that people searched for.
create table searched_texts (
  id int generated always as identity primary key,
  text_hash bytea not null unique check (octet_length(text_hash) = 32),
  -- Null until three devices have searched for them: what only one person searches for may be personal.
  words text check (char_length(words) <= 200),
  -- The number of new texts of a day is limited.
  first_day date not null
);
create index searched_texts_by_day on searched_texts (first_day);

-- The devices that searched for a text whose words are not stored yet, at most two.
create table search_devices (
  text_id int not null references searched_texts on delete cascade,
  -- Of a random number of the device together with the text: nobody can tell that two texts are from one device.
  device_hash bytea not null check (octet_length(device_hash) = 32),
  day date not null,
  primary key (text_id, device_hash)
);
create index search_devices_by_day on search_devices (day);

-- What became of searches, by day in Tunis, language of the page and text.
create table search_counts (
  day date not null,
  locale text not null check (locale ~ '^[a-z]{2,3}(-[A-Za-z0-9]+)*$'),
  -- Null for the texts that are counted together, beyond the limits of new ones.
  text_id int references searched_texts on delete cascade,
  searches int not null default 0 check (searches >= 0),
  without_results int not null default 0,
  -- Searches of which a result was opened, added to the cart, and ordered: each counts once and for the day of the
  -- search.
  clicks int not null default 0,
  additions int not null default 0,
  orders int not null default 0,
  check (without_results >= 0 and without_results <= searches),
  check (clicks >= 0 and clicks <= searches),
  check (additions >= 0 and additions <= searches),
  check (orders >= 0 and orders <= searches),
  unique nulls not distinct (day, locale, text_id)
);
create index search_counts_of_text on search_counts (text_id);

-- Search finds the words of all languages. The weights say where a word stands, for ranking (see
-- products.search_words).
create function write_product_search_text() returns trigger language plpgsql as $$
declare
  maker constant text := (
    select name || ' ' || translations_of(translations, 'name') from stores where id = new.store_id);
  colors constant text := (
    select string_agg(name || ' ' || translations_of(translations, 'name'), ' ')
    from product_colors where product_id = new.id and retired_at is null);
  words constant jsonb := (
    select jsonb_object_agg(weight, texts) from (
      select weight, string_agg(concat_ws(' ', content, translations_of(new.translations, field)), ' ') as texts
      from texts_of_product(new) group by weight) as by_weight);
begin
  new.search_text := fold_text(concat_ws(' ', words ->> 'A', words ->> 'C', colors, maker, words ->> 'D'));
  new.search_words := setweight(to_tsvector('simple', fold_text(words ->> 'A')), 'A')
    || setweight(to_tsvector('simple', fold_text(coalesce(maker, ''))), 'B')
    || setweight(to_tsvector('simple', fold_text(concat_ws(' ', words ->> 'C', colors))), 'C')
    || setweight(to_tsvector('simple', fold_text(words ->> 'D')), 'D');
  return new;
end $$;
create trigger products_search_text before insert or update on products
  for each row execute function write_product_search_text();

-- The update changes nothing, but fires products_search_text; so does the one for colors.
create function refresh_search_text_of_store() returns trigger language plpgsql as $$
begin
  update products set name = name where store_id = new.id;
  return null;
end $$;
create trigger stores_search_text after update of name, translations on stores for each row
  when ((old.name, old.translations) is distinct from (new.name, new.translations))
  execute function refresh_search_text_of_store();

create function refresh_search_text_of_product() returns trigger language plpgsql as $$
begin
  update products set name = name where id = coalesce(new.product_id, old.product_id);
  return null;
end $$;
create trigger product_colors_search_text after insert or delete on product_colors
  for each row execute function refresh_search_text_of_product();
create trigger product_colors_new_search_text after update of name, translations, retired_at on product_colors for each row
  when ((old.name, old.translations, old.retired_at) is distinct from (new.name, new.translations, new.retired_at))
  execute function refresh_search_text_of_product();

-- Adds the words of products to catalog_words.
create function learn_words() returns trigger language plpgsql as $$
begin
  -- In one order, so that concurrent inserts of the same words cannot deadlock.
  insert into catalog_words select word from words_of(new.search_words) as word order by word on conflict do nothing;
  return null;
end $$;
create trigger products_teach_words after insert on products for each row execute function learn_words();
create trigger products_teach_new_words after update on products
  for each row when (old.search_words is distinct from new.search_words) execute function learn_words();

-- Words of the catalog that share trigrams with a typed one, the most similar first. Products on sale may have none of
-- them: the program asks that only for the few that are left after it has compared their letters.
create function similar_words(typed text, min_similarity real, max_words integer) returns setof text language sql stable
  set pg_trgm.similarity_threshold = 0.2
as $$
  select word from catalog_words where word % typed and similarity(word, typed) >= min_similarity
  order by similarity(word, typed) desc, word limit max_words
$$;

-- A job derives the keys of version 0 again.
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

-- Changes of what the filters count of a product: store, category, price, stock, colors and materials.
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
    (old.store_id, old.category, old.regular_price_millimes, old.promotional_price_millimes, old.promotion_starts_at,
      old.promotion_ends_at, old.retired_at)
    is distinct from
    (new.store_id, new.category, new.regular_price_millimes, new.promotional_price_millimes, new.promotion_starts_at,
      new.promotion_ends_at, new.retired_at))
  execute function note_changed_product();

create function note_product_of_part() returns trigger language plpgsql as $$
begin
  insert into catalog_changes (product_id) values (coalesce(new.product_id, old.product_id));
  return null;
end $$;
create trigger product_sizes_note_added after insert or delete on product_sizes
  for each row execute function note_product_of_part();
-- The filters tell no, one and several pieces apart. More pieces are not compared, so that most orders add no row.
create trigger product_sizes_note_changed after update on product_sizes
  for each row when ((least(old.stock, 2), old.retired_at) is distinct from (least(new.stock, 2), new.retired_at))
  execute function note_product_of_part();
create trigger product_colors_note_added after insert or delete on product_colors
  for each row execute function note_product_of_part();
create trigger product_colors_note_retired after update on product_colors
  for each row when (old.retired_at is distinct from new.retired_at) execute function note_product_of_part();
create trigger product_filter_keys_note_changed after update on product_filter_keys
  for each row when ((old.colors, old.materials) is distinct from (new.colors, new.materials))
  execute function note_product_of_part();

-- A store has many products: one row for all of them is cheaper to write and to read.
create function note_all_products() returns trigger language plpgsql as $$
begin
  insert into catalog_changes default values;
  return null;
end $$;
create trigger stores_note_added after insert or delete on stores
  for each row execute function note_all_products();
create trigger stores_note_changed after update on stores
  for each row when ((old.governorate, old.retired_at) is distinct from (new.governorate, new.retired_at))
  execute function note_all_products();
create trigger products_note_emptying after truncate on products
  for each statement execute function note_all_products();

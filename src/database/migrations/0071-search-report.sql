-- What the owner says about words of searches: they mean the same as others, find also others, lead to a category or store, or are
-- for what the shop does not sell. `asked_words` are the words as searches compare them, separated by spaces.
create table search_entries (
  id integer generated always as identity primary key,
  asked text not null check (asked <> '' and char_length(asked) <= 80),
  asked_words text not null unique check (asked_words <> '' and char_length(asked_words) <= 200),
  kind text not null check (kind in ('same', 'finds', 'category', 'store', 'not-sold')),
  finds text[] not null default '{}' check (cardinality(finds) <= 10),
  category text,
  store_id integer references stores,
  version integer not null default 1 check (version > 0),
  created_at timestamptz not null default now(),
  check ((kind in ('same', 'finds')) = (cardinality(finds) > 0)),
  check ((kind = 'category') = (category is not null)),
  check ((kind = 'store') = (store_id is not null))
);

-- Pages with search results depend on every entry.
create function invalidate_searches() returns trigger language plpgsql as $$
begin
  perform notify_cache_tag('search');
  return null;
end $$;
create trigger search_entries_invalidate_pages after insert or update or delete or truncate on search_entries
  for each statement execute function invalidate_searches();

-- The key of the hashes below, encrypted.
create table search_count_key (
  only_row boolean primary key default true check (only_row),
  sealed_key bytea not null
);

-- The texts that people searched for. The words are null until three devices have asked for them: until then there is only a hash.
create table searched_texts (
  id integer generated always as identity primary key,
  text_hash bytea not null unique check (octet_length(text_hash) = 32),
  words text check (char_length(words) <= 200),
  first_day date not null
);
create index searched_texts_by_day on searched_texts (first_day);

-- The devices that asked for a text which is not told yet, at most two: a hash of a random number of the device and the text, so
-- that what one device asked for cannot be put together.
create table search_devices (
  text_id integer not null references searched_texts on delete cascade,
  device_hash bytea not null check (octet_length(device_hash) = 32),
  day date not null,
  primary key (text_id, device_hash)
);
create index search_devices_by_day on search_devices (day);

-- By day in Tunis, language of the page and text; without a text those that are counted together.
create table search_counts (
  day date not null,
  locale text not null check (locale ~ '^[a-z]{2,3}(-[A-Za-z0-9]+)*$'),
  text_id integer references searched_texts on delete cascade,
  searches integer not null default 0 check (searches >= 0),
  without_results integer not null default 0 check (without_results between 0 and searches),
  clicks integer not null default 0 check (clicks between 0 and searches),
  additions integer not null default 0 check (additions between 0 and searches),
  orders integer not null default 0 check (orders between 0 and searches),
  unique nulls not distinct (day, locale, text_id)
);
create index search_counts_of_text on search_counts (text_id);

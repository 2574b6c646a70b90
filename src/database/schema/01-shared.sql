-- What several rooms use: texts in three languages, days in Tunis, who did it, and rows that are only added or erased.

-- One spelling for searching: no case, no accents, no punctuation, one form of each Arabic letter, no vowel signs, no tatweel.
-- unaccent() is only "stable" because its dictionary could be edited; nobody does, and an index needs "immutable". It is named
-- with its schema, which is up to who runs the server: a backup is restored without a search path.
do $$
declare
  home name := (select nspname from pg_extension join pg_namespace as place on place.oid = extnamespace where extname = 'unaccent');
begin
  execute format($create$
    create function fold_text(words text) returns text language plpgsql immutable strict parallel safe as $fold$
    begin
      return translate(lower(%1$I.unaccent('%1$I.unaccent'::regdictionary, words)),
        U&'\0623\0625\0622\0629\0649-–—_/''’"“”«».,;:!?()&\061F\060C\061B+\064B\064C\064D\064E\064F\0650\0651\0652\0670\0640',
        U&'\0627\0627\0627\0647\064A                        ');
    end $fold$
  $create$, home);
end $$;

-- Names and addresses are found however they are spelled: fold_text() ignores case, accents and the forms of alef, teh marbuta and
-- yeh; this ignores hamza, tatweel, vowel signs and directional marks as well, and reads the letters that Tunisian names borrow
-- and Arabic-Indic digits. A body that is parsed now needs no search path when a backup is restored.
create function fold_name(words text) returns text language sql immutable strict parallel safe
  return translate(fold_text(words), 'ٱئؤڨگپڤ٠١٢٣٤٥٦٧٨٩' || 'ءـ' || U&'\064B\064C\064D\064E\064F\0650\0651\0652\0670\200E\200F\2066\2067\2068\2069', 'ايوقكبف0123456789');

-- The order list sorts by customer and by place as it searches: without case, accents and variants of letters, and without the
-- quotes around a name («» are << >> after unaccent()). The collation is of no language, so that operators of every language see
-- the same order. The length is limited because an index entry is.
create function sort_key(words text) returns text language sql immutable strict parallel safe
  return left(btrim(fold_name(words), ' <>*#'), 200);

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

-- The translations of one field, of any row.
create function all_texts(translations jsonb, field text) returns text[]
  language sql immutable strict parallel safe as $$
  select array(select texts ->> field from jsonb_each(translations) as each (language, texts) where texts ? field)
$$;

-- The languages whose texts differ.
create function changed_languages(before jsonb, after jsonb) returns setof text language sql immutable parallel safe as $$
  select language from (select jsonb_object_keys(before) union select jsonb_object_keys(after)) as known (language)
  where before -> language is distinct from after -> language
$$;

create function words_of(words tsvector) returns setof text language sql immutable strict parallel safe as $$
  select lexeme from unnest(words) where lexeme ~ '^[^0-9''\\]{3,}$'
$$;

create function day_in_tunis(moment timestamptz) returns date language sql immutable parallel safe
  return (moment at time zone interval '1 hour')::date;

create function week_in_tunis(moment timestamptz) returns date language sql immutable
  return date_trunc('week', moment at time zone 'Africa/Tunis')::date;

create function actor_label(kind text, id bigint, name text) returns text language sql immutable parallel safe
  return case when kind = 'operator' and id is not null then name || ' (' || id::text || ')' else name end;

create function refuse_rewriting() returns trigger language plpgsql as $$
begin
  raise exception '% is only ever added to', tg_table_name using errcode = 'restrict_violation';
end $$;

-- Append-only tables stay append-only for everything but an erasure. A row of them changes only if all of this is true:
-- an erasure was inserted in the same transaction (its xmin), it names the row, no column changes but those that the
-- trigger lists, and each of these changes only to what stands for an erased value.
create function is_erased_value(was jsonb, becomes jsonb) returns boolean language plpgsql immutable as $$
begin
  if was = becomes then return true; end if;
  if jsonb_typeof(was) = 'object' and jsonb_typeof(becomes) = 'object' then
    return not exists (
      select from jsonb_each(was) as old_part full join jsonb_each(becomes) as new_part using (key)
      where not coalesce(is_erased_value(old_part.value, new_part.value), false));
  end if;
  return jsonb_typeof(was) = 'string' and becomes = '"(erased)"';
end $$;

create function refuse_unless_erasing() returns trigger language plpgsql as $$
begin
  if exists (select from erasures where xmin = pg_current_xact_id()::xid) then return null; end if;
  raise exception '% is only ever added to', tg_table_name using errcode = 'restrict_violation';
end $$;

create function refuse_all_but_erasing() returns trigger language plpgsql as $$
declare
  -- The computed column has no value yet in a trigger before the update.
  ignored constant text[] := tg_argv || 'made_by'::text;
  was constant jsonb := to_jsonb(old);
  becomes constant jsonb := to_jsonb(new);
begin
  if was - ignored = becomes - ignored
    and not exists (select from unnest(tg_argv) as name where not is_erased_value(was -> name, becomes -> name))
    and exists (
      select from erased_rows join erasures on erasures.id = erasure_id
      where table_name = tg_table_name and row_id = old.id and erasures.xmin = pg_current_xact_id()::xid)
  then return new; end if;
  raise exception '% changes only by erasing personal data', tg_table_name using errcode = 'restrict_violation';
end $$;

-- Ends the transaction of a deed that is one too many, so that its statements and its commit can be sent at once: what
-- stands behind a failure is not done. The detail says after how many seconds there is room again.
create function refuse_too_many(seconds double precision) returns void language plpgsql as $$
begin
  raise exception 'too many of one deed' using errcode = 'HR429', detail = greatest(1, ceil(coalesce(seconds, 1)))::text;
end $$;

-- How much there is of a size, in levels that double: none, 1, 2 to 3, 4 to 7 and so on, beyond what an owner may call
-- nearly sold out. An index on the stock itself would have every sale write all indexes of its size; with this one only
-- those do that reach another level.
create function stock_level(pieces integer) returns integer language plpgsql immutable strict parallel safe as $$
begin
  return width_bucket(pieces, array[1, 2, 4, 8, 16, 32, 64, 128, 256, 512, 1024]);
end $$;

-- Everything that happened, in order. Written in the transaction of the change it tells about.
create table events (
  id bigint generated always as identity primary key,
  type text not null check (type <> ''),
  details jsonb not null,
  happened_at timestamptz not null default now()
);
-- The event of an order is looked up for each order that is checked.
create index events_of_placed_orders on events (((details ->> 'orderId')::bigint)) where type = 'order.placed';

-- What an owner decides while the shop is open. What is not here is as the program has it.
create table settings (
  key text primary key check (key ~ '^[a-z]+(-[a-z]+)*$'),
  value jsonb not null check (jsonb_typeof(value) = 'object'),
  -- Of two people who edit at a time the second finds another number than the one begun with.
  version int not null check (version > 0),
  changed_at timestamptz not null,
  actor_kind text not null check (actor_kind in ('visitor', 'customer', 'operator', 'seller', 'api-key', 'system')),
  actor_id bigint,
  actor_name text not null check (actor_name <> ''),
  changed_by text generated always as (actor_label(actor_kind, actor_id, actor_name)) stored,
  check ((actor_kind is null) = (actor_name is null) and (actor_kind is not null or actor_id is null))
);

-- How much of a limit is used up, one row a limited client or recipient. The key is a hash: nobody's address or number
-- is kept for this. The limit is whole again at the moment `used_until`, and then the row says nothing.
create table rate_limits_used (
  key bytea primary key check (length(key) = 32),
  used_until timestamptz not null
);
create index limits_used_until on rate_limits_used (used_until);

-- Something sealed with the key of this shop, by which an instance finds out whether it has that key.
create table secret_key_check (
  is_only boolean primary key default true check (is_only),
  sealed bytea not null
);

-- One row for each attempt to make a backup, for the dashboard. The backups themselves are elsewhere.
create table backups (
  name text primary key,
  location text not null,
  started_at timestamptz not null,
  -- Null when it could not be made.
  finished_at timestamptz,
  -- Null unless it was restored in a scratch server, and found whole.
  proven_at timestamptz,
  restore_milliseconds int check (restore_milliseconds >= 0),
  -- Why it could not be made or proven.
  problem text not null default '',
  is_on_same_disk boolean not null,
  -- What the books and pictures of the shop had wrong when they were backed up: the backup itself is whole.
  broken_rules text not null default '',
  check ((proven_at is null) = (restore_milliseconds is null)),
  check (proven_at is null or problem = '')
);
create index backups_started_at on backups (started_at);

-- When all rows were last checked.
create table consistency_check (
  is_only boolean primary key default true check (is_only),
  checked_at timestamptz not null
);

-- What breaks a rule, until a later check finds that it does not any more.
create table consistency_violations (
  id bigint generated always as identity primary key,
  rule text not null,
  row_id bigint not null,
  detail text not null,
  found_at timestamptz not null default now(),
  unique (rule, row_id)
);

-- What several rooms use: texts in three languages, days in Tunis, who did it, and rows that are only added or erased.

-- The spelling in which texts are searched: no case, accents, punctuation, vowel signs or tatweel, and one form of each
-- Arabic letter. unaccent() is only "stable" because its dictionary could be edited; nobody does, and an index needs
-- "immutable". The body names the schema of the extension, which depends on the server, since a backup is restored
-- without a search path.
do $$
declare
  home name := (
    select nspname from pg_extension join pg_namespace as place on place.oid = extnamespace where extname = 'unaccent');
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

-- Names and addresses are found however they are spelled: fold_text() ignores case, accents and the forms of alef, teh
-- marbuta and yeh; this ignores hamza, tatweel, vowel signs and directional marks as well, and reads the letters that
-- Tunisian names borrow and Arabic-Indic digits. The body is parsed when the function is created, so a restore needs no
-- search path.
create function fold_name(words text) returns text language sql immutable strict parallel safe
  return translate(fold_text(words),
    'ٱئؤڨگپڤ٠١٢٣٤٥٦٧٨٩' || 'ءـ' ||
      U&'\064B\064C\064D\064E\064F\0650\0651\0652\0670\200E\200F\2066\2067\2068\2069',
    'ايوقكبف0123456789');

-- The order list sorts by customer and by place as it searches: without case, accents and variants of letters, and
-- without the quotes around a name («» are << >> after unaccent()). Its indexes have the collation of no language, so
-- that operators of every language see the same order. The length is limited because that of an index entry is.
create function sort_key(words text) returns text language sql immutable strict parallel safe
  return left(btrim(fold_name(words), ' <>*#'), 200);

-- Texts that the shop writes stand in columns, in the language `locale` of the row (a BCP 47 tag). The column
-- `translations` has them in other languages, by language and field: {"fr": {"name": "…"}}. No translation is empty: a
-- missing one falls back to the original. The program knows which languages and fields there are.
create function is_translations(value jsonb) returns boolean language sql immutable parallel safe as $$
  select jsonb_typeof(value) = 'object' and not jsonb_path_exists(value, '$.* ? (@.type() != "object")')
    and not jsonb_path_exists(value, '$.*.* ? (@.type() != "string" || @ == "")')
$$;

-- The longest translation of a field, in characters, for checks of a maximum length.
create function longest_translation(translations jsonb, field text) returns integer
  language sql immutable parallel safe as $$
  select coalesce(max(char_length(texts ->> field)), 0) from jsonb_each(translations) as known (language, texts)
$$;

-- The translations of a field in all languages as one text, for searching.
create function translations_of(translations jsonb, field text) returns text language sql immutable parallel safe as $$
  select coalesce(string_agg(texts ->> field, ' ' order by language), '')
  from jsonb_each(translations) as known (language, texts)
$$;

-- The translations of a field in all languages, one by one: filters look for colors and materials in each.
create function all_texts(translations jsonb, field text) returns text[]
  language sql immutable strict parallel safe as $$
  select array(select texts ->> field from jsonb_each(translations) as each (language, texts) where texts ? field)
$$;

-- The languages in which translations differ, so that only pages that show these are invalidated.
create function changed_languages(before jsonb, after jsonb) returns setof text language sql immutable parallel safe as $$
  select language from (select jsonb_object_keys(before) union select jsonb_object_keys(after)) as known (language)
  where before -> language is distinct from after -> language
$$;

-- The words of a text that a search may be corrected to: numbers and very short words are not guessed.
create function words_of(words tsvector) returns setof text language sql immutable strict parallel safe as $$
  select lexeme from unnest(words) where lexeme ~ '^[^0-9''\\]{3,}$'
$$;

-- The interval stands for the time zone: Tunisia has no daylight saving time.
create function day_in_tunis(moment timestamptz) returns date language sql immutable parallel safe
  return (moment at time zone interval '1 hour')::date;

-- The Monday of the week.
create function week_in_tunis(moment timestamptz) returns date language sql immutable
  return date_trunc('week', moment at time zone 'Africa/Tunis')::date;

-- Who can have done something: the kinds of `domain/access/actor.ts`.
create domain actor_kind as text check (value in ('visitor', 'customer', 'operator', 'system'));

-- How people see who did something: "Sana (3)" for the operator 3, since two operators may have the same name.
create function actor_label(kind text, id bigint, name text) returns text language sql immutable parallel safe
  return case when kind = 'operator' and id is not null then name || ' (' || id::text || ')' else name end;

-- For tables whose rows are added and then stay as they are.
create function refuse_rewriting() returns trigger language plpgsql as $$
begin
  raise exception '% is only ever added to', tg_table_name using errcode = 'restrict_violation';
end $$;

-- Whether a value stays as it was but for texts that are erased. Objects, as in the audit log, are compared key by key.
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

-- For each statement, so that an update without an erasure is refused even where it finds no row.
create function refuse_unless_erasing() returns trigger language plpgsql as $$
begin
  if exists (select from erasures where xmin = pg_current_xact_id()::xid) then return null; end if;
  raise exception '% is only ever added to', tg_table_name using errcode = 'restrict_violation';
end $$;

-- Append-only tables stay append-only for everything but an erasure (decision 48). A row of them changes only if all of
-- this is true: an erasure was inserted in the same transaction (its xmin), it names the row, no column changes but
-- those that the trigger lists, and each of these changes only to what stands for an erased value.
create function refuse_all_but_erasing() returns trigger language plpgsql as $$
declare
  -- A generated column has no value yet in a trigger before the update.
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

-- Fails the transaction that exceeds a rate limit, so that its statements and its commit can be sent at once:
-- PostgreSQL skips what follows a failure. The detail says after how many seconds there is room again.
create function refuse_too_many(seconds double precision) returns void language plpgsql as $$
begin
  raise exception 'too many of one deed' using errcode = 'HR429', detail = greatest(1, ceil(coalesce(seconds, 1)))::text;
end $$;

-- How much there is of a size, in levels that double: none, 1, 2 to 3, 4 to 7 and so on, up to more than an owner may
-- call low. With an index on the stock itself every sale would write all indexes of product_sizes; with one on the
-- level only those sales do that reach another level. In PL/pgSQL, since each written row computes it: that is planned
-- once for a connection, while a function in SQL is planned each time.
create function stock_level(pieces integer) returns integer language plpgsql immutable strict parallel safe as $$
begin
  return width_bucket(pieces, array[1, 2, 4, 8, 16, 32, 64, 128, 256, 512, 1024]);
end $$;

-- What happened and has emails, jobs or notifications follow from it. Written in the transaction of the change it tells
-- about.
create table events (
  id bigint generated always as identity primary key,
  type text not null check (type <> ''),
  details jsonb not null,
  happened_at timestamptz not null default now()
);
-- The consistency check looks up the event of each order.
create index events_of_placed_orders on events (((details ->> 'orderId')::bigint)) where type = 'order.placed';

-- What an owner decides while the shop runs. A setting without a row has the default of the program.
create table settings (
  key text primary key check (key ~ '^[a-z]+(-[a-z]+)*$'),
  value jsonb not null check (jsonb_typeof(value) = 'object'),
  -- A save names the version that it began with: of two people who edit at a time, the second is refused.
  version int not null check (version > 0),
  changed_at timestamptz not null,
  actor_kind actor_kind not null,
  actor_id bigint,
  actor_name text not null check (actor_name <> ''),
  changed_by text generated always as (actor_label(actor_kind, actor_id, actor_name)) stored
);

-- How much of a rate limit is used up, one row for each limited client or recipient. The key is a hash: no address and
-- no phone number is kept for this. The limit is whole again at the moment `used_until`; then the row is deleted.
create table rate_limits_used (
  key bytea primary key check (length(key) = 32),
  used_until timestamptz not null
);
create index limits_used_until on rate_limits_used (used_until);

-- A value sealed with the secret key of the shop, by which an instance finds out whether it has that key.
create table secret_key_check (
  -- Allows one row, here and in other tables.
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
  -- Such a backup is lost with the disk of the database.
  is_on_same_disk boolean not null,
  -- What the books and pictures of the shop had wrong when they were backed up: the backup itself is whole.
  broken_rules text not null default '',
  check ((proven_at is null) = (restore_milliseconds is null)),
  check (proven_at is null or problem = '')
);
create index backups_started_at on backups (started_at);

-- When all rows were last checked against the rules of src/domain/consistency/ (decision 53).
create table consistency_check (
  is_only boolean primary key default true check (is_only),
  checked_at timestamptz not null
);

-- Rows that break one of these rules, until a later check finds that they do not any more.
create table consistency_violations (
  id bigint generated always as identity primary key,
  rule text not null,
  row_id bigint not null,
  detail text not null,
  found_at timestamptz not null default now(),
  unique (rule, row_id)
);

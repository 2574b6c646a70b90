-- The rules of src/domain/consistency/ are checked all the time, a slice of rows after the other, and the append-only tables
-- are sealed, so that a row changed behind the program's back is found (decision 53).

-- How far the check of a table has come, and when all of it was last checked.
create table consistency_progress (
  table_name text primary key,
  checked_id bigint not null default 0,
  round_finished_at timestamptz
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

-- The event of an order is looked up for each order that is checked.
create index events_of_placed_orders on events (((details ->> 'orderId')::bigint)) where type = 'order.placed';

-- Each seal has the hash of the rows of a table from the one before, and of that seal.
create table seals (
  id bigint generated always as identity primary key,
  table_name text not null,
  first_id bigint not null,
  last_id bigint not null check (last_id >= first_id),
  hash bytea not null check (length(hash) = 32),
  sealed_at timestamptz not null default now(),
  -- Two instances that seal the same rows at once make one seal.
  unique (table_name, first_id)
);
create trigger seals_are_append_only before update or delete or truncate on seals
  for each statement execute function refuse_rewriting();

-- Up to which id a table may be sealed once every transaction that ran at this moment has ended: a row with a lower id may
-- be committed later than one with a higher id.
create table sealable_rows (
  table_name text primary key,
  last_id bigint not null,
  next_transaction xid8 not null
);

-- Personal values are sealed as a salted hash. An erased value takes its salt with it: the hash stays, so the seal holds,
-- and nobody can find out from the hash what the value was. The arguments of the triggers are the columns with such values.
create function personal_hash(salt bytea, row_values jsonb, columns text[]) returns bytea
  language sql immutable parallel safe
  return sha256(salt || convert_to((
    select jsonb_object_agg(name, row_values -> name) from unnest(columns) as name)::text, 'UTF8'));

create function hash_personal_values() returns trigger language plpgsql as $$
begin
  new.personal_salt := uuid_send(gen_random_uuid());
  new.personal_hash := personal_hash(new.personal_salt, to_jsonb(new), tg_argv);
  return new;
end $$;

create function drop_personal_salt() returns trigger language plpgsql as $$
begin
  if exists (select from unnest(tg_argv) as name where to_jsonb(old) -> name is distinct from to_jsonb(new) -> name) then
    new.personal_salt := null;
  end if;
  return new;
end $$;

alter table order_steps add column personal_salt bytea, add column personal_hash bytea;
alter table order_payments add column personal_salt bytea, add column personal_hash bytea;
alter table audit_log add column personal_salt bytea, add column personal_hash bytea;

-- The guards of the append-only tables are off for these statements alone. Steps without a note hold no personal value.
alter table order_steps disable trigger user;
alter table order_payments disable trigger user;
alter table audit_log disable trigger user;
update order_steps set personal_salt = uuid_send(gen_random_uuid()) where note <> '';
update order_steps set personal_hash = personal_hash(personal_salt, to_jsonb(order_steps), '{note}')
  where personal_salt is not null;
update order_payments set personal_salt = uuid_send(gen_random_uuid());
update order_payments set personal_hash = personal_hash(personal_salt, to_jsonb(order_payments), '{reference}');
update audit_log set personal_salt = uuid_send(gen_random_uuid());
update audit_log set personal_hash = personal_hash(personal_salt, to_jsonb(audit_log), '{before,after}');
alter table order_steps enable trigger user;
alter table order_payments enable trigger user;
alter table audit_log enable trigger user;

-- A trigger on update runs after those that decide whether the row may change: they run in the order of their names.
create trigger order_steps_hash_note before insert on order_steps
  for each row when (new.note <> '') execute function hash_personal_values('note');
create trigger order_steps_salt_is_dropped before update on order_steps
  for each row execute function drop_personal_salt('note');
create trigger order_payments_hash_reference before insert on order_payments
  for each row execute function hash_personal_values('reference');
create trigger order_payments_salt_is_dropped before update on order_payments
  for each row execute function drop_personal_salt('reference');
create trigger audit_log_hash_values before insert on audit_log
  for each row execute function hash_personal_values('before', 'after');
create trigger audit_log_salt_is_dropped before update on audit_log
  for each row execute function drop_personal_salt('before', 'after');

-- A new product has no promotion yet, so its first price needs no comparison with others: many products are added at once.
create or replace function record_first_price() returns trigger language plpgsql as $$
begin
  insert into price_history (product_id, begins_at, price_millimes, is_reduced)
    select new.id, new.created_at, price, coalesce(price < new.regular_price_millimes, false) from stores
      cross join lateral (select case
        when new.retired_at is null and stores.retired_at is null
        then least(new.regular_price_millimes, new.promotional_price_millimes) end as price) as asked
    where stores.id = new.store_id;
  return null;
end $$;

-- Erasing personal data (decision 48): a receipt for each erasure, with the rows that it anonymized and not what they held.
create table erasures (
  id uuid primary key default gen_random_uuid(),
  reason text not null check (reason in ('called', 'email-link', 'order-link', 'retention')),
  erased_at timestamptz not null,
  actor_kind text not null check (actor_kind in ('visitor', 'customer', 'operator', 'seller', 'api-key', 'system')),
  actor_id bigint,
  actor_name text not null check (actor_name <> ''),
  made_by text generated always as (actor_label(actor_kind, actor_id, actor_name)) stored
);
create trigger erasures_are_append_only before update or delete or truncate on erasures
  for each statement execute function refuse_rewriting();

create table erased_rows (
  erasure_id uuid not null references erasures,
  table_name text not null check (table_name <> ''),
  row_id bigint not null,
  primary key (table_name, row_id, erasure_id)
);
create index erased_rows_of_erasure on erased_rows (erasure_id);
create trigger erased_rows_are_append_only before update or delete or truncate on erased_rows
  for each statement execute function refuse_rewriting();

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

drop trigger order_steps_only_grow on order_steps;
drop trigger order_calls_only_grow on order_calls;
drop trigger order_payments_only_grow on order_payments;
drop trigger audit_log_is_append_only on audit_log;
create trigger order_steps_only_grow before delete or truncate on order_steps
  for each statement execute function refuse_rewriting();
create trigger order_calls_only_grow before delete or truncate on order_calls
  for each statement execute function refuse_rewriting();
create trigger order_payments_only_grow before delete or truncate on order_payments
  for each statement execute function refuse_rewriting();
create trigger audit_log_is_append_only before delete or truncate on audit_log
  for each statement execute function refuse_rewriting();
create trigger order_steps_only_erase before update on order_steps
  for each statement execute function refuse_unless_erasing();
create trigger order_calls_only_erase before update on order_calls
  for each statement execute function refuse_unless_erasing();
create trigger order_payments_only_erase before update on order_payments
  for each statement execute function refuse_unless_erasing();
create trigger audit_log_only_erases before update on audit_log
  for each statement execute function refuse_unless_erasing();
create trigger order_steps_erase_note before update on order_steps
  for each row execute function refuse_all_but_erasing('note');
create trigger order_calls_erase_note before update on order_calls
  for each row execute function refuse_all_but_erasing('note');
create trigger order_payments_erase_reference before update on order_payments
  for each row execute function refuse_all_but_erasing('reference');
create trigger audit_log_erases_values before update on audit_log
  for each row execute function refuse_all_but_erasing('before', 'after');

-- Links by which a person receives or erases what is held under an email address: only its owner can open them.
create table data_links (
  id bigint generated always as identity primary key,
  email text not null check (email <> ''),
  asked_at timestamptz not null default now()
);
create index data_links_by_time on data_links (asked_at);
create table data_link_tokens (
  token_hash bytea primary key check (length(token_hash) = 32),
  data_link_id bigint not null references data_links on delete cascade,
  made_at timestamptz not null default now()
);
create index data_link_tokens_of_link on data_link_tokens (data_link_id);

-- The version of the text about personal data that the person saw, and when; null where none was shown, as on the phone.
alter table orders
  add column consent_version smallint check (consent_version > 0),
  add column consented_at timestamptz,
  add constraint orders_consent_check check ((consent_version is null) = (consented_at is null));
alter table newsletter_subscriptions
  add column consent_version smallint check (consent_version > 0),
  add column consented_at timestamptz,
  add constraint newsletter_subscriptions_consent_check check ((consent_version is null) = (consented_at is null));

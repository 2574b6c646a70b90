-- Couriers, hand-overs of parcels, attempts to deliver, and the APIs of couriers.

create table couriers (
  id int generated always as identity primary key,
  name text not null check (name <> '' and length(name) <= 60),
  phone text check (phone <> ''),
  -- What the courier takes for a parcel that is delivered, for one that is refused, and for collecting cash.
  delivery_fee_millimes int not null check (delivery_fee_millimes >= 0 and delivery_fee_millimes <= 1000000),
  refusal_fee_millimes int not null check (refusal_fee_millimes >= 0 and refusal_fee_millimes <= 1000000),
  collection_fee_millimes int not null check (collection_fee_millimes >= 0 and collection_fee_millimes <= 1000000),
  -- How many days after a delivery its cash is due.
  remittance_days smallint not null check (remittance_days >= 0 and remittance_days <= 90),
  -- The CSV file of a hand-over is written as the courier can read it: the fields in this order, with these signs.
  csv_columns text[] not null,
  csv_separator text not null check (csv_separator in (',', ';', '	')),
  csv_decimal_sign text not null check (csv_decimal_sign in ('.', ',')),
  version int not null default 1,
  created_at timestamptz not null default now(),
  retired_at timestamptz,
  -- Staff of the shop who deliver parcels: they hold the cash until they remit it, as any courier does, and take no
  -- fees.
  is_own boolean not null default false,
  -- Otherwise an amount with decimals would be read as two fields.
  constraint couriers_csv_signs_differ check (csv_separator <> csv_decimal_sign)
);
create unique index couriers_name on couriers (lower(name));

-- Fees of a courier for a governorate, where they differ from those in couriers.
create table courier_fees (
  courier_id int not null references couriers,
  governorate text not null,
  delivery_fee_millimes int not null check (delivery_fee_millimes >= 0 and delivery_fee_millimes <= 1000000),
  refusal_fee_millimes int not null check (refusal_fee_millimes >= 0 and refusal_fee_millimes <= 1000000),
  primary key (courier_id, governorate)
);

-- Parcels that one courier takes at once. A hand-over is open, and can be changed, until its parcels are handed over.
create table handovers (
  id bigint generated always as identity primary key,
  courier_id int not null references couriers,
  -- Of the form that started it: sent twice, it starts one hand-over.
  submission_key uuid not null unique,
  started_at timestamptz not null default now(),
  handed_over_at timestamptz,
  actor_kind actor_kind not null,
  actor_id bigint,
  actor_name text not null check (actor_name <> ''),
  started_by text generated always as (actor_label(actor_kind, actor_id, actor_name)) stored
);
create index handovers_open on handovers (id) where handed_over_at is null;
create index handovers_of_courier on handovers (courier_id, id);

-- For handovers and handover_orders: what was handed over stays as it was.
create function refuse_changed_handover() returns trigger language plpgsql as $$
begin
  if tg_op = 'TRUNCATE' then
    raise exception '% is never emptied', tg_table_name using errcode = 'restrict_violation';
  end if;
  -- Of what was handed over, only this changes: a parcel is marked as taken back, once. The rows are compared as JSON
  -- because handovers has no such column.
  if tg_op = 'UPDATE' and to_jsonb(old) ->> 'taken_back_at' is null
    and to_jsonb(new) - 'taken_back_at' = to_jsonb(old) - 'taken_back_at' and to_jsonb(new) ->> 'taken_back_at' is not null then
    return new;
  end if;
  if old.handed_over_at is not null then
    raise exception 'what was handed over does not change' using errcode = 'restrict_violation';
  end if;
  return case tg_op when 'DELETE' then old else new end;
end $$;
create trigger handovers_stay before update or delete on handovers
  for each row execute function refuse_changed_handover();
create trigger handovers_are_kept before truncate on handovers
  for each statement execute function refuse_changed_handover();

-- The orders of a hand-over. An order can be in several hand-overs, one after the other: the last row with
-- handed_over_at says who has, or had, its parcel.
create table handover_orders (
  id bigint generated always as identity primary key,
  handover_id bigint not null references handovers,
  order_id bigint not null references orders,
  added_at timestamptz not null default now(),
  handed_over_at timestamptz,
  -- The fees of the courier at the hand-over: a later change of its fees does not change them.
  delivery_fee_millimes int check (delivery_fee_millimes >= 0),
  refusal_fee_millimes int check (refusal_fee_millimes >= 0),
  collection_fee_millimes int check (collection_fee_millimes >= 0),
  -- When the step to `shipped` was undone. The courier does not have the parcel then and collects nothing for it.
  taken_back_at timestamptz,
  check ((handed_over_at is null) = (delivery_fee_millimes is null) and (handed_over_at is null) = (refusal_fee_millimes is null)
    and (handed_over_at is null) = (collection_fee_millimes is null)),
  unique (handover_id, order_id),
  check (taken_back_at is null or handed_over_at is not null)
);
create index handover_orders_of_order on handover_orders (order_id, id);
-- Two people at the same time cannot put one order into two open hand-overs.
create unique index handover_orders_open_once on handover_orders (order_id) where handed_over_at is null;
create trigger handover_orders_stay before update or delete on handover_orders
  for each row execute function refuse_changed_handover();
create trigger handover_orders_are_kept before truncate on handover_orders
  for each statement execute function refuse_changed_handover();

-- No order joins a hand-over that is no longer open: nobody would hand it over.
create function refuse_late_parcel() returns trigger language plpgsql as $$
begin
  -- The lock waits for a transaction that is handing it over.
  perform from handovers where id = new.handover_id and handed_over_at is null for share;
  if not found then
    raise exception 'hand-over % is over', new.handover_id using errcode = 'restrict_violation';
  end if;
  return new;
end $$;
create trigger handover_orders_join_open before insert on handover_orders
  for each row execute function refuse_late_parcel();

-- Attempts that did not deliver a parcel: it is brought again later, or it was refused.
create table delivery_attempts (
  id bigint generated always as identity primary key,
  order_id bigint not null references orders,
  outcome text not null check (outcome in ('postponed', 'refused')),
  decided_by text not null check (decided_by in ('customer', 'courier', 'shop')),
  reason text not null check (reason in ('absent', 'unreachable', 'changed-mind', 'no-money', 'damaged', 'not-as-expected',
    'late', 'wrong-address', 'other')),
  note text not null default '',
  -- The day of the next attempt, where it is known.
  postponed_until date,
  made_at timestamptz not null default now(),
  actor_kind actor_kind not null,
  actor_id bigint,
  actor_name text not null check (actor_name <> ''),
  made_by text generated always as (actor_label(actor_kind, actor_id, actor_name)) stored,
  -- The attempt was recorded with these recorded_results; null for one that was recorded by itself.
  batch_id uuid,
  check (postponed_until is null or outcome = 'postponed')
);
create index delivery_attempts_of_order on delivery_attempts (order_id, id);
create trigger delivery_attempts_only_grow before delete or truncate on delivery_attempts
  for each statement execute function refuse_rewriting();
create trigger delivery_attempts_only_erase before update on delivery_attempts
  for each statement execute function refuse_unless_erasing();
create trigger delivery_attempts_erase_note before update on delivery_attempts
  for each row execute function refuse_all_but_erasing('note');

-- The API of a courier, where an owner has set it up. Without a row nothing is sent to the courier (decision 64).
create table courier_apis (
  courier_id int primary key references couriers,
  api text not null check (api = any (array['first-delivery'])),
  base_url text not null check (base_url ~~ 'https://%' and length(base_url) <= 200),
  -- Encrypted with the secret key of the shop, which is not in the database.
  token_sealed bytea not null,
  -- No request is sent before: it keeps the rate that the courier allows and a pause after failures, for all instances.
  next_request_at timestamptz not null,
  -- Failures since the last success. `problem` is that of the last request, null where it succeeded.
  failures smallint not null default 0 check (failures >= 0),
  problem text
    check (problem in ('not-reached', 'too-many-requests', 'token-refused', 'not-understood', 'no-answer', 'unreadable-token')),
  version int not null default 1
);

-- Parcels that are sent to the API of their courier, or were. The data of the customer are not copied here: they are
-- read when a parcel is sent.
create table courier_parcels (
  id bigint generated always as identity primary key,
  handover_id bigint not null,
  order_id bigint not null,
  created_at timestamptz not null,
  -- `uncertain`: it was sent, and nobody knows whether the courier has it; it is not sent again by itself. `withdrawn`:
  -- not sent, since its order was no longer shipped.
  state text not null default 'waiting' check (state in ('waiting', 'sending', 'sent', 'refused', 'uncertain', 'withdrawn')),
  -- It is not sent before, so that the hand-over can still be undone until then.
  due_at timestamptz not null,
  -- Identifies the request: an answer is recorded only for the request that it belongs to.
  sending_since timestamptz,
  barcode text check (barcode <> '' and length(barcode) <= 60),
  label_url text check (label_url ~~ 'https://%' and length(label_url) <= 500),
  -- The message of the courier when it refused the parcel.
  refusal text not null default '' check (length(refusal) <= 300),
  -- What the courier says became of the parcel, in its own words, and what the program takes it for. Staff confirm it.
  reported text check (reported <> '' and length(reported) <= 60),
  reported_as text check (reported_as in ('on-the-way', 'delivered', 'returned', 'unclear')),
  reported_at timestamptz,
  next_check_at timestamptz,
  -- How many parcels a request with this one may have. A courier that refuses a request of several does not say because
  -- of which, so a refusal halves the limit. Null: as many as the courier takes.
  batch_limit smallint check (batch_limit > 0),
  unique (handover_id, order_id),
  foreign key (handover_id, order_id) references handover_orders (handover_id, order_id),
  check (state <> 'sending' or sending_since is not null),
  check ((state = 'sent') = (barcode is not null)),
  check ((reported is null) = (reported_as is null) and (reported is null) = (reported_at is null))
);
create index courier_parcels_due on courier_parcels (due_at) where state in ('waiting', 'sending');
create index courier_parcels_to_check on courier_parcels (next_check_at) where state = 'sent';
create index courier_parcels_of_order on courier_parcels (order_id);

-- Results of parcels that were recorded together, from the file of a courier or ticked by hand. A batch is undone in
-- one step, and a row of a file that was recorded is not proposed again.
create table recorded_results (
  id bigint generated always as identity primary key,
  -- Also in the order_steps and delivery_attempts of the batch.
  batch_id uuid not null,
  order_id bigint not null references orders,
  -- The hash of what the row of the file said. The phone number is left out, as it could be guessed from the hash. Null
  -- for a result that was ticked.
  row_hash bytea,
  recorded_at timestamptz not null,
  undone_at timestamptz
);
create index recorded_results_of_batch on recorded_results (batch_id, id);
create index recorded_results_of_order on recorded_results (order_id);

-- The attempts that count: those of a batch that was undone do not.
create view effective_delivery_attempts as
  select * from delivery_attempts as attempt
  where batch_id is null or not exists (
    select from recorded_results as recorded
    where recorded.batch_id = attempt.batch_id and recorded.order_id = attempt.order_id and undone_at is not null);

-- The lines of an order do not change once it is packed: the parcel has other pieces in it.
create function refuse_changed_parcels() returns trigger language plpgsql as $$
begin
  if exists (select from orders where id = coalesce(new.order_id, old.order_id)
             and status not in ('requested', 'received', 'confirmed')) then
    raise exception 'the lines of a packed order do not change' using errcode = 'restrict_violation';
  end if;
  return coalesce(new, old);
end $$;
create trigger order_lines_until_packed before insert or update or delete on order_lines
  for each row execute function refuse_changed_parcels();

-- Undoing the step to `shipped` takes the parcel out of its hand-over.
create function take_parcel_back() returns trigger language plpgsql as $$
begin
  update handover_orders set taken_back_at = new.made_at
    where order_id = new.order_id and handed_over_at is not null and taken_back_at is null;
  return null;
end $$;
create trigger order_steps_take_parcel_back after insert on order_steps
  for each row when (new.undoes_step_id is not null and new.from_status = 'shipped') execute function take_parcel_back();

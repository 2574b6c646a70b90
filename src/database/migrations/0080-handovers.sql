-- Couriers, and the hand-overs in which they take parcels.

create table couriers (
  id integer generated always as identity primary key,
  name text not null check (name <> '' and length(name) <= 60),
  phone text check (phone <> ''),
  -- What the courier takes for a parcel that is delivered, for one that comes back, and for collecting cash.
  delivery_fee_millimes integer not null check (delivery_fee_millimes between 0 and 1000000),
  refusal_fee_millimes integer not null check (refusal_fee_millimes between 0 and 1000000),
  collection_fee_millimes integer not null check (collection_fee_millimes between 0 and 1000000),
  -- How many days after a delivery its cash is due.
  remittance_days smallint not null check (remittance_days between 0 and 90),
  -- The columns of the file that the courier reads, in their order, and how it is written.
  csv_columns text[] not null,
  csv_separator text not null,
  csv_decimal_sign text not null,
  version integer not null default 1,
  created_at timestamptz not null default now(),
  retired_at timestamptz
);
create unique index couriers_name on couriers (lower(name));
alter table couriers
  add constraint couriers_csv_separator_check check (csv_separator in (',', ';', E'\t')),
  add constraint couriers_csv_decimal_sign_check check (csv_decimal_sign in ('.', ',')),
  add constraint couriers_csv_signs_differ check (csv_separator <> csv_decimal_sign);

-- The fees of a governorate that differ from those of the courier.
create table courier_fees (
  courier_id integer not null references couriers,
  governorate text not null,
  delivery_fee_millimes integer not null check (delivery_fee_millimes between 0 and 1000000),
  refusal_fee_millimes integer not null check (refusal_fee_millimes between 0 and 1000000),
  primary key (courier_id, governorate)
);

-- Parcels that one courier takes at once. It is open until they are handed over.
create table handovers (
  id bigint generated always as identity primary key,
  courier_id integer not null references couriers,
  -- Of the form that started it: sent twice, it starts one hand-over.
  submission_key uuid not null unique,
  started_at timestamptz not null default now(),
  handed_over_at timestamptz,
  actor_kind text not null check (actor_kind in ('visitor', 'customer', 'operator', 'seller', 'api-key', 'system')),
  actor_id bigint,
  actor_name text not null check (actor_name <> ''),
  started_by text generated always as (actor_label(actor_kind, actor_id, actor_name)) stored
);
create index handovers_open on handovers (id) where handed_over_at is null;
create index handovers_of_courier on handovers (courier_id, id);

-- The orders of a hand-over, with the fees of the courier when they were handed over. The last row of an order that was
-- handed over says who has, or had, its parcel.
create table handover_orders (
  id bigint generated always as identity primary key,
  handover_id bigint not null references handovers,
  order_id bigint not null references orders,
  added_at timestamptz not null default now(),
  handed_over_at timestamptz,
  delivery_fee_millimes integer check (delivery_fee_millimes >= 0),
  refusal_fee_millimes integer check (refusal_fee_millimes >= 0),
  collection_fee_millimes integer check (collection_fee_millimes >= 0),
  unique (handover_id, order_id),
  check ((handed_over_at is null) = (delivery_fee_millimes is null)
    and (handed_over_at is null) = (refusal_fee_millimes is null)
    and (handed_over_at is null) = (collection_fee_millimes is null))
);
create index handover_orders_of_order on handover_orders (order_id, id);
-- Two people at once never put one order into two hand-overs that are open.
create unique index handover_orders_open_once on handover_orders (order_id) where handed_over_at is null;

-- What was handed over stays as it was.
create function refuse_changed_handover() returns trigger language plpgsql as $$
begin
  if tg_op = 'TRUNCATE' then
    raise exception '% is never emptied', tg_table_name using errcode = 'restrict_violation';
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
create trigger handover_orders_stay before update or delete on handover_orders
  for each row execute function refuse_changed_handover();
create trigger handover_orders_are_kept before truncate on handover_orders
  for each statement execute function refuse_changed_handover();

-- No order joins a hand-over that is over: it would never be handed over.
create function refuse_late_parcel() returns trigger language plpgsql as $$
begin
  -- Waits for whoever is handing it over.
  perform from handovers where id = new.handover_id and handed_over_at is null for share;
  if not found then
    raise exception 'hand-over % is over', new.handover_id using errcode = 'restrict_violation';
  end if;
  return new;
end $$;
create trigger handover_orders_join_open before insert on handover_orders
  for each row execute function refuse_late_parcel();

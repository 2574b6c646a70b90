-- The API of a courier, where an owner has set one up; without a row nothing is sent (decision 64).
create table courier_apis (
  courier_id integer primary key references couriers,
  api text not null,
  base_url text not null,
  -- Sealed with the secret key of the shop.
  token_sealed bytea not null,
  -- No request before: the pace that the courier asks for, and a pause after failures. All instances share it.
  next_request_at timestamptz not null,
  -- Failures in a row, and why the last request failed; null after one that succeeded.
  failures smallint not null default 0 check (failures >= 0),
  problem text,
  version integer not null default 1
);
alter table courier_apis
  add constraint courier_apis_api_check check (api = any (array['first-delivery'])),
  add constraint courier_apis_base_url_check check (base_url like 'https://%' and length(base_url) <= 200),
  add constraint courier_apis_problem_check
    check (problem in ('not-reached', 'too-many-requests', 'token-refused', 'not-understood', 'no-answer', 'unreadable-token'));

-- A parcel of a hand-over that is told to the API of its courier, or was. It holds no data of the customer: these are read
-- when it is sent.
create table courier_parcels (
  id bigint generated always as identity primary key,
  handover_id bigint not null,
  order_id bigint not null,
  created_at timestamptz not null,
  state text not null default 'waiting',
  -- Not sent before: the hand-over can be undone until then.
  due_at timestamptz not null,
  -- Marks the call; another one of the same parcel has another.
  sending_since timestamptz,
  barcode text check (barcode <> '' and length(barcode) <= 60),
  label_url text check (label_url like 'https://%' and length(label_url) <= 500),
  -- What the courier said when it refused the parcel.
  refusal text check (length(refusal) <= 300),
  -- What the courier says became of it, in its own words.
  reported text check (reported <> '' and length(reported) <= 60),
  reported_as text,
  reported_at timestamptz,
  next_check_at timestamptz,
  unique (handover_id, order_id),
  foreign key (handover_id, order_id) references handover_orders (handover_id, order_id)
);
alter table courier_parcels
  add constraint courier_parcels_state_check
    check (state in ('waiting', 'sending', 'sent', 'refused', 'uncertain', 'withdrawn')),
  add constraint courier_parcels_reported_as_check
    check (reported_as in ('on-the-way', 'delivered', 'returned', 'unclear')),
  add constraint courier_parcels_sending_check check (state <> 'sending' or sending_since is not null),
  add constraint courier_parcels_sent_check check ((state = 'sent') = (barcode is not null)),
  add constraint courier_parcels_report_check
    check ((reported is null) = (reported_as is null) and (reported is null) = (reported_at is null));
create index courier_parcels_due on courier_parcels (due_at) where state in ('waiting', 'sending');
create index courier_parcels_to_check on courier_parcels (next_check_at) where state = 'sent';
create index courier_parcels_of_order on courier_parcels (order_id);

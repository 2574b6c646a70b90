-- Which order was joined into which one, by whom, and what the kept one had before: so that it is seen and can be undone.
create table order_joinings (
  id bigint generated always as identity primary key,
  kept_id bigint not null references orders,
  joined_id bigint not null references orders,
  shipping_millimes bigint not null,
  agreed_fee_millimes bigint,
  agreed_free_from_millimes bigint,
  kept_code_id bigint references discount_codes,
  joined_code_id bigint references discount_codes,
  -- What the kept order cost with the joined lines: once it costs something else, its lines have changed since.
  total_millimes bigint not null,
  made_at timestamptz not null,
  actor_kind text not null check (actor_kind in ('visitor', 'customer', 'operator', 'seller', 'api-key', 'system')),
  actor_id bigint,
  actor_name text not null check (actor_name <> ''),
  made_by text generated always as (actor_label(actor_kind, actor_id, actor_name)) stored,
  undone_at timestamptz
);
create unique index order_joinings_once on order_joinings (joined_id) where undone_at is null;
create index order_joinings_of_kept on order_joinings (kept_id) where undone_at is null;

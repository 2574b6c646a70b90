-- What people have counted on the shelf, also where nothing was missing. The correction is a stock movement.
create table stock_counts (
  id bigint generated always as identity primary key,
  size_id integer not null references product_sizes,
  -- Of the form, so that a count that is sent twice is recorded once.
  submission_key uuid not null,
  -- Pieces on the shelf: in stock, or ordered and not packed yet. As they should have been when the form was opened, and as counted.
  expected integer not null check (expected >= 0),
  counted integer not null check (counted >= 0),
  made_at timestamptz not null default now(),
  actor_kind text not null check (actor_kind in ('visitor', 'customer', 'operator', 'seller', 'api-key', 'system')),
  actor_id bigint,
  actor_name text not null check (actor_name <> ''),
  made_by text generated always as (actor_label(actor_kind, actor_id, actor_name)) stored,
  unique (size_id, submission_key)
);
create index stock_counts_of_size on stock_counts (size_id, id);
create trigger stock_counts_only_grow before update or delete or truncate on stock_counts
  for each statement execute function refuse_rewriting();

-- What people booked by the form of a size, by the idempotency key that the form carried: sent again, it books nothing.
create table stock_submissions (
  size_id integer not null references product_sizes,
  idempotency_key uuid not null,
  reason text not null,
  -- As it was typed: how many there are, or how many came or went.
  pieces integer not null check (pieces >= 0),
  made_at timestamptz not null default now(),
  primary key (size_id, idempotency_key)
);

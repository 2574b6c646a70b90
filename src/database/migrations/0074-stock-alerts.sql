-- Requests to be told by email when a size that is sold out is back: one for each address and size. Asking again after the
-- end of a request begins another in the same row.
create table stock_alerts (
  id bigint generated always as identity primary key,
  product_id integer not null references products,
  size_id integer not null references product_sizes,
  email text not null check (email <> ''),
  locale text not null check (locale ~ '^[a-z]{2,3}(-[A-Za-z0-9]+)*$'),
  -- When it began, and when it was asked for last.
  created_at timestamptz not null,
  asked_at timestamptz not null,
  -- Looks like a bot's: no email is sent until it is repeated without suspicion.
  is_held boolean not null default false,
  confirmed_at timestamptz,
  -- When the email that the size is back was queued, and when the person left: either ends the request.
  notified_at timestamptz,
  left_at timestamptz,
  consent_version smallint,
  consented_at timestamptz,
  check ((consent_version is null) = (consented_at is null)),
  check (notified_at is null or confirmed_at is not null)
);
create unique index stock_alerts_once on stock_alerts (size_id, lower(email));
create index stock_alerts_of_email on stock_alerts (lower(email));
create index stock_alerts_waiting on stock_alerts (size_id, confirmed_at, id)
  where confirmed_at is not null and notified_at is null and left_at is null;

create table stock_alert_tokens (
  token_hash bytea primary key check (length(token_hash) = 32),
  alert_id bigint not null references stock_alerts on delete cascade,
  purpose text not null check (purpose in ('confirm', 'leave')),
  made_at timestamptz not null
);
create index stock_alert_tokens_of_alert on stock_alert_tokens (alert_id);

-- The pair of keys by which push services recognize the shop. The private one is sealed with the secret key of the shop.
create table push_keys (
  is_only boolean primary key default true check (is_only),
  public_key text not null check (length(public_key) = 87),
  private_key_sealed bytea not null,
  created_at timestamptz not null
);

-- Browsers of operators that receive notifications. They end with the session that the person or a colleague ends; a session
-- that expires by itself leaves them, so that a phone rings in the morning too.
create table push_subscriptions (
  id bigint generated always as identity primary key,
  operator_id bigint not null references operators,
  session_id bigint references operator_sessions on delete cascade,
  endpoint text not null unique check (endpoint ~ '^https://' and length(endpoint) <= 1000),
  p256dh text not null check (length(p256dh) = 87),
  auth text not null check (length(auth) = 22),
  -- What the browser called itself.
  device text not null check (length(device) <= 300),
  created_at timestamptz not null,
  -- When the office was last opened there.
  seen_at timestamptz not null,
  -- Attempts that failed since the last that did not, and when the next may be.
  failures smallint not null default 0 check (failures >= 0),
  next_try_at timestamptz not null,
  tested_at timestamptz
);
create index push_subscriptions_of_operator on push_subscriptions (operator_id);
create index push_subscriptions_of_session on push_subscriptions (session_id);

-- What an operator is told of. A person without a row has the default.
create table push_preferences (
  operator_id bigint primary key references operators,
  kinds text[] not null,
  -- Minutes since midnight in Tunis; equal: no quiet hours.
  quiet_from smallint not null check (quiet_from between 0 and 1439),
  quiet_until smallint not null check (quiet_until between 0 and 1439)
);

-- What has happened and has not been given to subscriptions yet.
create table push_notices (
  id bigint generated always as identity primary key,
  kind text not null,
  count integer not null default 1 check (count > 0)
);

-- How many of each kind a subscription is to be told of.
create table push_pending (
  subscription_id bigint not null references push_subscriptions on delete cascade,
  kind text not null,
  count integer not null check (count > 0),
  primary key (subscription_id, kind)
);

-- What is watched because it becomes so in many ways: the rows that were so when it was looked at last.
create table push_watches (
  kind text primary key,
  seen bigint[] not null
);

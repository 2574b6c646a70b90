-- Every letter the shop has to send, from the transaction that causes it on. The words are made when it is sent.
create table letters (
  id bigint generated always as identity primary key,
  event_id bigint not null references events,
  kind text not null check (kind in ('order-recap', 'order-notice', 'plan-confirmation', 'plan-notice',
    'message-notice', 'newsletter-confirmation')),
  -- Ids of what it tells about. Never a token: those are made when the letter is written.
  about jsonb not null,
  recipient text not null check (recipient <> ''),
  -- The same for every attempt, so that a mail program shows a letter sent twice once.
  message_id text not null unique check (message_id ~ '^<[^<>\s]+@[^<>\s]+>$'),
  status text not null default 'queued' check (status in ('queued', 'sent', 'failed', 'given-up')),
  attempts integer not null default 0 check (attempts >= 0),
  last_error text,
  queued_at timestamptz not null default now(),
  -- Since when it is being tried; a letter that is sent again by hand starts anew.
  first_tried_at timestamptz,
  sent_at timestamptz,
  check ((status = 'sent') = (sent_at is not null)),
  check (status not in ('failed', 'given-up') or last_error is not null),
  -- What happened once is told once.
  unique (event_id, kind)
);
create index letters_unsent on letters (status, id) where status <> 'sent';

-- At most one row: until when no letter is sent because the mail service said "too many".
create table letter_pause (
  is_only boolean primary key default true check (is_only),
  ends_at timestamptz not null,
  seconds integer not null check (seconds > 0)
);

-- A subscription counts once its address has answered, and until it leaves.
alter table newsletter_subscriptions
  add column confirmed_at timestamptz,
  add column left_at timestamptz,
  -- When a letter with a link was last asked for.
  add column asked_at timestamptz not null default now();
update newsletter_subscriptions set asked_at = subscribed_at;

-- The links in newsletter letters. Only hashes are kept, and one letter's links are not another's.
create table newsletter_tokens (
  token_hash bytea primary key check (length(token_hash) = 32),
  subscription_id bigint not null references newsletter_subscriptions,
  purpose text not null check (purpose in ('confirm', 'leave')),
  made_at timestamptz not null default now()
);
create index newsletter_tokens_of_subscription on newsletter_tokens (subscription_id);

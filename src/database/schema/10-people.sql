-- What visitors write: comments, reviews, messages, requests, subscriptions and alerts; the emails to them; and the erasure of what is theirs.

create table comments (
  id bigint generated always as identity primary key,
  product_id int not null references products,
  author_name text not null check (author_name <> ''),
  email text not null,
  phone text not null,
  body text not null check (body <> ''),
  status text not null default 'published' check (status in ('published', 'held', 'hidden')),
  posted_at timestamptz not null default now(),
  -- A comment that shows at once is new until somebody of the shop has looked at it.
  seen_at timestamptz,
  -- The hash of a comment's letters, by which a repeated text is found; null for short texts, which many people write.
  text_hash bytea check (length(text_hash) = 32),
  locale text not null default 'en' check (locale ~ '^[a-z]{2,3}(-[A-Za-z0-9]+)*$')
);
create index comments_held on comments (id) where status = 'held';
create index comments_of_status on comments (status, id);
create index comments_new on comments (id) where status = 'published' and seen_at is null;
create index comments_of_product on comments (product_id, posted_at desc, id desc) where status = 'published';
create index comments_of_text on comments (text_hash, posted_at) where text_hash is not null;
-- What the shop knows of a person besides orders is found by phone number or email address.
create index comments_of_phone on comments (phone, id);

-- What customers say of pieces that they received: one review for each line of a delivered order (decision 76).
create table reviews (
  id bigint generated always as identity primary key,
  order_id bigint not null references orders,
  -- Of the line. Not a foreign key: the lines of an order that was taken back to be packed are written anew.
  line_position int not null check (line_position >= 0),
  product_id int not null references products,
  -- Null once it is withdrawn.
  stars smallint check (stars >= 1 and stars <= 5),
  body text not null,
  -- As the customer wants it shown; empty for none.
  author_name text not null,
  locale text not null check (locale ~ '^[a-z]{2,3}(-[A-Za-z0-9]+)*$'),
  status text not null check (status in ('held', 'published', 'hidden', 'withdrawn')),
  -- Whether the line counts as delivered: kept by triggers.
  is_delivered boolean not null default true,
  posted_at timestamptz not null,
  changed_at timestamptz not null,
  seen_at timestamptz,
  -- Why it is hidden; for the office.
  note text not null default '',
  answer text check (answer <> ''),
  answered_as text check (answered_as in ('shop', 'maker')),
  answered_at timestamptz,
  check (num_nonnulls(answer, answered_as, answered_at) in (0, 3)),
  check ((status = 'withdrawn') = (stars is null)),
  check (status <> 'withdrawn' or answer is null)
);
create unique index reviews_once on reviews (order_id, line_position);
create index reviews_of_product on reviews (product_id, id) include (stars) where status = 'published' and is_delivered;
create index reviews_held on reviews (id) where status = 'held';
create index reviews_new on reviews (id) where status = 'published' and seen_at is null;
create index reviews_of_status on reviews (status, id);

-- Only who received a piece reviews it, and a review stays that of its line.
create function check_review() returns trigger language plpgsql as $$
begin
  if tg_op = 'UPDATE' then
    if (new.order_id, new.line_position, new.product_id) is distinct from (old.order_id, old.line_position, old.product_id) then
      raise exception 'review % is that of another line', old.id using errcode = 'restrict_violation';
    end if;
  elsif not exists (
    select from orders join order_lines as line on line.order_id = orders.id
    where orders.id = new.order_id and orders.status = 'delivered'
      and line.position = new.line_position and line.product_id = new.product_id)
  then
    raise exception 'line % of order % is not delivered', new.line_position, new.order_id using errcode = 'restrict_violation';
  end if;
  return new;
end $$;
create trigger reviews_are_of_delivered_lines before insert or update on reviews
  for each row execute function check_review();

-- Photos are in the database: they are erased with the person, and those of a hidden review are not public.
create table review_photos (
  id bigint generated always as identity primary key,
  review_id bigint not null references reviews,
  position smallint not null check ("position" >= 0 and "position" <= 2),
  name text not null unique check (name ~ '^[0-9a-f]{32}$'),
  width int not null check (width > 0),
  height int not null check (height > 0),
  placeholder_color text not null check (placeholder_color ~ '^#[0-9a-f]{6}$'),
  -- JPEG, drawn anew; the small one for lists.
  bytes bytea not null check (length(bytes) >= 1 and length(bytes) <= 2000000),
  small_bytes bytea not null check (length(small_bytes) >= 1 and length(small_bytes) <= 500000),
  unique (review_id, "position")
);

-- Orders whose customer was invited by email to review them: once each.
create table review_invitations (
  order_id bigint primary key references orders,
  made_at timestamptz not null
);

create table plan_requests (
  id bigint generated always as identity primary key,
  plan text not null check (plan in ('silver', 'gold', 'diamonds')),
  name text not null check (name <> ''),
  email text not null check (email <> ''),
  phone text not null check (phone <> ''),
  project text not null check (project <> ''),
  description text not null,
  status text not null default 'pending' check (status in ('pending', 'approved', 'refused', 'expired')),
  note text not null default '',
  expires_at timestamptz,
  requested_at timestamptz not null default now(),
  is_held boolean not null default false,
  locale text not null default 'en' check (locale ~ '^[a-z]{2,3}(-[A-Za-z0-9]+)*$'),
  check ((status not in ('approved', 'expired')) or expires_at is not null),
  check (status <> 'refused' or note <> '')
);
create index plan_requests_of_status on plan_requests (status, id);
create index plan_requests_ending on plan_requests (expires_at) where status = 'approved';

create table contact_messages (
  id bigint generated always as identity primary key,
  name text not null check (name <> ''),
  email text check (email <> ''),
  message text not null check (message <> ''),
  sent_at timestamptz not null default now(),
  -- What looks as if a program had sent it waits until a person has looked at it. Comments have a status for that.
  is_held boolean not null default false,
  done_at timestamptz,
  actor_kind text check (actor_kind in ('visitor', 'customer', 'operator', 'seller', 'api-key', 'system')),
  actor_id bigint,
  actor_name text check (actor_name <> ''),
  done_by text generated always as (actor_label(actor_kind, actor_id, actor_name)) stored,
  locale text not null default 'en' check (locale ~ '^[a-z]{2,3}(-[A-Za-z0-9]+)*$'),
  -- Messages that customers write on the page of an order, which may have no email address.
  order_id bigint references orders,
  check ((actor_kind is null) = (actor_name is null) and (actor_kind is not null or actor_id is null)),
  check ((done_at is null) = (actor_kind is null)),
  constraint contact_messages_can_be_answered check (email is not null or order_id is not null)
);
create index contact_messages_open on contact_messages (id) where done_at is null;
create index contact_messages_of_order on contact_messages (order_id, id) where order_id is not null;
create index contact_messages_of_email on contact_messages (lower(email), id);
alter table customer_requests add foreign key (message_id) references contact_messages;

create table message_replies (
  id bigint generated always as identity primary key,
  message_id bigint not null references contact_messages,
  body text not null check (body <> ''),
  made_at timestamptz not null default now(),
  actor_kind text not null check (actor_kind in ('visitor', 'customer', 'operator', 'seller', 'api-key', 'system')),
  actor_id bigint,
  actor_name text not null check (actor_name <> ''),
  made_by text generated always as (actor_label(actor_kind, actor_id, actor_name)) stored,
  check ((actor_kind is null) = (actor_name is null) and (actor_kind is not null or actor_id is null))
);
create index message_replies_of_message on message_replies (message_id, id);

create table newsletter_subscriptions (
  id bigint generated always as identity primary key,
  email text not null check (email <> ''),
  subscribed_at timestamptz not null default now(),
  confirmed_at timestamptz,
  left_at timestamptz,
  -- When an email with a link was last asked for.
  asked_at timestamptz not null default now(),
  is_held boolean not null default false,
  consent_version smallint check (consent_version > 0),
  consented_at timestamptz,
  locale text not null default 'en' check (locale ~ '^[a-z]{2,3}(-[A-Za-z0-9]+)*$'),
  check ((consent_version is null) = (consented_at is null))
);
create unique index newsletter_subscriptions_email_key on newsletter_subscriptions (lower(email));
create index newsletter_subscriptions_confirmed on newsletter_subscriptions (id) where confirmed_at is not null and left_at is
  null;

-- The links in newsletter emails. Only hashes are kept, and the links of one email are not those of another.
create table newsletter_tokens (
  token_hash bytea primary key check (length(token_hash) = 32),
  subscription_id bigint not null references newsletter_subscriptions,
  purpose text not null check (purpose in ('confirm', 'unsubscribe')),
  made_at timestamptz not null default now()
);
create index newsletter_tokens_of_subscription on newsletter_tokens (subscription_id);

-- One issue to all who want the newsletter.
create table newsletter_issues (
  id bigint generated always as identity primary key,
  subject text not null check (subject <> ''),
  body text not null check (body <> ''),
  status text not null default 'draft' check (status in ('draft', 'sending', 'stopped')),
  made_at timestamptz not null default now(),
  sent_at timestamptz,
  event_id bigint references events,
  -- How many had confirmed when it was sent.
  readers int not null default 0 check (readers >= 0),
  -- Up to which subscription its emails are queued; null before it is sent, and once they all are.
  queued_through bigint,
  -- Up to which email those that a stop has withdrawn are queued again; null when none are to be.
  requeued_through bigint,
  actor_kind text not null check (actor_kind in ('visitor', 'customer', 'operator', 'seller', 'api-key', 'system')),
  actor_id bigint,
  actor_name text not null check (actor_name <> ''),
  made_by text generated always as (actor_label(actor_kind, actor_id, actor_name)) stored,
  translations jsonb not null default '{}'::jsonb check (is_translations(translations)),
  locale text not null default 'en' check (locale ~ '^[a-z]{2,3}(-[A-Za-z0-9]+)*$'),
  check ((status = 'draft') = (sent_at is null)),
  check (queued_through is null or event_id is not null),
  check ((actor_kind is null) = (actor_name is null) and (actor_kind is not null or actor_id is null))
);

-- Requests to be told by email when a size that is sold out is back: one for each address and size. Asking again after the
-- end of a request begins another in the same row.
create table stock_alerts (
  id bigint generated always as identity primary key,
  product_id int not null references products,
  size_id int not null references product_sizes,
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
create index stock_alerts_waiting on stock_alerts (size_id, confirmed_at, id) where confirmed_at is not null and notified_at is
  null and left_at is null;

create table stock_alert_tokens (
  token_hash bytea primary key check (length(token_hash) = 32),
  alert_id bigint not null references stock_alerts on delete cascade,
  purpose text not null check (purpose in ('confirm', 'leave', 'leave-all')),
  made_at timestamptz not null
);
create index stock_alert_tokens_of_alert on stock_alert_tokens (alert_id);

-- Every email the shop has to send, from the transaction that causes it on. The words are made when it is sent.
create table emails (
  id bigint generated always as identity primary key,
  event_id bigint not null references events,
  kind text not null check (kind ~ '^[a-z]+(-[a-z]+)*$'),
  -- Ids of what it tells about. Never a token: those are made when the email is written.
  about jsonb not null,
  recipient text not null check (recipient <> ''),
  -- The same for every attempt, so that a mail program shows an email sent twice once.
  message_id text not null unique check (message_id ~ '^<[^<>\s]+@[^<>\s]+>$'),
  status text not null default 'queued' check (status in ('queued', 'sent', 'failed', 'given-up', 'withdrawn', 'held')),
  attempts int not null default 0 check (attempts >= 0),
  last_error text,
  queued_at timestamptz not null default now(),
  -- Since when it is being tried; an email that is sent again by hand starts anew.
  first_tried_at timestamptz,
  sent_at timestamptz,
  subject text,
  body text,
  -- Such as `smtp` or `folder`; null until it is sent.
  carried_by text check (carried_by ~ '^[a-z]+$'),
  -- The hash of the network that caused such an email, until it has been counted.
  network_key bytea check (length(network_key) = 32),
  -- The language of the stored text of an email, so that the back office shows it as what it is. Null while there is no text.
  locale text check (locale ~ '^[a-z]{2,3}(-[A-Za-z0-9]+)*$'),
  -- An email that waits for its time, whatever job runs before.
  not_before timestamptz,
  check ((status = 'sent') = (sent_at is not null)),
  check ((status not in ('failed', 'given-up')) or last_error is not null),
  check ((subject is null) = (body is null))
);
create index emails_of_reply on emails ((about ->> 'replyId')) where kind = 'message-reply';
create unique index emails_once_per_event on emails (event_id, kind) where kind <> 'newsletter-issue';
create unique index emails_once_per_reader on emails (event_id, recipient) where kind = 'newsletter-issue';
create index emails_of_issue on emails ((about ->> 'issueId'), status) where kind = 'newsletter-issue';
create index emails_of_status on emails (status, id);
create index emails_of_step on emails ((about ->> 'stepId')) where kind in ('order-progress', 'order-correction');
-- The emails of a step of a return that is undone.
create index emails_of_return_step on emails ((about ->> 'returnStepId')) where kind = 'return-progress';

-- At most one row: until when no email is sent because the mail service said "too many".
create table email_pause (
  is_only boolean primary key default true check (is_only),
  ends_at timestamptz not null,
  seconds int not null check (seconds > 0)
);

-- Links by which a person receives or erases what is held under an email address: only its owner can open them.
create table data_links (
  id bigint generated always as identity primary key,
  email text not null check (email <> ''),
  asked_at timestamptz not null default now(),
  locale text not null default 'en' check (locale ~ '^[a-z]{2,3}(-[A-Za-z0-9]+)*$')
);
create index data_links_by_time on data_links (asked_at);

create table data_link_tokens (
  token_hash bytea primary key check (length(token_hash) = 32),
  data_link_id bigint not null references data_links on delete cascade,
  made_at timestamptz not null default now()
);
create index data_link_tokens_of_link on data_link_tokens (data_link_id);

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

-- When the nightly job begins to erase what is older than the retention periods. A shop that already has data, and whose
-- owner never saved the periods, gets 30 days to see them. No row: it has begun.
create table retention_start (
  is_only boolean primary key default true check (is_only),
  begins_at timestamptz not null
);

-- What visitors write (comments, reviews, messages, requests, subscriptions), emails to them, and erasing their data.

-- Comments of visitors below products. `held` ones wait until staff have decided, `hidden` ones are not shown.
create table comments (
  id bigint generated always as identity primary key,
  product_id int not null references products,
  author_name text not null check (author_name <> ''),
  email text not null,
  phone text not null,
  body text not null check (body <> ''),
  status text not null default 'published' check (status in ('published', 'held', 'hidden')),
  posted_at timestamptz not null default now(),
  -- When staff first saw it: a published comment is new until then.
  seen_at timestamptz,
  -- The hash of the letters of the text, to find repeated texts. Null for short ones, which many people write.
  text_hash bytea check (length(text_hash) = 32),
  -- The language of the page on which it was written.
  locale text not null default 'en' check (locale ~ '^[a-z]{2,3}(-[A-Za-z0-9]+)*$')
);
create index comments_held on comments (id) where status = 'held';
create index comments_of_status on comments (status, id);
create index comments_new on comments (id) where status = 'published' and seen_at is null;
create index comments_of_product on comments (product_id, posted_at desc, id desc) where status = 'published';
create index comments_of_text on comments (text_hash, posted_at) where text_hash is not null;
-- Finds what the shop knows of the person with a phone number.
create index comments_of_phone on comments (phone, id);

-- What customers write about pieces that they received: one review for each line of a delivered order (decision 76).
create table reviews (
  id bigint generated always as identity primary key,
  order_id bigint not null references orders,
  -- Of the line in the order. Not a foreign key: when the delivery is undone and the order amended, its lines are
  -- written anew.
  line_position int not null check (line_position >= 0),
  product_id int not null references products,
  -- Null once the review is withdrawn.
  stars smallint check (stars >= 1 and stars <= 5),
  body text not null,
  -- As the customer wants it shown; empty for none.
  author_name text not null,
  locale text not null check (locale ~ '^[a-z]{2,3}(-[A-Za-z0-9]+)*$'),
  status text not null check (status in ('held', 'published', 'hidden', 'withdrawn')),
  -- False while the delivery is undone; kept by a trigger of orders.
  is_delivered boolean not null default true,
  posted_at timestamptz not null,
  changed_at timestamptz not null,
  -- When staff first saw it: a published review is new until then.
  seen_at timestamptz,
  -- Why it is hidden; only for the office.
  note text not null default '',
  -- The public answer of the shop or of the maker.
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

-- Only the customer who received a piece reviews it, and a review stays at its line.
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

-- Photos are in the database, not in files: they are erased with the review, and those of a hidden one are not public.
create table review_photos (
  id bigint generated always as identity primary key,
  review_id bigint not null references reviews,
  position smallint not null check ("position" >= 0 and "position" <= 2),
  -- Random: the name is in the address of the photo, which nobody can guess.
  name text not null unique check (name ~ '^[0-9a-f]{32}$'),
  width int not null check (width > 0),
  height int not null check (height > 0),
  placeholder_color text not null check (placeholder_color ~ '^#[0-9a-f]{6}$'),
  -- JPEG, encoded again by the shop, so nothing but the image is left of the upload. The small one is for lists.
  bytes bytea not null check (length(bytes) >= 1 and length(bytes) <= 2000000),
  small_bytes bytea not null check (length(small_bytes) >= 1 and length(small_bytes) <= 500000),
  unique (review_id, "position")
);

-- Orders whose customer was invited by email to review them: once each.
create table review_invitations (
  order_id bigint primary key references orders,
  made_at timestamptz not null
);

-- Makers who ask for a plan, to sell in the shop.
create table plan_requests (
  id bigint generated always as identity primary key,
  plan text not null check (plan in ('silver', 'gold', 'diamonds')),
  name text not null check (name <> ''),
  email text not null check (email <> ''),
  phone text not null check (phone <> ''),
  project text not null check (project <> ''),
  description text not null,
  status text not null default 'pending' check (status in ('pending', 'approved', 'refused', 'expired')),
  -- What the maker is told with the decision; a refusal needs a reason.
  note text not null default '',
  -- When the plan ends.
  expires_at timestamptz,
  requested_at timestamptz not null default now(),
  -- Looks as if a bot had sent it, or exceeds a limit: no email about it is sent until staff have looked at it.
  is_held boolean not null default false,
  locale text not null default 'en' check (locale ~ '^[a-z]{2,3}(-[A-Za-z0-9]+)*$'),
  check ((status not in ('approved', 'expired')) or expires_at is not null),
  check (status <> 'refused' or note <> '')
);
create index plan_requests_of_status on plan_requests (status, id);
create index plan_requests_ending on plan_requests (expires_at) where status = 'approved';

-- A message is open until staff have answered it or marked it as done.
create table contact_messages (
  id bigint generated always as identity primary key,
  name text not null check (name <> ''),
  email text check (email <> ''),
  message text not null check (message <> ''),
  sent_at timestamptz not null default now(),
  -- Looks as if a bot had sent it, or exceeds a limit: no email about it is sent until staff have looked at it.
  is_held boolean not null default false,
  done_at timestamptz,
  actor_kind actor_kind,
  actor_id bigint,
  actor_name text check (actor_name <> ''),
  done_by text generated always as (actor_label(actor_kind, actor_id, actor_name)) stored,
  locale text not null default 'en' check (locale ~ '^[a-z]{2,3}(-[A-Za-z0-9]+)*$'),
  -- For a message from the page of an order. Its customer may have no email address, but the order has a phone number.
  order_id bigint references orders,
  check ((actor_kind is null) = (actor_name is null) and (actor_kind is not null or actor_id is null)),
  check ((done_at is null) = (actor_kind is null)),
  constraint contact_messages_can_be_answered check (email is not null or order_id is not null)
);
create index contact_messages_open on contact_messages (id) where done_at is null;
create index contact_messages_of_order on contact_messages (order_id, id) where order_id is not null;
-- Finds what the shop knows of the person with an email address.
create index contact_messages_of_email on contact_messages (lower(email), id);

-- customer_requests is created before contact_messages.
alter table customer_requests add foreign key (message_id) references contact_messages;

create table message_replies (
  id bigint generated always as identity primary key,
  message_id bigint not null references contact_messages,
  -- Of the form: sent twice, it is one reply.
  submission_key uuid not null,
  body text not null check (body <> ''),
  made_at timestamptz not null default now(),
  actor_kind actor_kind not null,
  actor_id bigint,
  actor_name text not null check (actor_name <> ''),
  made_by text generated always as (actor_label(actor_kind, actor_id, actor_name)) stored
);
create index message_replies_of_message on message_replies (message_id, id);
create unique index message_replies_once on message_replies (message_id, submission_key);

-- A subscription counts from the confirmation by a link in an email until the person leaves.
create table newsletter_subscriptions (
  id bigint generated always as identity primary key,
  email text not null check (email <> ''),
  subscribed_at timestamptz not null default now(),
  confirmed_at timestamptz,
  left_at timestamptz,
  -- When the email with the link was last asked for: it is sent again only after a while.
  asked_at timestamptz not null default now(),
  -- Looks like a bot's: the email with the link is held until staff release it, or somebody subscribes again without
  -- suspicion.
  is_held boolean not null default false,
  -- The version of the text about personal data that the person saw, and when; null where none was shown.
  consent_version smallint check (consent_version > 0),
  consented_at timestamptz,
  locale text not null default 'en' check (locale ~ '^[a-z]{2,3}(-[A-Za-z0-9]+)*$'),
  check ((consent_version is null) = (consented_at is null))
);
create unique index newsletter_subscriptions_email_key on newsletter_subscriptions (lower(email));
create index newsletter_subscriptions_confirmed on newsletter_subscriptions (id) where confirmed_at is not null and left_at is
  null;

-- The links in newsletter emails, each email with its own. Only hashes are stored: whoever reads the table cannot use
-- the links.
create table newsletter_tokens (
  token_hash bytea primary key check (length(token_hash) = 32),
  subscription_id bigint not null references newsletter_subscriptions,
  purpose text not null check (purpose in ('confirm', 'unsubscribe')),
  made_at timestamptz not null default now()
);
create index newsletter_tokens_of_subscription on newsletter_tokens (subscription_id);

-- Emails to all subscribers. They are queued in batches, and an issue can be stopped and continued in between.
create table newsletter_issues (
  id bigint generated always as identity primary key,
  subject text not null check (subject <> ''),
  body text not null check (body <> ''),
  status text not null default 'draft' check (status in ('draft', 'sending', 'stopped')),
  made_at timestamptz not null default now(),
  sent_at timestamptz,
  event_id bigint references events,
  -- How many confirmed subscriptions there were when it was sent.
  readers int not null default 0 check (readers >= 0),
  -- The last subscription whose email is queued. Null before the issue is sent, and once all are queued.
  queued_through bigint,
  -- Emails of a stopped issue are withdrawn, and queued again when it is continued: the last one that is queued again.
  -- Null when none are to be.
  requeued_through bigint,
  actor_kind actor_kind not null,
  actor_id bigint,
  actor_name text not null check (actor_name <> ''),
  made_by text generated always as (actor_label(actor_kind, actor_id, actor_name)) stored,
  translations jsonb not null default '{}'::jsonb check (is_translations(translations)),
  locale text not null default 'en' check (locale ~ '^[a-z]{2,3}(-[A-Za-z0-9]+)*$'),
  check ((status = 'draft') = (sent_at is null)),
  check (queued_through is null or event_id is not null)
);

-- Requests to be told by email when a size that is sold out is back: one row for each address and size. Asking again
-- after a request has ended begins another one in the same row.
create table stock_alerts (
  id bigint generated always as identity primary key,
  product_id int not null references products,
  size_id int not null references product_sizes,
  email text not null check (email <> ''),
  locale text not null check (locale ~ '^[a-z]{2,3}(-[A-Za-z0-9]+)*$'),
  -- When the request began, and when the person last asked.
  created_at timestamptz not null,
  asked_at timestamptz not null,
  -- Looks like a bot's: the email with the link is held until staff release it, or the person asks again without
  -- suspicion.
  is_held boolean not null default false,
  confirmed_at timestamptz,
  -- When the alert was queued, and when the person left: either ends the request.
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

-- The links in emails about alerts. In the email that asks for the confirmation, leaving ends only that request
-- (`leave`); in an alert, it ends all of the address (`leave-all`).
create table stock_alert_tokens (
  token_hash bytea primary key check (length(token_hash) = 32),
  alert_id bigint not null references stock_alerts on delete cascade,
  purpose text not null check (purpose in ('confirm', 'leave', 'leave-all')),
  made_at timestamptz not null
);
create index stock_alert_tokens_of_alert on stock_alert_tokens (alert_id);

-- All emails. A row is written in the transaction that causes the email; its text is written when it is sent.
create table emails (
  id bigint generated always as identity primary key,
  event_id bigint not null references events,
  kind text not null check (kind ~ '^[a-z]+(-[a-z]+)*$'),
  -- Ids of what it is about. Never a token: tokens are made with the text.
  about jsonb not null,
  recipient text not null check (recipient <> ''),
  -- The same for every attempt, so that a mail program shows an email once that was sent twice.
  message_id text not null unique check (message_id ~ '^<[^<>\s]+@[^<>\s]+>$'),
  -- `failed` is tried again, `given-up` only by hand. `withdrawn` is no longer wanted. `held` waits for a decision of
  -- staff.
  status text not null default 'queued' check (status in ('queued', 'sent', 'failed', 'given-up', 'withdrawn', 'held')),
  attempts int not null default 0 check (attempts >= 0),
  last_error text,
  queued_at timestamptz not null default now(),
  -- When the first attempt was made. Null again for an email that is sent again by hand.
  first_tried_at timestamptz,
  sent_at timestamptz,
  subject text,
  body text,
  -- Such as `smtp` or `folder`; null until it is sent.
  carried_by text check (carried_by ~ '^[a-z]+$'),
  -- For an email to an address that a visitor typed: the hash of the network of the visitor. Such emails are limited,
  -- so one is sent only once it has been counted; then this is null.
  network_key bytea check (length(network_key) = 32),
  -- The language of the text, for the pages of the office that show it. Null while there is no text.
  locale text check (locale ~ '^[a-z]{2,3}(-[A-Za-z0-9]+)*$'),
  -- Not sent before: a step of an order or of a return can still be undone without a word until then.
  not_before timestamptz,
  check ((status = 'sent') = (sent_at is not null)),
  check ((status not in ('failed', 'given-up')) or last_error is not null),
  check ((subject is null) = (body is null))
);
create index emails_of_reply on emails ((about ->> 'replyId')) where kind = 'message-reply';
-- An event causes one email of a kind, a newsletter issue one for each subscriber.
create unique index emails_once_per_event on emails (event_id, kind) where kind <> 'newsletter-issue';
create unique index emails_once_per_reader on emails (event_id, recipient) where kind = 'newsletter-issue';
create index emails_of_issue on emails ((about ->> 'issueId'), status) where kind = 'newsletter-issue';
create index emails_of_status on emails (status, id);
-- The emails about a step that is undone are withdrawn, unless they were sent.
create index emails_of_step on emails ((about ->> 'stepId')) where kind in ('order-progress', 'order-correction');
create index emails_of_return_step on emails ((about ->> 'returnStepId')) where kind = 'return-progress';

-- Until when no email is sent, because the mail service answered "too many requests". At most one row.
create table email_pause (
  is_only boolean primary key default true check (is_only),
  ends_at timestamptz not null,
  -- How long the pause is: doubled with each until an email is accepted.
  seconds int not null check (seconds > 0)
);

-- Requests for a link with which people download or erase their data. The link is sent to the email address, so only
-- its owner can open it.
create table data_links (
  id bigint generated always as identity primary key,
  email text not null check (email <> ''),
  asked_at timestamptz not null default now(),
  locale text not null default 'en' check (locale ~ '^[a-z]{2,3}(-[A-Za-z0-9]+)*$')
);
-- Finds the old rows, which are deleted.
create index data_links_by_time on data_links (asked_at);

create table data_link_tokens (
  token_hash bytea primary key check (length(token_hash) = 32),
  data_link_id bigint not null references data_links on delete cascade,
  made_at timestamptz not null default now()
);
create index data_link_tokens_of_link on data_link_tokens (data_link_id);

-- Receipts of erasing personal data (decision 48): which rows were anonymized, and nothing of what was in them.
create table erasures (
  id uuid primary key default gen_random_uuid(),
  reason text not null check (reason in ('called', 'email-link', 'order-link', 'retention')),
  erased_at timestamptz not null,
  actor_kind actor_kind not null,
  actor_id bigint,
  actor_name text not null check (actor_name <> ''),
  made_by text generated always as (actor_label(actor_kind, actor_id, actor_name)) stored
);
create trigger erasures_are_append_only before update or delete or truncate on erasures
  for each statement execute function refuse_rewriting();

-- Triggers of append-only tables let an erasure change only the rows that it names here.
create table erased_rows (
  erasure_id uuid not null references erasures,
  table_name text not null check (table_name <> ''),
  row_id bigint not null,
  primary key (table_name, row_id, erasure_id)
);
create index erased_rows_of_erasure on erased_rows (erasure_id);
create trigger erased_rows_are_append_only before update or delete or truncate on erased_rows
  for each statement execute function refuse_rewriting();

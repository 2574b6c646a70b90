-- What people of the shop do with what visitors sent: comments, messages, requests for a pack, the newsletter.

create index comments_held on comments (id) where status = 'held';
create index comments_of_status on comments (status, id);

-- A message waits until someone has answered it or said that nothing is to be answered.
alter table contact_messages
  add column done_at timestamptz,
  add column done_by text check (done_by <> ''),
  add check ((done_at is null) = (done_by is null));
create index contact_messages_open on contact_messages (id) where done_at is null;

create table message_replies (
  id bigint generated always as identity primary key,
  message_id bigint not null references contact_messages,
  body text not null check (body <> ''),
  made_by text not null check (made_by <> ''),
  made_at timestamptz not null default now()
);
create index message_replies_of_message on message_replies (message_id, id);
create index letters_of_reply on letters ((about->>'replyId')) where kind = 'message-reply';

-- An approved pack ends some day, and whoever is refused learns why.
alter table plan_requests
  add check (status not in ('approved', 'expired') or expires_at is not null),
  add check (status <> 'refused' or note <> '');
create index plan_requests_of_status on plan_requests (status, id);
create index plan_requests_ending on plan_requests (expires_at) where status = 'approved';

-- One letter to all who want the newsletter.
create table newsletter_issues (
  id bigint generated always as identity primary key,
  subject text not null check (subject <> ''),
  body text not null check (body <> ''),
  status text not null default 'draft' check (status in ('draft', 'sending', 'stopped')),
  made_by text not null check (made_by <> ''),
  made_at timestamptz not null default now(),
  sent_at timestamptz,
  check ((status = 'draft') = (sent_at is null))
);

-- `withdrawn`: someone stopped it, or its reader no longer wants it.
alter table letters drop constraint letters_status_check;
alter table letters add constraint letters_status_check
  check (status in ('queued', 'sent', 'failed', 'given-up', 'withdrawn'));

-- What happened once is told once, but a newsletter issue to each of its readers.
alter table letters drop constraint letters_event_id_kind_key;
create unique index letters_told_once on letters (event_id, kind) where kind <> 'newsletter-issue';
create unique index letters_of_issue on letters (event_id, recipient) where kind = 'newsletter-issue';
create index letters_of_newsletter on letters ((about->>'issueId'), status) where kind = 'newsletter-issue';
create index letters_of_status on letters (status, id);

create index newsletter_subscriptions_confirmed on newsletter_subscriptions (id)
  where confirmed_at is not null and left_at is null;


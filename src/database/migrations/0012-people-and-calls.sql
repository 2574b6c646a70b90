-- A card of the call queue belongs to who looks at it, for a while: two people do not phone one customer.
alter table orders
  add column claimed_by bigint references operators,
  add column claimed_until timestamptz,
  add check ((claimed_by is null) = (claimed_until is null));
create index orders_claimed on orders (claimed_by) where claimed_by is not null;

-- The letters of an issue are queued part by part; how far that has come is written down with each part.
alter table newsletter_issues
  add column event_id bigint references events,
  -- How many had confirmed when it was sent.
  add column readers integer not null default 0 check (readers >= 0),
  -- Up to which subscription its letters are queued; null before it is sent, and once they all are.
  add column queued_through bigint,
  -- Up to which letter those that a stop has withdrawn are queued again; null when none are to be.
  add column requeued_through bigint,
  add check (queued_through is null or event_id is not null);

-- The keys of authenticator apps, sealed with a key that is not in the database. The program seals those from before
-- when it starts, and leaves `totp_key` empty from then on.
alter table operators
  add column totp_sealed bytea,
  drop constraint operators_check,
  add constraint operators_check check (totp_confirmed_at is null or totp_key is not null or totp_sealed is not null);

-- Something sealed with the key of this shop, by which an instance finds out whether it has that key.
create table secret_key_check (
  is_only boolean primary key default true check (is_only),
  sealed bytea not null
);

-- Passwords and codes that were wrong, for the person whose account was tried. Without a person: an address nobody has,
-- written down all the same, so that it takes no less time.
create table failed_sign_ins (
  id bigint generated always as identity primary key,
  operator_id bigint references operators,
  step text not null check (step in ('password', 'code')),
  network text not null,
  failed_at timestamptz not null default now()
);
create index failed_sign_ins_of_operator on failed_sign_ins (operator_id, id);
create index failed_sign_ins_by_time on failed_sign_ins (failed_at);

create index orders_newest_of_source on orders (source, placed_at desc, id desc);

-- The people who run the shop. Nobody is there by default: the first comes by the setup link or by OWNER_EMAIL.
create table operators (
  id bigint generated always as identity primary key,
  name text not null check (name <> ''),
  email text not null check (email <> ''),
  role text not null check (role in ('owner', 'staff')),
  -- Argon2id in the PHC form; none until an invitation is followed.
  password_hash text check (password_hash like '$argon2id$%'),
  -- The key shared with an authenticator app; it counts once a first code has shown that the app has it.
  totp_key bytea check (length(totp_key) >= 16),
  totp_confirmed_at timestamptz,
  -- Thirty seconds since 1970 of the last code taken: no code is taken twice.
  totp_last_step bigint not null default 0,
  created_at timestamptz not null default now(),
  disabled_at timestamptz,
  check (totp_confirmed_at is null or totp_key is not null)
);
create unique index operators_email_key on operators (lower(email));

-- Browsers at work in the back office. The cookie has the token, this table only its hash.
create table operator_sessions (
  id bigint generated always as identity primary key,
  token_hash bytea not null unique check (length(token_hash) = 32),
  operator_id bigint not null references operators,
  -- Null while a code of the second factor is still owed.
  completed_at timestamptz,
  -- What the browser called itself, and from where it came, for the list of sessions.
  device text not null,
  network text not null,
  started_at timestamptz not null default now(),
  last_seen_at timestamptz not null default now(),
  expires_at timestamptz not null
);
create index operator_sessions_of_operator on operator_sessions (operator_id);
create index operator_sessions_expiry on operator_sessions (expires_at);

-- Links that let somebody in without a password, once: the setup of the owner, an invitation, a forgotten password.
create table operator_links (
  token_hash bytea primary key check (length(token_hash) = 32),
  purpose text not null check (purpose in ('setup', 'invitation', 'password')),
  operator_id bigint references operators,
  made_at timestamptz not null default now(),
  expires_at timestamptz not null,
  check ((purpose = 'setup') = (operator_id is null))
);
create index operator_links_of_operator on operator_links (operator_id);

-- For the day the phone is lost. Each works once, then its row is gone.
create table operator_recovery_codes (
  operator_id bigint not null references operators,
  code_hash bytea not null check (length(code_hash) = 32),
  made_at timestamptz not null default now(),
  primary key (operator_id, code_hash)
);

-- Every change by a person: who, when, what it was before and after.
create table changes (
  id bigint generated always as identity primary key,
  operator_id bigint not null references operators,
  made_by text not null check (made_by <> ''),
  thing text not null check (thing <> ''),
  thing_id text not null check (thing_id <> ''),
  action text not null check (action <> ''),
  before jsonb,
  after jsonb,
  made_at timestamptz not null default now()
);
create index changes_of_thing on changes (thing, thing_id, id);
create index changes_of_operator on changes (operator_id, id);
create trigger changes_only_grow before update or delete or truncate on changes
  for each statement execute function refuse_rewriting();

-- New kinds of letters come with the program that writes them: the compiler knows them, the table need not.
alter table letters drop constraint letters_kind_check;
alter table letters add constraint letters_kind_check check (kind ~ '^[a-z]+(-[a-z]+)*$');

-- Orders that still ask for something, counted by every open screen of the back office.
create index orders_open on orders (status) where status not in ('delivered', 'cancelled', 'returned');

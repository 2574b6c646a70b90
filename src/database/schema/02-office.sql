-- Operators, how they sign in, what they changed (audit log), and pushes to their phones.

-- The people who run the shop. Nobody is there by default: the first comes by the setup link or by OWNER_EMAIL.
create table operators (
  id bigint generated always as identity primary key,
  name text not null check (name <> ''),
  email text not null check (email <> ''),
  role text not null check (role in ('owner', 'staff')),
  -- Argon2id in the PHC form; none until an invitation is followed.
  password_hash text check (password_hash ~~ '$argon2id$%'),
  -- The key shared with an authenticator app; it counts once a first code has shown that the app has it.
  totp_key bytea check (length(totp_key) >= 16),
  totp_confirmed_at timestamptz,
  -- Thirty seconds since 1970 of the last code taken: no code is taken twice.
  totp_last_step bigint not null default 0,
  created_at timestamptz not null default now(),
  disabled_at timestamptz,
  -- The key of an authenticator app, sealed with a key that is not in the database.
  totp_sealed bytea,
  -- The language in which an operator works; null for the main language of the shop.
  locale text check (locale ~ '^[a-z]{2,3}(-[A-Za-z0-9]+)*$'),
  check (totp_confirmed_at is null or totp_key is not null or totp_sealed is not null)
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
  expires_at timestamptz not null,
  -- When the person last proved with a password or a passkey who it is.
  identity_checked_at timestamptz
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
  -- The session that asked for the link of a new password: it does not end with the others.
  session_id bigint references operator_sessions on delete set null,
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

-- Browsers in which somebody has signed in. Wrong passwords and codes from anywhere else do not count against them. The
-- cookie has the token, this table only its hash; two people may share a browser.
create table operator_devices (
  token_hash bytea not null check (length(token_hash) = 32),
  operator_id bigint not null references operators,
  signed_in_at timestamptz not null,
  primary key (token_hash, operator_id)
);
create index operator_devices_of_operator on operator_devices (operator_id);
create index operator_devices_by_time on operator_devices (signed_in_at);

-- Passkeys of operators: what is needed to check their signatures. The secret never leaves the person's device.
create table operator_passkeys (
  id bigint generated always as identity primary key,
  operator_id bigint not null references operators,
  -- In base64url, as browsers send it.
  credential_id text not null unique check (length(credential_id) >= 1 and length(credential_id) <= 1400),
  public_key bytea not null,
  signature_counter bigint not null,
  transports text[] not null,
  -- What the browser called itself when the passkey was added.
  device text not null,
  created_at timestamptz not null,
  last_used_at timestamptz
);
create index operator_passkeys_of_operator on operator_passkeys (operator_id);

-- Challenges that a passkey has answered, until they expire: each is accepted once.
create table used_passkey_challenges (
  challenge_hash bytea primary key check (length(challenge_hash) = 32),
  expires_at timestamptz not null
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

-- Every change by a person: who, when, what it was before and after.
create table audit_log (
  id bigint generated always as identity primary key,
  entity text not null check (entity <> ''),
  entity_id text not null check (entity_id <> ''),
  action text not null check (action <> ''),
  before jsonb,
  after jsonb,
  made_at timestamptz not null default now(),
  -- Which shape `before` and `after` have: the schemas of src/domain/audit/ name theirs.
  version smallint not null check (version > 0),
  actor_kind text not null check (actor_kind in ('visitor', 'customer', 'operator', 'seller', 'api-key', 'system')),
  actor_id bigint,
  actor_name text not null check (actor_name <> ''),
  made_by text generated always as (actor_label(actor_kind, actor_id, actor_name)) stored,
  check ((actor_kind is null) = (actor_name is null) and (actor_kind is not null or actor_id is null))
);
create index audit_log_of_entity on audit_log (entity, entity_id, id);
create index audit_log_of_actor on audit_log (actor_id, id);
create trigger audit_log_is_append_only before delete or truncate on audit_log
  for each statement execute function refuse_rewriting();
create trigger audit_log_only_erases before update on audit_log
  for each statement execute function refuse_unless_erasing();
create trigger audit_log_erases_values before update on audit_log
  for each row execute function refuse_all_but_erasing('before', 'after');

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
  quiet_from smallint not null check (quiet_from >= 0 and quiet_from <= 1439),
  quiet_until smallint not null check (quiet_until >= 0 and quiet_until <= 1439)
);

-- What has happened and has not been given to subscriptions yet.
create table push_notices (
  id bigint generated always as identity primary key,
  kind text not null,
  count int not null default 1 check (count > 0)
);

-- How many of each kind a subscription is to be told of.
create table push_pending (
  subscription_id bigint not null references push_subscriptions on delete cascade,
  kind text not null,
  count int not null check (count > 0),
  primary key (subscription_id, kind)
);

-- What is watched because it becomes so in many ways: the rows that were so when it was looked at last.
create table push_watches (
  kind text primary key,
  seen bigint[] not null
);

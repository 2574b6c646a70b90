-- Operators, how they sign in, what they changed (audit log), and pushes to their phones.

-- The people who run the shop. A new shop has none: the first is added by the setup link or by OWNER_EMAIL.
create table operators (
  id bigint generated always as identity primary key,
  name text not null check (name <> ''),
  email text not null check (email <> ''),
  role text not null check (role in ('owner', 'staff')),
  -- Argon2id in the PHC form; null until the invitation is followed.
  password_hash text check (password_hash ~~ '$argon2id$%'),
  -- When a first code has shown that the authenticator app has the key; only then are codes asked for.
  totp_confirmed_at timestamptz,
  -- The time step of the last accepted code, in units of 30 seconds since 1970: no code is accepted twice.
  totp_last_step bigint not null default 0,
  created_at timestamptz not null default now(),
  disabled_at timestamptz,
  -- The key shared with an authenticator app, sealed with the secret key of the shop, which is not in the database.
  totp_sealed bytea,
  -- The language in which the operator works; null for the main language of the shop.
  locale text check (locale ~ '^[a-z]{2,3}(-[A-Za-z0-9]+)*$'),
  check (totp_confirmed_at is null or totp_sealed is not null)
);
create unique index operators_email_key on operators (lower(email));

-- Browsers that are signed in to the back office. The cookie has the token, this table only its hash.
create table operator_sessions (
  id bigint generated always as identity primary key,
  token_hash bytea not null unique check (length(token_hash) = 32),
  operator_id bigint not null references operators,
  -- Null until the code of the second factor is given.
  completed_at timestamptz,
  -- What the browser called itself, and the network it came from, for the list of sessions.
  device text not null,
  network text not null,
  started_at timestamptz not null default now(),
  last_seen_at timestamptz not null default now(),
  expires_at timestamptz not null,
  -- When the person last gave a password or a passkey: sensitive changes ask again after a while.
  identity_checked_at timestamptz
);
create index operator_sessions_of_operator on operator_sessions (operator_id);
create index operator_sessions_expiry on operator_sessions (expires_at);

-- Links that let somebody in without a password, once: the setup of the owner, an invitation, a forgotten password.
create table operator_links (
  token_hash bytea primary key check (length(token_hash) = 32),
  purpose text not null check (purpose in ('setup', 'invitation', 'password')),
  -- Null for the setup, which adds the first operator.
  operator_id bigint references operators,
  made_at timestamptz not null default now(),
  expires_at timestamptz not null,
  -- The session that asked for a new password: it stays when the new password ends all others.
  session_id bigint references operator_sessions on delete set null,
  check ((purpose = 'setup') = (operator_id is null))
);
create index operator_links_of_operator on operator_links (operator_id);

-- Codes for when the phone with the authenticator app is lost. Each works once; then its row is deleted.
create table operator_recovery_codes (
  operator_id bigint not null references operators,
  code_hash bytea not null check (length(code_hash) = 32),
  made_at timestamptz not null default now(),
  primary key (operator_id, code_hash)
);

-- Browsers in which an operator has signed in before. Wrong passwords and codes from elsewhere do not lock them out.
-- The cookie has the token, this table only its hash; two people may share a browser.
create table operator_devices (
  token_hash bytea not null check (length(token_hash) = 32),
  operator_id bigint not null references operators,
  signed_in_at timestamptz not null,
  primary key (token_hash, operator_id)
);
create index operator_devices_of_operator on operator_devices (operator_id);
create index operator_devices_by_time on operator_devices (signed_in_at);

-- Passkeys of operators: what is needed to check their signatures. The private key never leaves the device of the
-- person.
create table operator_passkeys (
  id bigint generated always as identity primary key,
  operator_id bigint not null references operators,
  -- In base64url, as browsers send it.
  credential_id text not null unique check (length(credential_id) >= 1 and length(credential_id) <= 1400),
  public_key bytea not null,
  -- That of the last signature: a lower one reveals a copied passkey.
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

-- Passwords and codes that were wrong, for the operator whose account was tried.
create table failed_sign_ins (
  id bigint generated always as identity primary key,
  -- Null for an address that nobody has: recorded all the same, so that the time of the answer does not tell.
  operator_id bigint references operators,
  step text not null check (step in ('password', 'code')),
  network text not null,
  failed_at timestamptz not null default now()
);
create index failed_sign_ins_of_operator on failed_sign_ins (operator_id, id);
create index failed_sign_ins_by_time on failed_sign_ins (failed_at);

-- Every change by a person: who made it, when, and the values before and after.
create table audit_log (
  id bigint generated always as identity primary key,
  entity text not null check (entity <> ''),
  entity_id text not null check (entity_id <> ''),
  action text not null check (action <> ''),
  before jsonb,
  after jsonb,
  made_at timestamptz not null default now(),
  -- The shape of `before` and `after`: the schemas of src/domain/audit/ have versions.
  version smallint not null check (version > 0),
  actor_kind actor_kind not null,
  actor_id bigint,
  actor_name text not null check (actor_name <> ''),
  made_by text generated always as (actor_label(actor_kind, actor_id, actor_name)) stored
);
create index audit_log_of_entity on audit_log (entity, entity_id, id);
create index audit_log_of_actor on audit_log (actor_id, id);
create trigger audit_log_is_append_only before delete or truncate on audit_log
  for each statement execute function refuse_rewriting();
create trigger audit_log_only_erases before update on audit_log
  for each statement execute function refuse_unless_erasing();
create trigger audit_log_erases_values before update on audit_log
  for each row execute function refuse_all_but_erasing('before', 'after');

-- The pair of keys by which push services recognize the shop. Public keys are points of P-256, 65 bytes in base64url.
create table push_keys (
  is_only boolean primary key default true check (is_only),
  public_key text not null check (length(public_key) = 87),
  -- With the secret key of the shop.
  private_key_sealed bytea not null,
  created_at timestamptz not null
);

-- Browsers of operators that receive notifications.
create table push_subscriptions (
  id bigint generated always as identity primary key,
  operator_id bigint not null references operators,
  -- Whoever ends a session ends the notifications of its browser. A session that expires leaves them, and this becomes
  -- null: a phone is notified in the morning too.
  session_id bigint references operator_sessions on delete cascade,
  endpoint text not null unique check (endpoint ~ '^https://' and length(endpoint) <= 1000),
  -- The public key and the secret of the browser, with which its notifications are encrypted.
  p256dh text not null check (length(p256dh) = 87),
  auth text not null check (length(auth) = 22),
  -- What the browser called itself.
  device text not null check (length(device) <= 300),
  created_at timestamptz not null,
  -- When the back office was last open in this browser.
  seen_at timestamptz not null,
  -- Attempts that failed since the last that succeeded, and when the next may be.
  failures smallint not null default 0 check (failures >= 0),
  next_try_at timestamptz not null,
  -- When a test was last sent: they are limited.
  tested_at timestamptz
);
create index push_subscriptions_of_operator on push_subscriptions (operator_id);
create index push_subscriptions_of_session on push_subscriptions (session_id);

-- What an operator is notified of. Without a row the defaults apply.
create table push_preferences (
  operator_id bigint primary key references operators,
  kinds text[] not null,
  -- Quiet hours in minutes since midnight in Tunis; equal values: none.
  quiet_from smallint not null check (quiet_from >= 0 and quiet_from <= 1439),
  quiet_until smallint not null check (quiet_until >= 0 and quiet_until <= 1439)
);

-- What has happened and is not in push_pending yet.
create table push_notices (
  id bigint generated always as identity primary key,
  kind text not null,
  count int not null default 1 check (count > 0)
);

-- How much of each kind the next notification of a subscription tells of.
create table push_pending (
  subscription_id bigint not null references push_subscriptions on delete cascade,
  kind text not null,
  count int not null check (count > 0),
  primary key (subscription_id, kind)
);

-- Some states are reached in many ways, such as a size being low in stock, so a job looks for them. The rows that were
-- in the state at the last look are kept here: only others are notified of.
create table push_watches (
  kind text primary key,
  seen bigint[] not null
);

-- Passkeys of operators: what is needed to check their signatures. The secret never leaves the person's device.
create table operator_passkeys (
  id bigint generated always as identity primary key,
  operator_id bigint not null references operators,
  -- In base64url, as browsers send it.
  credential_id text not null unique check (length(credential_id) between 1 and 1400),
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

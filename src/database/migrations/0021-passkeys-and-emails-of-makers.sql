-- The phones of sellers that a passkey opens: the sessions in which it was added, or that it has opened. Whoever ends
-- one of them ends the passkey, so that a lost phone does not enter again.
create table passkey_phones (
  passkey_id bigint not null references operator_passkeys on delete cascade,
  session_id bigint not null references operator_sessions on delete cascade,
  primary key (passkey_id, session_id)
);
create index passkey_phones_of_session on passkey_phones (session_id);

-- Email addresses of sellers, who need none. One that is confirmed has links sent to it, by which they enter; another
-- one may wait until it is confirmed. Null once it is erased.
create table seller_emails (
  id bigint generated always as identity primary key,
  operator_id bigint not null references operators,
  email text check (email <> ''),
  asked_at timestamptz not null,
  confirmed_at timestamptz
);
create unique index seller_emails_confirmed on seller_emails (operator_id) where confirmed_at is not null;
create unique index seller_emails_asked on seller_emails (operator_id) where confirmed_at is null;
-- An address is that of the person who has confirmed it last.
create unique index seller_emails_email_key on seller_emails (lower(email)) where confirmed_at is not null;

-- The link that was sent last to an address: it confirms it, or signs in once it is confirmed. The link has the token,
-- this table only its hash.
create table seller_email_links (
  email_id bigint primary key references seller_emails on delete cascade,
  token_hash bytea not null unique check (length(token_hash) = 32),
  made_at timestamptz not null,
  expires_at timestamptz not null
);
create index seller_email_links_expiry on seller_email_links (expires_at);

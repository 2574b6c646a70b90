-- The phones of sellers that a passkey opens: the sessions in which it was added, or that it has opened. Whoever ends
-- one of them ends the passkey, so that a lost phone does not enter again.
create table passkey_phones (
  passkey_id bigint not null references operator_passkeys on delete cascade,
  session_id bigint not null references operator_sessions on delete cascade,
  primary key (passkey_id, session_id)
);
create index passkey_phones_of_session on passkey_phones (session_id);

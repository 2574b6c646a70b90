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

-- When the person last proved with a password or a passkey who it is. Unknown for sessions from before.
alter table operator_sessions add column identity_checked_at timestamptz;

-- The session that asked for the link of a new password: it does not end with the others.
alter table operator_links add column session_id bigint references operator_sessions on delete set null;

-- A session that asks for a PIN when nobody has used it for a while. `used_at` is about people, `last_seen_at` about polling too.
alter table operator_sessions add column lock_minutes smallint check (lock_minutes between 1 and 120);
alter table operator_sessions add column used_at timestamptz;
alter table operator_sessions add check ((lock_minutes is null) = (used_at is null));

-- The PIN of a session. Its hash is computed with a key that only the phone has, so the table alone allows no guessing.
create table operator_pins (
  session_id bigint primary key references operator_sessions on delete cascade,
  phone_key_hash bytea not null check (length(phone_key_hash) = 32),
  pin_salt bytea not null,
  pin_hash bytea not null,
  tries smallint not null default 0 check (tries between 0 and 5),
  created_at timestamptz not null
);

alter table failed_sign_ins drop constraint failed_sign_ins_step_check;
alter table failed_sign_ins add check (step in ('password', 'code', 'pin'));

-- Tickets have numbers instead of times, so that a changed limit moves the whole line at once. waiting_turns and next_turn_at
-- stay for the previous release, which may run beside this one.
alter table waiting_room alter column next_turn_at set default '2000-01-01';
alter table waiting_room
  -- The limit since admitted_at.
  add column orders_per_minute integer not null default 0,
  add column last_number integer not null default 0,
  -- Tickets up to this number were admitted at admitted_at.
  add column admitted double precision not null default 0,
  add column admitted_at timestamptz not null default '2000-01-01';

-- Both keys are hashes. A ticket belongs to the Idempotency-Key of an order, so that whoever asks again keeps it.
create table waiting_tickets (
  key bytea primary key,
  network bytea not null,
  number integer not null,
  kept_until timestamptz not null
);
create index waiting_tickets_network on waiting_tickets (network);
create index waiting_tickets_kept_until on waiting_tickets (kept_until);

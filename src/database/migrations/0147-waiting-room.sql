-- The line of those who wait to order, while more do than the owner's limit. One row says when the next turn is.
create table waiting_room (
  id boolean primary key default true check (id),
  next_turn_at timestamptz not null
);
insert into waiting_room (next_turn_at) values ('2000-01-01');

-- A turn belongs to the Idempotency-Key of an order, so that whoever asks again keeps it. Both keys are hashes.
create table waiting_turns (
  key bytea primary key,
  network bytea not null,
  turn_at timestamptz not null
);
create index waiting_turns_turn_at on waiting_turns (turn_at);

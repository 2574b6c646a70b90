-- Turns that a network did not use count for an hour. Before, a ticket stopped counting when it expired, so that one network could
-- take half of all turns by asking again and again.
alter table waiting_tickets
  -- How many numbers the key has got.
  add column turns integer not null default 1,
  -- Until when they count for the network, never before kept_until. The default is for the previous release.
  add column counted_until timestamptz not null default now() + interval '70 minutes';
create index waiting_tickets_counted_until on waiting_tickets (counted_until);
drop index waiting_tickets_kept_until;

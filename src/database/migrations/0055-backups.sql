-- One row for each attempt to make a backup, for the dashboard. The backups themselves are elsewhere.
create table backups (
  name text primary key,
  location text not null,
  started_at timestamptz not null,
  -- Null when it could not be made.
  finished_at timestamptz,
  -- Null unless it was restored in a scratch server, and found whole.
  proven_at timestamptz,
  restore_milliseconds int check (restore_milliseconds >= 0),
  -- Why it could not be made or proven.
  problem text not null default '',
  is_on_same_disk boolean not null,
  check ((proven_at is null) = (restore_milliseconds is null)),
  check (proven_at is null or problem = '')
);
create index backups_started_at on backups (started_at);

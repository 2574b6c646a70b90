-- A note typed without a connection is sent later, maybe twice: its key makes it one note, and it says when it was typed.
alter table order_notes
  add column submission_key uuid,
  add column typed_at timestamptz,
  add check (typed_at is null or (submission_key is not null and typed_at <= made_at));
create unique index order_notes_once on order_notes (actor_id, submission_key) where submission_key is not null;

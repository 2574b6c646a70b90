-- A comment that shows at once is new until somebody of the shop has looked at it.
alter table comments add column seen_at timestamptz;
update comments set seen_at = posted_at;
create index comments_new on comments (id) where status = 'published' and seen_at is null;

-- The program knows its settings, the table need not.
alter table settings
  drop constraint settings_key_check,
  add constraint settings_key_check check (key ~ '^[a-z]+(-[a-z]+)*$');

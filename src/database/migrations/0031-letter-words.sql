-- What a letter said, as plain text, and what carried it away. The secret parts of its links are not kept.
alter table letters
  add column subject text,
  add column body text,
  -- Such as `smtp` or `folder`; null for what went out before this was written down.
  add column carried_by text check (carried_by ~ '^[a-z]+$'),
  add check ((subject is null) = (body is null));

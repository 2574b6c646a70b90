-- The language of the stored text of an email, so that the back office shows it as what it is. Null while there is no text.
-- Those stored before were English: a default of the moment gives it to them without rewriting the table.
alter table emails add column locale text default 'en' check (locale ~ '^[a-z]{2,3}(-[A-Za-z0-9]+)*$');
alter table emails alter column locale drop default;

-- The languages of the names of an order line, which keeps them as bought: a name that was missing in the language of the customer
-- is in the main language of the shop, or as it was written. Those of before were English: a default of the moment gives it to them
-- without rewriting the table.
alter table order_lines
  add column name_locale text default 'en' check (name_locale ~ '^[a-z]{2,3}(-[A-Za-z0-9]+)*$'),
  add column size_name_locale text default 'en' check (size_name_locale ~ '^[a-z]{2,3}(-[A-Za-z0-9]+)*$'),
  add column color_name_locale text default 'en' check (color_name_locale ~ '^[a-z]{2,3}(-[A-Za-z0-9]+)*$');
alter table order_lines
  alter column name_locale drop default,
  alter column size_name_locale drop default,
  alter column color_name_locale drop default;

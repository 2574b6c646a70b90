-- The language in which a person ordered, subscribed, wrote or asked, so that what the shop sends is in it. A BCP 47 tag; the
-- shop spoke English only before. The languages themselves are known to the program.
alter table orders add column locale text not null default 'en' check (locale ~ '^[a-z]{2,3}(-[A-Za-z0-9]+)*$');
alter table newsletter_subscriptions
  add column locale text not null default 'en' check (locale ~ '^[a-z]{2,3}(-[A-Za-z0-9]+)*$');
alter table contact_messages add column locale text not null default 'en' check (locale ~ '^[a-z]{2,3}(-[A-Za-z0-9]+)*$');
alter table plan_requests add column locale text not null default 'en' check (locale ~ '^[a-z]{2,3}(-[A-Za-z0-9]+)*$');
alter table comments add column locale text not null default 'en' check (locale ~ '^[a-z]{2,3}(-[A-Za-z0-9]+)*$');
alter table data_links add column locale text not null default 'en' check (locale ~ '^[a-z]{2,3}(-[A-Za-z0-9]+)*$');

-- The language in which an operator works; null for the main language of the shop.
alter table operators add column locale text check (locale ~ '^[a-z]{2,3}(-[A-Za-z0-9]+)*$');

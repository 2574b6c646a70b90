-- When a retired product goes on sale by itself. A job does it, since indexes, counts and the order of the shop are kept of what is
-- on sale now.
alter table products
  add column publish_at timestamptz,
  add constraint products_on_sale_are_not_planned check (publish_at is null or retired_at is not null);
create index products_to_publish on products (publish_at) where publish_at is not null;

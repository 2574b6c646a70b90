-- From how many pieces on a size of this product counts as low; null: as the setting says.
alter table products add column low_stock integer check (low_stock between 1 and 1000);

-- The lists of low sizes find the few products that have a threshold of their own by it.
create index products_with_low_stock on products (id) where low_stock is not null;

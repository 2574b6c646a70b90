-- A search compares the words of hundreds of products with what was typed. Beyond 2 kB PostgreSQL keeps the largest column of a row outside
-- of it and fetches it for each comparison, which was most of a search's time. Up to 8 kB a row stays whole now.
alter table products set (toast_tuple_target = 8160);
update products set name = name;

-- Of products that match a search equally well, those in stock come first, then those that sold most lately.
create index product_sizes_in_stock on product_sizes (product_id) where retired_at is null and stock_level > 0;
create index product_sales_of_product on product_sales (product_id, week) include (pieces);

-- How much there is of a size, in levels that double: none, 1, 2 to 3, 4 to 7 and so on, beyond what an owner may call
-- nearly sold out. An index on the stock itself would have every sale write all indexes of its size; with this one only
-- those do that reach another level.
create function stock_level(pieces integer) returns integer language sql immutable strict parallel safe
  return width_bucket(pieces, array[1, 2, 4, 8, 16, 32, 64, 128, 256, 512, 1024]);
alter table product_sizes
  add column stock_level integer not null generated always as (stock_level(stock)) stored;
create index product_sizes_by_level on product_sizes (stock_level, product_id) where retired_at is null;

-- By product first, so that what one has sold over some weeks lies side by side.
alter table product_sales drop constraint product_sales_pkey,
  add primary key (product_id, week) include (pieces);

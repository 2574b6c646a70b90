-- The products on sale with a promotional price, for the back office: few of many, with all that decides whether one is listed.
create index products_promoted on products (id) include (store_id, promotion_ends_at, promotional_price_millimes)
  where promotional_price_millimes is not null and retired_at is null;

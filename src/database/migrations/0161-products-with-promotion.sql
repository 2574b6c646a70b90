-- The products with a promotional price, for the back office: few of many.
create index products_with_promotional_price on products (id) where promotional_price_millimes is not null;

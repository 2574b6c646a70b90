-- The list of the back office by name and by price, retired products among them, is read in the order of an index: sorting a million
-- products took seconds.
create index products_by_stored_name on products (name collate "und-x-icu", id);
create index products_by_regular_price on products (regular_price_millimes, id);

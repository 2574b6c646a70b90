-- The order list sorts by customer and by place as it searches: without case, accents and variants of letters, and without the
-- quotes around a name («» are << >> after unaccent()). The collation is of no language, so that operators of every language see
-- the same order. The length is limited because an index entry is.
create function sort_key(words text) returns text language sql immutable strict parallel safe
  return left(btrim(fold_name(words), ' <>*#'), 200);
create index orders_by_customer on orders ((sort_key(customer_name) collate "und-x-icu"), id);
create index orders_by_place on orders ((sort_key(delivery_city || ' ' || delivery_address) collate "und-x-icu"), id);

-- The list of orders sorts by the total, too.
create index orders_by_total on orders (total_millimes, id);

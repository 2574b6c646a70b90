-- Reports read sums from indexes alone. Discounts had been left out of them, so a year of orders was read from the tables.
drop index orders_placed;
create index orders_placed on orders (placed_at) include (id, status, subtotal_millimes, discount_millimes, source);
drop index orders_worth;
create index orders_worth on orders (id) include (subtotal_millimes, discount_millimes, governorate, source);
drop index order_lines_sold;
create index order_lines_sold on order_lines (order_id, product_id) include (quantity, line_total_millimes, discount_millimes);

-- The steps that end an order, in the order of orders: a year of them is joined to orders and lines by merging, which needs no memory.
create index order_steps_ended_of_order on order_steps (order_id) include (id, made_at, from_status, to_status)
  where to_status in ('delivered', 'refused', 'returned') and undoes_step_id is null;

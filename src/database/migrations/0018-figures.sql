-- What the figures over a long time read of each order and each line, and nothing else of them: a tenth of the tables.
create index orders_placed on orders (placed_at) include (id, status, subtotal_millimes, source);
create index orders_worth on orders (id) include (subtotal_millimes, governorate);
create index order_lines_sold on order_lines (order_id, product_id) include (quantity, line_total_millimes);

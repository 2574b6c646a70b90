-- The delivery fee is what was agreed when the order was placed: it may be 0, and differ from order to order. A discount is taken
-- off the lines, never off the delivery: a code for free delivery makes the fee 0.
alter table orders
  add column discount_millimes bigint not null default 0,
  drop constraint orders_shipping_unless_visit,
  drop constraint orders_check,
  add constraint orders_discount_within_subtotal check (discount_millimes between 0 and subtotal_millimes),
  add constraint orders_total_adds_up check (total_millimes = subtotal_millimes - discount_millimes + shipping_millimes),
  add constraint orders_visits_without_delivery check (shipping_millimes = 0 or source <> 'visit');

-- The part of the discount that a line bears, so that what a product or store has brought in is known to the millime.
alter table order_lines
  add column discount_millimes bigint not null default 0,
  add constraint order_lines_discount_within_total check (discount_millimes between 0 and line_total_millimes);

alter table idempotency_records add column discount_millimes bigint not null default 0;

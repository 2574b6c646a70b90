-- Who asks again hears the first answer, also when the shop has amended the order since.
alter table order_attempts
  add column subtotal_millimes bigint,
  add column shipping_millimes bigint,
  add column total_millimes bigint;

update order_attempts as attempt
set subtotal_millimes = orders.subtotal_millimes,
  shipping_millimes = orders.shipping_millimes,
  total_millimes = orders.total_millimes
from orders where orders.id = attempt.order_id;

alter table order_attempts
  add constraint order_attempts_answer check (num_nulls(order_id, subtotal_millimes, shipping_millimes, total_millimes) in (0, 4));

-- Only what is handed over in the shop costs no delivery: no order of the pages can come without it.
alter table orders add constraint orders_shipping_unless_visit check (shipping_millimes > 0 or source = 'visit');

-- The orders of a number within a day are looked up for each card, however many it has.
drop index orders_of_phone;
create index orders_of_phone on orders (customer_phone, placed_at);

-- What the customer writes with an order: to the shop and the courier, and what is to go with a gift. What the shop itself
-- remembers of an order stands in order_notes.
alter table orders
  add column customer_note text check (char_length(customer_note) between 1 and 300),
  add column gift_note text check (char_length(gift_note) between 1 and 300);

-- An order that is handed over in the shop ends at the counter. No list offers this step (is_past): only the entry of such an order
-- takes it.
insert into order_transitions (from_status, to_status, returns_stock, takes_stock, is_past)
  values ('confirmed', 'delivered', false, false, true);

-- A lost parcel that is given up: its pieces are in no stock, and its courier may owe what they cost. A refused one can get lost on
-- its way back.
alter table orders
  drop constraint orders_status_check,
  add constraint orders_status_check check
    (status ~ '^(requested|received|confirmed|packed|shipped|delivered|cancelled|refused|lost|written-off|returned|released)$');

insert into order_transitions (from_status, to_status, returns_stock, takes_stock) values
  ('refused', 'lost', false, false),
  ('lost', 'written-off', false, false);

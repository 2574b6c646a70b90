-- What an order was promised, so that changed lines can reach it, lose it and get it back: the delivery fee, from which value of pieces
-- it is free (null: never), and the code that its lines do not suit at present. Null fees: orders from before these columns.
alter table orders
  add column agreed_fee_millimes bigint check (agreed_fee_millimes >= 0),
  add column agreed_free_from_millimes bigint check (agreed_free_from_millimes >= 0),
  add column suspended_code_id integer references discount_codes;

create index orders_of_suspended_code on orders (suspended_code_id) where suspended_code_id is not null;

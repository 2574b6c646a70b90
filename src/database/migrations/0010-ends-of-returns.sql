-- A return for whose pieces nothing is left to be paid back is settled by a refund of nothing.
alter table order_payments drop constraint order_payments_amount_millimes_check;
alter table order_payments add constraint order_payments_amount_millimes_check
  check (amount_millimes > 0 or amount_millimes = 0 and (return_id is not null or kind = 'not-paid'));
-- Finds orders whose exchange was undone.
create index order_return_steps_of_exchange on order_return_steps (exchange_order_id) where exchange_order_id is not null;

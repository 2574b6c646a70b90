-- An order is paid in parts: each payment has an amount and a means, is revoked by a row of its own, and money that goes back to
-- the customer is a row as well. What was recorded before stands for the whole total, by means that nobody noted.

alter table order_payments
  add column amount_millimes bigint,
  add column means text check (means in ('cash', 'd17', 'mandat', 'bank-transfer', 'paypal', 'unknown')),
  -- The payment or refund that this row revokes.
  add column revokes_id bigint references order_payments,
  -- The return that a refund settles.
  add column return_id bigint;

-- The guards are off for these statements alone. A revocation followed the payment that it revoked.
alter table order_payments disable trigger user;
update order_payments set
  amount_millimes = total_millimes,
  means = case payment_method when 'paypal' then 'paypal' else 'unknown' end
  from orders where orders.id = order_id;
update order_payments set revokes_id = paid.id
  from (select id, lag(id) over (partition by order_id order by id) as id_before from order_payments) as numbered
    join order_payments as paid on paid.id = id_before
  where order_payments.id = numbered.id and order_payments.kind = 'not-paid';
alter table order_payments enable trigger user;

alter table order_payments
  alter column amount_millimes set not null,
  alter column means set not null,
  drop constraint order_payments_kind_check,
  drop constraint order_payments_check,
  add constraint order_payments_kind_check check (kind in ('paid', 'refunded', 'not-paid')),
  add constraint order_payments_amount_check check (amount_millimes > 0),
  add constraint order_payments_revokes_check check ((kind = 'not-paid') = (revokes_id is not null)),
  add constraint order_payments_return_check check (return_id is null or kind = 'refunded');
-- Two who revoke the same payment at once come one after the other, and the second fails.
create unique index order_payments_revoked_once on order_payments (revokes_id);

alter table orders
  -- What its payments add up to, and what was refunded: sums of order_payments by trigger.
  add column paid_millimes bigint not null default 0 check (paid_millimes >= 0),
  add column refunded_millimes bigint not null default 0 check (refunded_millimes >= 0);

alter table orders disable trigger user;
update orders set paid_millimes = total_millimes where paid_at is not null;
alter table orders enable trigger user;

-- Since when the payments of an order cover its total; null while they do not.
create function paid_since(of_order bigint) returns timestamptz language sql stable as $$
  select max(made_at) from order_payments as paid where order_id = of_order and kind = 'paid'
    and not exists (select from order_payments as later where later.revokes_id = paid.id)
$$;

create or replace function record_payment() returns trigger language plpgsql as $$
declare
  revoked order_payments;
begin
  perform from orders where id = new.order_id for update;
  if new.kind = 'not-paid' then
    select * into revoked from order_payments where id = new.revokes_id;
    if revoked.order_id <> new.order_id or revoked.kind = 'not-paid' or revoked.amount_millimes <> new.amount_millimes then
      raise exception 'payment % is not revoked by another order or amount', new.revokes_id using errcode = 'restrict_violation';
    end if;
  end if;
  if new.kind = 'refunded' or revoked.kind = 'refunded' then
    update orders set refunded_millimes = refunded_millimes
      + case new.kind when 'refunded' then new.amount_millimes else -new.amount_millimes end
      where id = new.order_id;
  else
    update orders set paid_millimes = paid, paid_at = case when paid >= total_millimes then paid_since(id) end
      from (select paid_millimes + case new.kind when 'paid' then new.amount_millimes else -new.amount_millimes end as paid
        from orders where id = new.order_id) as sum
      where id = new.order_id;
  end if;
  return null;
end $$;

drop trigger orders_start_unpaid on orders;
drop trigger orders_follow_payments on orders;
create trigger orders_start_unpaid before insert on orders
  for each row when (new.paid_at is not null or new.paid_millimes <> 0 or new.refunded_millimes <> 0)
  execute function refuse_unwritten_payment();
create trigger orders_follow_payments before update of paid_at, paid_millimes, refunded_millimes on orders
  for each row when (
    (old.paid_at, old.paid_millimes, old.refunded_millimes)
    is distinct from (new.paid_at, new.paid_millimes, new.refunded_millimes))
  execute function refuse_unwritten_payment();

-- Other lines cost another total, which the payments may cover or not. It runs after the guard above, by its name.
create function compare_paid_with_total() returns trigger language plpgsql as $$
begin
  new.paid_at := case when new.paid_millimes >= new.total_millimes then paid_since(new.id) end;
  return new;
end $$;
create trigger orders_total_decides_paid before update of total_millimes on orders
  for each row when (old.total_millimes <> new.total_millimes and new.paid_millimes > 0)
  execute function compare_paid_with_total();

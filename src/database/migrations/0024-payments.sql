-- Whether the money of an order has come before its parcel is handed over: each time somebody says so, or takes it back.
create table order_payments (
  id bigint generated always as identity primary key,
  order_id bigint not null references orders,
  kind text not null check (kind in ('paid', 'not-paid')),
  -- The number of the transaction at PayPal, or how else it was paid; why not, where somebody takes it back.
  reference text not null,
  made_by text not null check (made_by <> ''),
  made_at timestamptz not null default now(),
  check (kind <> 'paid' or reference <> '')
);
create index order_payments_of_order on order_payments (order_id, id);
create trigger order_payments_only_grow before update or delete or truncate on order_payments
  for each statement execute function refuse_rewriting();

-- Since when an order is paid; null while it is not. It follows order_payments by trigger.
alter table orders add column paid_at timestamptz;

-- Two who say the same at once come one after the other, and the second says nothing new.
create function record_payment() returns trigger language plpgsql as $$
begin
  update orders set paid_at = case new.kind when 'paid' then new.made_at end
    where id = new.order_id and (paid_at is null) = (new.kind = 'paid');
  if not found then
    raise exception 'order % is % already', new.order_id, new.kind using errcode = 'restrict_violation';
  end if;
  return null;
end $$;
create trigger order_payments_tell_order after insert on order_payments
  for each row execute function record_payment();

create function refuse_unwritten_payment() returns trigger language plpgsql as $$
begin
  if pg_trigger_depth() > 1 then return new; end if;
  raise exception 'an order is paid only by a row in order_payments' using errcode = 'restrict_violation';
end $$;
create trigger orders_start_unpaid before insert on orders
  for each row when (new.paid_at is not null) execute function refuse_unwritten_payment();
create trigger orders_follow_payments before update of paid_at on orders
  for each row when (old.paid_at is distinct from new.paid_at) execute function refuse_unwritten_payment();

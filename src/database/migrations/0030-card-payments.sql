-- Orders are paid by card on the page of a payment gateway (decision 134).
alter table orders
  drop constraint orders_payment_method_check,
  add constraint orders_payment_method_check check (payment_method in ('cash-on-delivery', 'paypal', 'bank-card'));
alter table order_payments
  drop constraint order_payments_means_check,
  add constraint order_payments_means_check check (means in ('cash', 'd17', 'mandat', 'bank-transfer', 'paypal', 'card'));
alter table payouts
  drop constraint payouts_means_check,
  add constraint payouts_means_check check (means in ('cash', 'd17', 'mandat', 'bank-transfer', 'paypal', 'card'));
alter table plan_payments
  drop constraint plan_payments_means_check,
  add constraint plan_payments_means_check
    check (means in ('cash', 'd17', 'mandat', 'bank-transfer', 'paypal', 'card', 'set-off'));

-- A payment gateway owes the shop what customers paid less its fees, and remits it, as couriers do. It brings no
-- parcels.
alter table couriers add column is_gateway boolean not null default false;
create unique index couriers_gateway on couriers (is_gateway) where is_gateway;

-- How the payment gateway is reached. No row: none was ever set up.
create table payment_gateways (
  id smallint primary key default 1 check (id = 1),
  -- The row that owes.
  courier_id int not null references couriers,
  -- Without it no payment is started. Those under way are read nevertheless.
  is_on boolean not null,
  base_url text not null check (length(base_url) <= 200),
  wallet_id text not null check (wallet_id <> '' and length(wallet_id) <= 60),
  key_sealed bytea not null,
  -- What it keeps of a payment: a part in hundredths of a percent, and an amount.
  fee_basis_points int not null check (fee_basis_points >= 0 and fee_basis_points <= 10000),
  fee_millimes int not null check (fee_millimes >= 0 and fee_millimes <= 100000),
  -- Whether the call queue says that an order paid by card needs no call.
  paid_needs_no_call boolean not null default false,
  -- Why the last request failed.
  problem text
    check (problem in ('not-reached', 'too-many-requests', 'token-refused', 'not-understood', 'no-answer', 'unreadable-token')),
  version int not null default 1
);
create trigger payment_gateways_invalidate_pages after insert or delete or update of is_on on payment_gateways
  for each statement execute function invalidate_everything();

-- Payments that were started at the gateway.
create table card_payments (
  id bigint generated always as identity primary key,
  -- Null: an owner tries the gateway.
  order_id bigint references orders,
  amount_millimes bigint not null check (amount_millimes > 0),
  -- What the gateway calls it. Null until it has answered.
  reference text unique check (length(reference) <= 60),
  pay_url text check (length(pay_url) <= 500),
  state text not null default 'open' check (state in ('open', 'paid', 'wrong', 'over')),
  -- Of one that is wrong: what the gateway says instead.
  reported text check (length(reported) <= 200),
  started_at timestamptz not null,
  -- Until then it can be paid.
  ends_at timestamptz not null,
  last_read_at timestamptz,
  -- Null: it is not read any more.
  next_read_at timestamptz,
  payment_id bigint unique references order_payments,
  -- When somebody has looked at one that is wrong.
  settled_at timestamptz,
  check ((state = 'wrong') = (reported is not null)),
  check (payment_id is null or state = 'paid')
);
create index card_payments_of_order on card_payments (order_id, id);
create index card_payments_to_read on card_payments (next_read_at) where next_read_at is not null;
create index card_payments_wrong on card_payments (id) where state = 'wrong' and settled_at is null;

-- What goes back to a customer: all that was paid for an order that ended without a parcel, and what is above the total
-- of any other.
create function owes_refund(status text, total bigint, paid bigint, refunded bigint) returns boolean
  language sql immutable parallel safe
  return paid - refunded > case when status in ('cancelled', 'released') then 0 else total end;
create index orders_to_refund on orders (id) where owes_refund(status, total_millimes, paid_millimes, refunded_millimes);
-- Those that may have to be released because nobody has paid.
create index orders_to_pay_by_card on orders (id) where status = 'received' and payment_method = 'bank-card' and paid_millimes = 0;

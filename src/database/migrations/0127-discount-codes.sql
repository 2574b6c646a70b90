-- Codes that customers type for a discount.
create table discount_codes (
  id integer generated always as identity primary key,
  -- As it is compared: upper case, Latin digits, no spaces.
  code text not null unique check (code <> '' and length(code) <= 30),
  kind text not null check (kind in ('amount', 'percent', 'free-delivery')),
  amount_millimes bigint check (amount_millimes between 1 and 1000000000),
  percent smallint check (percent between 1 and 100),
  -- The pieces it is for; null for all.
  store_id integer references stores,
  category text check (category in ('Accessories', 'bags', 'clothing', 'Cosmetics', 'decor', 'kids', 'shoes')),
  -- Only for a phone number without another order.
  is_first_order_only boolean not null default false,
  -- What the pieces that it is for cost at least.
  minimum_millimes bigint check (minimum_millimes between 1 and 1000000000),
  max_uses integer check (max_uses between 1 and 100000),
  max_uses_per_phone integer check (max_uses_per_phone between 1 and 100000),
  -- In Tunis, both included.
  first_day date,
  last_day date,
  is_on boolean not null default true,
  version integer not null default 1,
  created_at timestamptz not null default now(),
  constraint discount_codes_value_of_kind check (
    (amount_millimes is not null) = (kind = 'amount') and (percent is not null) = (kind = 'percent')),
  constraint discount_codes_days_in_order check (first_day <= last_day)
);

-- The code that the customer used, as long as the order has its discount.
alter table orders add column discount_code_id integer references discount_codes;

-- Its uses: an order that is canceled or released gives its use back, unless its pieces and their discount went into another
-- order.
create index orders_of_discount_code on orders (discount_code_id, id)
  include (status, joined_into_id, customer_phone, discount_millimes) where discount_code_id is not null;

-- A card of the call queue belongs to who looks at it, for a while: two people do not phone one customer.
alter table orders
  add column claimed_by bigint references operators,
  add column claimed_until timestamptz,
  add check ((claimed_by is null) = (claimed_until is null));
create index orders_claimed on orders (claimed_by) where claimed_by is not null;

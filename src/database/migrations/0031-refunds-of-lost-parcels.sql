-- Money goes back too where a parcel was lost. Of one that was refused and came back, the shop may keep the delivery.
drop index orders_to_refund;
drop function owes_refund;
create function owes_refund(status text, total bigint, shipping bigint, paid bigint, refunded bigint) returns boolean
  language sql immutable parallel safe
  return paid - refunded > case
    when status in ('cancelled', 'released', 'lost', 'written-off') then 0
    when status = 'returned' then shipping
    else total
  end;
create index orders_to_refund on orders (id)
  where owes_refund(status, total_millimes, shipping_millimes, paid_millimes, refunded_millimes);

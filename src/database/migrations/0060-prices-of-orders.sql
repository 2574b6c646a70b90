-- The past that migration 0047 rebuilt lacks weekly promotions that were canceled or edited. An order from then proves that a
-- product cost less, at its moment and no longer. Orders whose pieces were changed have the prices of the change.
with sold as (
  select product_id, placed_at, min(unit_price_millimes) as price
  from orders join order_lines on order_id = orders.id
  where placed_at < (select applied_at from migrations where name = '0047-price-history.sql')
    and not exists (
      select from audit_log where entity = 'order' and entity_id = orders.id::text and action = 'changed')
  group by 1, 2
), lower_prices as (
  select sold.*, known.price_millimes as known_price, is_reduced
  from sold cross join lateral (
    select * from price_history where price_history.product_id = sold.product_id and begins_at <= placed_at
    order by begins_at desc limit 1) as known
  where price < known.price_millimes
)
insert into price_history (product_id, begins_at, price_millimes, is_reduced)
  select product_id, placed_at, price, true from lower_prices
  union all
  select product_id, placed_at + interval '1 microsecond', known_price, is_reduced from lower_prices
on conflict do nothing;

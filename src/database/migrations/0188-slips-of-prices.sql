-- As in migration 0047, but without slips: a price that stood for less than five minutes and that nobody ordered at was
-- typed wrong and mended. It is neither the lowest price of the 30 days before a reduction nor the end of a reduction.
create or replace function reference_price(of_product integer, moment timestamptz) returns bigint language sql stable as $$
  with all_periods as (
    select begins_at, lead(begins_at, 1, 'infinity') over (order by begins_at) as ends_at, price_millimes, is_reduced
    from price_history where product_id = of_product and begins_at <= moment
  ), periods as (
    select * from all_periods as period
    where price_millimes is null or ends_at >= begins_at + interval '5 minutes' or exists (
      select from order_lines join orders on orders.id = order_id
      where product_id = of_product and unit_price_millimes = period.price_millimes
        and placed_at >= period.begins_at and placed_at <= period.ends_at)
  ), reduction as (
    select min(begins_at) as began_at from periods
    where begins_at > coalesce((select max(begins_at) from periods where not is_reduced), '-infinity')
  )
  select min(price_millimes) from periods, reduction
  where begins_at < began_at and ends_at > began_at - interval '30 days'
$$;

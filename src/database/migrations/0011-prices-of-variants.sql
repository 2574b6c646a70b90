-- A variant with a price of its own has a history of its own, so that a promotion compares with what it really cost.
alter table price_history
  -- Null: of the product. A variant has rows from when it first got a price of its own; before, it cost what the
  -- product did.
  add column variant_id int references variants on delete cascade,
  drop constraint price_history_pkey,
  add constraint price_history_key unique nulls not distinct (product_id, variant_id, begins_at);

-- As before, and for variants that have or had a price of their own.
create or replace function record_prices(of_products integer[], moment timestamptz) returns void language plpgsql as $$
begin
  perform from products where id = any (of_products) order by id for no key update;
  delete from price_history where product_id = any (of_products) and begins_at >= moment;
  insert into price_history (product_id, variant_id, begins_at, price_millimes, is_reduced)
    with turns as (
      select id as product_id, moment as turn from products where id = any (of_products)
      union
      select product_id, changes_at from price_changes where product_id = any (of_products) and changes_at > moment
      union
      -- A promotion ends when the next one begins.
      select promotion.product_id, next.starts_at from weekly_promotions as promotion
        join weekly_promotions as next on next.starts_at >= promotion.starts_at and next.starts_at > moment
      where promotion.product_id = any (of_products)
    ), prices as (
      select product_id, turn, regular_price_millimes as regular_price, case
          when products.retired_at is null and stores.retired_at is null
          then least(own_price_at(products, turn),
            (select price_millimes from weekly_promotion_at(turn) as weekly where weekly.product_id = products.id))
        end as price
      from turns join products on products.id = product_id join stores on stores.id = store_id
    ), changes as (
      select product_id, null::int as variant_id, turn, price, coalesce(price < regular_price, false) as is_reduced
        from prices
      union all
      select product_id, variant.id, turn, price_of_variant(variant, regular_price, price),
        coalesce(price < regular_price, false)
      from prices join variants as variant using (product_id)
      where variant.price_millimes is not null or exists (
        select from price_history as known where known.product_id = variant.product_id and known.variant_id = variant.id)
    ), compared as (
      select changes.*, lag(changes.price) over following as price_before, lag(changes.is_reduced) over following as was_reduced,
        row_number() over following = 1 as is_first
      from changes window following as (partition by product_id, variant_id order by turn)
    )
    select product_id, variant_id, turn, price, is_reduced from compared
      left join lateral (
        select price_millimes, price_history.is_reduced as was_reduced from price_history
        where price_history.product_id = compared.product_id
          and price_history.variant_id is not distinct from compared.variant_id and begins_at < moment
        order by begins_at desc limit 1
      ) as known on is_first
    where case
        when is_first then (price, is_reduced) is distinct from (known.price_millimes, known.was_reduced)
        else (price, is_reduced) is distinct from (price_before, compared.was_reduced)
      end;
end $$;

-- As before, of a product, or of one of its variants.
create function reference_price(of_product integer, of_variant integer, moment timestamptz) returns bigint
  language sql stable as $$
  with all_periods as (
    select begins_at, lead(begins_at, 1, 'infinity') over (order by begins_at) as ends_at, price_millimes, is_reduced
    from price_history where product_id = of_product and begins_at <= moment and (
      variant_id is not distinct from of_variant or variant_id is null and begins_at < coalesce((
        select min(first.begins_at) from price_history as first
        where first.product_id = of_product and first.variant_id = of_variant), 'infinity'))
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

-- An earlier version, which runs beside a new one for a moment, calls it too.
create or replace function reference_price(of_product integer, moment timestamptz) returns bigint language sql stable
  return reference_price(of_product, null, moment);

select record_prices(array(select distinct product_id from variants where price_millimes is not null), now());

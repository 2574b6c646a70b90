-- What each product cost since when: the lowest price before a reduction is shown beside it. Rows after the present are
-- what scheduled promotions will change.
create table price_history (
  product_id integer not null references products on delete cascade,
  begins_at timestamptz not null,
  -- Null while the product is not on sale.
  price_millimes bigint check (price_millimes > 0),
  -- Whether the price is lower than the regular price of the product.
  is_reduced boolean not null check (price_millimes is not null or not is_reduced),
  primary key (product_id, begins_at)
);
create index price_history_begins_at on price_history (begins_at);

-- Writes the prices of products from a moment on. The lowest price applies, as in src/domain/catalog/product-rows.ts. The
-- products stay locked, so that a concurrent change of their prices or of a promotion is seen by one of the two.
create function record_prices(of_products integer[], moment timestamptz) returns void language plpgsql as $$
begin
  perform from products where id = any (of_products) order by id for no key update;
  delete from price_history where product_id = any (of_products) and begins_at >= moment;
  insert into price_history (product_id, begins_at, price_millimes, is_reduced)
    with turns as (
      select id as product_id, moment as turn from products where id = any (of_products)
      union
      select product_id, turn from weekly_promotions as promotion
        join lateral (
          -- A promotion ends when the next one begins.
          select starts_at from weekly_promotions where starts_at >= promotion.starts_at
          union select promotion.ends_at) as of_promotion (turn) on turn > moment
      where product_id = any (of_products)
    ), prices as (
      select product_id, turn, regular_price_millimes as regular_price, case
          when products.retired_at is null and stores.retired_at is null
          then least(regular_price_millimes, promotional_price_millimes,
            (select price_millimes from weekly_promotion_at(turn) as weekly where weekly.product_id = products.id))
        end as price
      from turns join products on products.id = product_id join stores on stores.id = store_id
    ), changes as (
      select product_id, turn, price, coalesce(price < regular_price, false) as is_reduced from prices
    ), compared as (
      select changes.*, lag(changes.price) over following as price_before, lag(changes.is_reduced) over following as was_reduced,
        row_number() over following = 1 as is_first
      from changes window following as (partition by product_id order by turn)
    )
    select product_id, turn, price, is_reduced from compared
      left join lateral (
        select price_millimes, price_history.is_reduced as was_reduced from price_history
        where price_history.product_id = compared.product_id and begins_at < moment order by begins_at desc limit 1
      ) as known on is_first
    where case
        when is_first then (price, is_reduced) is distinct from (known.price_millimes, known.was_reduced)
        else (price, is_reduced) is distinct from (price_before, compared.was_reduced)
      end;
end $$;

create function record_first_price() returns trigger language plpgsql as $$
begin
  perform record_prices(array[new.id], new.created_at);
  return null;
end $$;
create trigger products_record_first_price after insert on products
  for each row execute function record_first_price();

-- The lowest price of the 30 days before the reduction that runs at a moment began. Null when it was not on sale then. A
-- reduction goes on as long as the product is on sale below its regular price, so promotions without a pause are one.
create function reference_price(of_product integer, moment timestamptz) returns bigint language sql stable as $$
  with periods as (
    select begins_at, lead(begins_at, 1, 'infinity') over (order by begins_at) as ends_at, price_millimes, is_reduced
    from price_history where product_id = of_product and begins_at <= moment
  ), reduction as (
    select min(begins_at) as began_at from periods
    where begins_at > coalesce((select max(begins_at) from periods where not is_reduced), '-infinity')
  )
  select min(price_millimes) from periods, reduction
  where begins_at < began_at and ends_at > began_at - interval '30 days'
$$;

-- The prices of the past, as far as they are known: the own prices of a product from the audit log, backward from what it
-- costs now, and the weekly promotions as they are now.
create temp table own_prices (product_id integer, begins_at timestamptz, regular_price bigint, own_price bigint, is_retired boolean)
  on commit drop;
do $$
declare
  product record;
  change record;
  regular_price bigint;
  own_price bigint;
  is_retired boolean;
begin
  for product in select * from products loop
    regular_price := product.regular_price_millimes;
    own_price := product.promotional_price_millimes;
    is_retired := product.retired_at is not null;
    for change in select * from audit_log where entity = 'product' and entity_id = product.id::text
      and action in ('repriced', 'edited', 'retired', 'restored') and made_at > product.created_at order by id desc
    loop
      insert into own_prices values (product.id, change.made_at, regular_price, own_price, is_retired);
      regular_price := coalesce((change.before ->> 'regularPrice')::bigint, regular_price);
      if change.action = 'repriced' or change.before ? 'promotionalPrice' then
        own_price := (change.before ->> 'promotionalPrice')::bigint;
      end if;
      is_retired := coalesce((change.before ->> 'isRetired')::boolean, is_retired);
    end loop;
    insert into own_prices values (product.id, product.created_at, regular_price, own_price, is_retired);
  end loop;
end $$;

insert into price_history (product_id, begins_at, price_millimes, is_reduced)
  with turns as (
    select product_id, begins_at as turn from own_prices
    union
    select promotion.product_id, turn from weekly_promotions as promotion
      join lateral (
        select starts_at from weekly_promotions where starts_at >= promotion.starts_at
        union select promotion.ends_at) as of_promotion (turn) on true
      join products on products.id = promotion.product_id and turn > products.created_at
    union
    select products.id, stores.retired_at from products
      join stores on stores.id = store_id and stores.retired_at > products.created_at
  ), prices as (
    select turns.product_id, turn, own.regular_price, case
        when not own.is_retired and (stores.retired_at is null or turn < stores.retired_at)
        then least(own.regular_price, own.own_price,
          (select price_millimes from weekly_promotion_at(turn) as weekly where weekly.product_id = turns.product_id))
      end as price
    from turns
      cross join lateral (
        select * from own_prices where own_prices.product_id = turns.product_id and begins_at <= turn
        order by begins_at desc limit 1) as own
      join products on products.id = turns.product_id join stores on stores.id = store_id
  )
  select product_id, turn, price, coalesce(price < regular_price, false) from prices;

-- When the promotional price of a product applies. Null: from the beginning, without an end.
alter table products
  add column promotion_starts_at timestamptz,
  add column promotion_ends_at timestamptz,
  add constraint products_promotion_times_in_order check (promotion_starts_at < promotion_ends_at),
  add constraint products_promotion_times_have_a_price
    check (promotional_price_millimes is not null or (promotion_starts_at is null and promotion_ends_at is null));

-- The price of a product at a moment without the weekly promotion. The only place that compares the times of its promotion.
create function own_price_at(product products, moment timestamptz) returns bigint language sql immutable parallel safe as $$
  select case
    when coalesce(product.promotion_starts_at <= moment, true) and coalesce(product.promotion_ends_at > moment, true)
    then coalesce(product.promotional_price_millimes, product.regular_price_millimes)
    else product.regular_price_millimes
  end
$$;

-- An index cannot know the time: products whose price changes by the clock have an index of their own and are merged into lists
-- that are sorted by price.
drop index products_by_price;
create index products_by_price on products ((coalesce(promotional_price_millimes, regular_price_millimes)), id)
  include (store_id, category, promotional_price_millimes, regular_price_millimes)
  where retired_at is null and promotion_starts_at is null and promotion_ends_at is null;
create index products_with_scheduled_promotion on products (promotion_starts_at, promotion_ends_at)
  where promotion_starts_at is not null or promotion_ends_at is not null;

-- When a price changes by the clock.
create view price_changes as
  select product_id, turn as changes_at from weekly_promotions cross join lateral (values (starts_at), (ends_at)) as turns (turn)
  union all
  select id, turn from products cross join lateral (values (promotion_starts_at), (promotion_ends_at)) as turns (turn)
    where (promotion_starts_at is not null or promotion_ends_at is not null) and turn is not null;

-- As in migration 0047, with the times of the products' own promotions.
create or replace function record_prices(of_products integer[], moment timestamptz) returns void language plpgsql as $$
begin
  perform from products where id = any (of_products) order by id for no key update;
  delete from price_history where product_id = any (of_products) and begins_at >= moment;
  insert into price_history (product_id, begins_at, price_millimes, is_reduced)
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

drop trigger products_note_changed on products;
create trigger products_note_changed after update on products
  for each row when (
    (old.store_id, old.category, old.regular_price_millimes, old.promotional_price_millimes, old.promotion_starts_at,
      old.promotion_ends_at, old.retired_at)
    is distinct from
    (new.store_id, new.category, new.regular_price_millimes, new.promotional_price_millimes, new.promotion_starts_at,
      new.promotion_ends_at, new.retired_at))
  execute function note_changed_product();

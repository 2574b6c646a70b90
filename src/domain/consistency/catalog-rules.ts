import { sql } from 'kysely'
import { onSale } from '#domain/catalog/on-sale.ts'
import { priceAt } from '#domain/catalog/product-rows.ts'
import { type ConsistencyRule, isIn, type Violation } from './consistency-rule.ts'

/** The counter of a variant is the sum of its movements. */
export const stockFollowsMovements: ConsistencyRule = {
  table: 'variants',
  violationsIn: (range) => sql<Violation>`
    with moved as (select variant_id, sum(pieces) as pieces from stock_movements where ${isIn(range, 'variant_id')} group by 1)
    select id as "rowId", format('variant %s of product %s counts %s pieces, its movements %s',
      id, product_id, stock, coalesce(pieces, 0)) as detail
    from variants left join moved on variant_id = id where ${isIn(range, 'id')} and stock <> coalesce(pieces, 0)`,
}

/** No more pieces are sold than there were. */
export const noOversell: ConsistencyRule = {
  table: 'variants',
  violationsIn: (range) => sql<Violation>`
    with moved as (
      select variant_id, coalesce(sum(pieces) filter (where order_id is null), 0) as brought,
        coalesce(-sum(pieces) filter (where order_id is not null), 0) as sold
      from stock_movements where ${isIn(range, 'variant_id')} group by 1)
    select id as "rowId", format('variant %s of product %s sold %s of %s pieces and counts %s',
      id, product_id, coalesce(sold, 0), coalesce(brought, 0), stock) as detail
    from variants left join moved on variant_id = id where ${isIn(range, 'id')} and (stock < 0 or sold > brought)`,
}

/** The variants of a size have one name, and its pieces are counted by color or not. */
export const sizesAreWhole: ConsistencyRule = {
  table: 'variants',
  violationsIn: (range) => sql<Violation>`
    select variant.id as "rowId", format('variant %s of size %s (%s) stands beside variant %s (%s)',
      variant.id, variant.size_id, variant.name, other.id, other.name) as detail
    from variants as variant join variants as other on other.size_id = variant.size_id and other.id < variant.id
    where ${isIn(range, 'variant.id')} and variant.retired_at is null and other.retired_at is null
      and (variant.name <> other.name or (variant.color_id is null) <> (other.color_id is null))`,
}

/** The price history knows what a product costs now. */
export const pricesAreRecorded: ConsistencyRule = {
  table: 'products',
  violationsIn: (range, now) => sql<Violation>`
    select products.id as "rowId", format('product %s costs %s millimes, its price history says %s',
      products.id, coalesce(asked::text, 'nothing'), coalesce(recorded::text, 'nothing')) as detail
    from products
      cross join lateral (select case when ${onSale} then ${priceAt(now)} end as asked) as current
      left join lateral (
        select price_millimes as recorded from price_history
        where product_id = products.id and variant_id is null and begins_at <= ${now} order by begins_at desc limit 1) as history on true
    where ${isIn(range, 'products.id')} and asked is distinct from recorded`,
}

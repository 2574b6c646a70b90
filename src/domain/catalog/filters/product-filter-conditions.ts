import { type SqlBool, sql } from 'kysely'
import { priceAt } from '#domain/catalog/product-rows.ts'
import type { FilterChoice } from './filter-choice.ts'
import type { FilterKey } from './filter-key.ts'

// SQL conditions on `products`, by which visitors filter. Subqueries of one row each: a list is read in its order until
// the page is full, so that joining all products would cost more.

/** SQL condition: a size can be ordered now. */
export const isInStock = sql<SqlBool>`(select coalesce(bool_or(stock > 0), false)
  from variants where product_id = products.id and retired_at is null)`

/**
 * SQL condition: it is in stock, and there is this one piece and was never another. The office says so, or it is on
 * sale in one size and at most one color, and all that was ever put into stock is one piece. The last piece of a series
 * is not one of a kind.
 */
export const isOneOfAKind = sql<SqlBool>`(
  products.supply = 'one-of-a-kind' and ${isInStock} or products.supply is null
  and (select count(*) = 1 and sum(stock) = 1 from variants where product_id = products.id and retired_at is null)
  and (select count(*) <= 1 from product_colors where product_id = products.id and retired_at is null)
  and (select sum(pieces) = 1 from stock_movements join variants as variant on variant.id = variant_id
    where variant.product_id = products.id and kind in ('restock', 'correction')))`

/** Whether a filter chooses by more than category and store, which the tables of lists have as columns. */
export function hasFacts({ categories: _, storeIds: __, ...facts }: FilterChoice): boolean {
  const { colors, materials, governorates, price, isInStock, isOneOfAKind, isPromoted } = facts
  return [colors, materials, governorates, price, isInStock, isOneOfAKind, isPromoted].some(
    (chosen) => chosen !== undefined,
  )
}

/** SQL condition: the product matches the filters but for category and store. */
export function matchesFacts(choice: FilterChoice, now: Date) {
  const { colors, materials, governorates, price } = choice
  const conditions = [
    sql`true`,
    colors && hasKey('colors', colors),
    materials && hasKey('materials', materials),
    governorates && isMadeIn(governorates),
    price?.min !== undefined && sql`${priceAt(now)} >= ${price.min}`,
    price?.max !== undefined && sql`${priceAt(now)} <= ${price.max}`,
    choice.isInStock && isInStock,
    choice.isOneOfAKind && isOneOfAKind,
    choice.isPromoted && sql`${priceAt(now)} < products.regular_price_millimes`,
  ]
  return sql<SqlBool>`(${sql.join(
    conditions.filter((condition) => condition !== undefined && condition !== false),
    sql` and `,
  )})`
}

/** SQL condition: the product has this color or material. */
export function hasFilterKey(key: FilterKey) {
  return 'color' in key ? hasKey('colors', [key.color]) : hasKey('materials', [key.material])
}

/** SQL condition: the product has one of these keys. */
function hasKey(column: 'colors' | 'materials', keys: readonly string[]) {
  return sql<SqlBool>`(select ${sql.ref(`its_keys.${column}`)} && ${[...keys]}::text[]
    from product_filter_keys as its_keys where its_keys.product_id = products.id)`
}

/** SQL condition: the maker's workshop is in one of these governorates. */
function isMadeIn(governorates: readonly string[]) {
  return sql<SqlBool>`(select its_maker.governorate = any(${[...governorates]}::text[])
    from stores as its_maker where its_maker.id = products.store_id)`
}

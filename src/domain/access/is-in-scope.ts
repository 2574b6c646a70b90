import { type RawBuilder, sql } from 'kysely'
import { everyStore, type StoreScope } from './store-scope.ts'

/**
 * SQL condition: the store in the column is in the scope. A row outside of it is not found, as if it did not exist.
 */
export function isInScope(
  scope: StoreScope,
  column: 'products.store_id' | 'stores.id' | 'line.store_id' | 'product_imports.store_id',
): RawBuilder<boolean> {
  return scope === everyStore ? sql.lit(true) : sql`${sql.ref(column)} = any(${[...scope]}::int[])`
}

/** SQL condition: the product in the column is of a store in the scope. */
export function isProductInScope(scope: StoreScope, column: string): RawBuilder<boolean> {
  if (scope === everyStore) return sql.lit(true)
  return sql`${sql.ref(column)} in (select products.id from products where ${isInScope(scope, 'products.store_id')})`
}

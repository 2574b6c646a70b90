import { sql } from 'kysely'

/**
 * SQL condition on `variant`: its stock is at most this many. `stock_level` is there for its index; `stock` has none.
 */
export function hasStockAtMost(pieces: number) {
  return sql<boolean>`(variant.stock_level <= stock_level(${pieces}) and variant.stock <= ${pieces})`
}

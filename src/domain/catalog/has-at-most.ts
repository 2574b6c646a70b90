import { sql } from 'kysely'

/** Whether there are no more than so many pieces of a size, as SQL about `size`. Its level has an index, its stock has none. */
export function hasAtMost(pieces: number) {
  return sql<boolean>`(size.stock_level <= stock_level(${pieces}) and size.stock <= ${pieces})`
}

import { type RawBuilder, sql } from 'kysely'

/**
 * Returns the LIKE pattern of all texts that contain this one. Wildcards are escaped in SQL, since folding a text makes
 * some of other characters: `％` becomes `%`.
 */
export function patternContaining(folded: RawBuilder<unknown>) {
  return sql<string>`'%' || regexp_replace(${folded}, '[\\\\%_]', '\\\\\\&', 'g') || '%'`
}

import { sql } from 'kysely'
import { withCustomPlan } from '#database/statement-names.ts'
import { onSale } from '#domain/catalog/on-sale.ts'
import type { Marketplace } from '#domain/marketplace.ts'

/**
 * Returns those of the words of which a product on sale has the tsquery; the catalog keeps the words of retired ones.
 * Each word has a query of its own, so that the planner knows which are common: the first products that it looks at
 * have them.
 */
export async function readWordsOnSale(
  { db }: Marketplace,
  words: readonly string[],
  queryOf: (word: string) => string,
): Promise<ReadonlySet<string>> {
  if (words.length === 0) return new Set()
  const each = [...new Set(words)].map(
    (word) => sql`select ${word} as word where exists (
      select from products where ${onSale} and search_words @@ ${queryOf(word)}::tsquery)`,
  )
  const { rows } = await sql<{ word: string }>`${withCustomPlan} ${sql.join(each, sql` union all `)}`.execute(db)
  return new Set(rows.map(({ word }) => word))
}

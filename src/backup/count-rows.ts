import type pg from 'pg'

/** Tables whose rows are only added: between two counts they are never fewer. */
const growingTables = [
  'orders',
  'order_steps',
  'order_payments',
  'cash_entries',
  'cash_postings',
  'stock_movements',
  'products',
  'stores',
] as const

export type RowCounts = { readonly [table: string]: number }

/** Counts the rows of the tables that only grow, as far as the schema of the database has them. */
export async function countRows(client: Pick<pg.Client, 'query'>): Promise<RowCounts> {
  const counts: Record<string, number> = {}
  for (const table of growingTables) {
    // A backup before migrations is one of an earlier schema.
    const known = await client.query<{ isKnown: boolean }>('select to_regclass($1) is not null as "isKnown"', [table])
    if (!known.rows[0]?.isKnown) continue
    const { rows } = await client.query<{ count: string }>(`select count(*)::text as count from ${table}`)
    counts[table] = Number(rows[0]?.count)
  }
  return counts
}

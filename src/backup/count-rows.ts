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

/** Counts the rows of the tables that only grow. */
export async function countRows(client: Pick<pg.Client, 'query'>): Promise<RowCounts> {
  const counts: Record<string, number> = {}
  for (const table of growingTables) {
    const { rows } = await client.query<{ count: string }>(`select count(*)::text as count from ${table}`)
    counts[table] = Number(rows[0]?.count)
  }
  return counts
}

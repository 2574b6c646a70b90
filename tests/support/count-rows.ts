import { sql } from 'kysely'
import type { Marketplace } from '#domain/marketplace.ts'

/** The row count of every table, and the total stock: a rejected request must not change them. */
export async function countRows({ db }: Marketplace): Promise<Record<string, number>> {
  const { rows: tables } = await sql<{ name: string }>`
    select format('%I.%I', schemaname, tablename) as name from pg_tables
    where schemaname not in ('pg_catalog', 'information_schema') order by 1`.execute(db)
  const counts = tables.map(({ name }) => `select '${name}' as name, count(*) from ${name}`)
  const stock = "select 'stock' as name, coalesce(sum(stock), 0) as count from variants"
  const { rows } = await sql.raw<{ name: string; count: number }>([...counts, stock].join(' union all ')).execute(db)
  return Object.fromEntries(rows.map(({ name, count }) => [name, Number(count)]))
}

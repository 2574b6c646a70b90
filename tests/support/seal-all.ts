import { sql } from 'kysely'
import { sealRows } from '#domain/consistency/seal-rows.ts'
import { sealedTableNames } from '#domain/consistency/sealed-tables.ts'
import type { TestShop } from './test-shop.ts'
import { until } from './until.ts'

/** Seals all rows that there are. Rows are sealed once no transaction runs that is older, also one of another test's database. */
export async function sealAll(shop: TestShop): Promise<void> {
  await until(async () => {
    await sealRows(shop.system, () => false)
    return !(await hasUnsealedRows(shop))
  }, 'all rows are sealed')
}

async function hasUnsealedRows({ marketplace: { db } }: TestShop): Promise<boolean> {
  const unsealed = sealedTableNames.map(
    (table) => sql`select id from ${sql.table(table)} where id > coalesce(
      (select max(last_id) from seals where table_name = ${table}), 0)`,
  )
  const { rows } = await sql`${sql.join(unsealed, sql` union all `)} limit 1`.execute(db)
  return rows.length > 0
}

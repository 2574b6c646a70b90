import { setTimeout as pause } from 'node:timers/promises'
import { sql } from 'kysely'
import { sealRows } from '#domain/consistency/seal-rows.ts'
import { sealedTableNames } from '#domain/consistency/sealed-tables.ts'
import type { TestShop } from './test-shop.ts'

const pauseMilliseconds = 20

/** Seals all rows that there are. Rows are sealed once no transaction runs that is older, also one of another test's database. */
export async function sealAll(shop: TestShop): Promise<void> {
  do {
    await sealRows(shop.system, () => false)
    await pause(pauseMilliseconds)
  } while (await hasUnsealedRows(shop))
}

async function hasUnsealedRows({ marketplace: { db } }: TestShop): Promise<boolean> {
  const unsealed = sealedTableNames.map(
    (table) => sql`select id from ${sql.table(table)} where id > coalesce(
      (select max(last_id) from seals where table_name = ${table}), 0)`,
  )
  const { rows } = await sql`${sql.join(unsealed, sql` union all `)} limit 1`.execute(db)
  return rows.length > 0
}

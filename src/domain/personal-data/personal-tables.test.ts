import assert from 'node:assert/strict'
import { test } from 'node:test'
import { sql } from 'kysely'
import type { Database } from '#database/connect.ts'
import { databaseName, runOnTestServer } from '#tests/support/test-database.ts'
import { openTestShop } from '#tests/support/test-shop.ts'
import { columnsWithoutPersonalData, operatorColumns } from './other-columns.ts'
import { personalTables } from './personal-tables.ts'

/** The columns that can hold words: everything but numbers, moments, booleans, ids and hashes. */
async function textColumns(db: Database): Promise<string[]> {
  const { rows } = await sql<{ column: string }>`
    select table_name || '.' || column_name as column from information_schema.columns
    join information_schema.tables using (table_schema, table_name)
    where table_schema = 'public' and table_type = 'BASE TABLE' and data_type not in ('smallint', 'integer', 'bigint',
      'real', 'double precision', 'numeric', 'boolean', 'date', 'timestamp with time zone', 'uuid', 'bytea')
    order by 1`.execute(db)
  return rows.map(({ column }) => column)
}

function listedColumns(): string[] {
  const personal = Object.entries(personalTables).map(([table, { columns }]) => {
    const texts = Object.entries(columns).filter(([, erasedAs]) => erasedAs !== 'file')
    return [table, texts.map(([column]) => column)] as const
  })
  return [...personal, ...Object.entries(operatorColumns), ...Object.entries(columnsWithoutPersonalData)].flatMap(
    ([table, columns]) => columns.map((column) => `${table}.${column}`),
  )
}

test('every text column is known either to hold personal data or to hold none', async () => {
  await using shop = await openTestShop()
  assert.deepEqual(listedColumns().sort(), (await textColumns(shop.system.db)).sort())
})

test('a migration that adds a text column is noticed', async () => {
  await using shop = await openTestShop()
  const { db } = shop.system
  await runOnTestServer(
    'alter table orders add column neighbor text, add column further jsonb',
    await databaseName({ database: db }),
  )
  const listed = new Set(listedColumns())
  const unknown = (await textColumns(db)).filter((column) => !listed.has(column))
  assert.deepEqual(unknown, ['orders.further', 'orders.neighbor'])
})

import assert from 'node:assert/strict'
import { test } from 'node:test'
import { sql } from 'kysely'
import { connect, type Database } from '#database/connect.ts'
import { isLongRun } from '#tests/support/long-run.ts'
import { databaseName, openDatabaseCopy } from '#tests/support/test-database.ts'
import { superuserAddress } from '#tests/support/test-database-address.ts'
import { fillDatabase } from './fill-database.ts'
import { urlOf } from './open-server.ts'

test('a generated shop is consistent, and its derived tables are those that triggers write', async (t) => {
  const [filled, written] = [await openDatabase(t), await openDatabase(t)]
  await fillDatabase(filled.url, { products: isLongRun ? 1000 : 200, orders: 300, stores: 20 })
  for (const table of source) await copyRows(filled.database, written.database, table)
  for (const query of derived)
    assert.deepEqual(await rowsOf(filled.database, query), await rowsOf(written.database, query), query)
})

/** In the order in which a shop writes them. */
const source = ['pictures', 'stores', 'products', 'product_colors', 'variants', 'product_pictures', 'product_sales']

/** Without the rows of the promotion, which are recorded by the same function, and without what jobs derive. */
const derived = [
  'select id, search_text, search_words::text from products order by id',
  'select word from catalog_words order by word',
  'select * from product_counts order by store_id, category',
  'select * from shop_order order by product_id',
  'select * from product_translation_counts order by product_id',
  'select product_id from product_filter_keys order by product_id',
  `select price_history.* from price_history join products on products.id = product_id
   where begins_at = created_at order by product_id`,
]

async function openDatabase(t: { after(end: () => Promise<void>): void }) {
  const copy = await openDatabaseCopy()
  const url = urlOf(superuserAddress(await databaseName(copy)))
  const { database, close } = connect({ url }, { poolSize: 1 })
  t.after(async () => {
    await close()
    await copy.close()
  })
  return { url, database }
}

/** Inserts with triggers. Stock is left out: it follows from stock movements. */
async function copyRows(from: Database, to: Database, table: string): Promise<void> {
  const { rows: columns } = await sql<{ name: string }>`
    select quote_ident(attname) as name from pg_attribute
    where attrelid = ${table}::regclass and attnum > 0 and not attisdropped and attgenerated = '' and attname <> 'stock'
    order by attnum`.execute(from)
  const names = sql.raw(columns.map(({ name }) => name).join(', '))
  const { rows } = await sql<{ text: string }>`
    select jsonb_agg(copied)::text as text from ${sql.table(table)} as copied`.execute(from)
  await sql`
    insert into ${sql.table(table)} (${names}) overriding system value
    select ${names} from jsonb_populate_recordset(null::${sql.table(table)}, ${rows[0]?.text}::jsonb)`.execute(to)
}

async function rowsOf(database: Database, query: string): Promise<unknown[]> {
  const { rows } = await sql.raw(query).execute(database)
  assert.notEqual(rows.length, 0)
  return rows
}

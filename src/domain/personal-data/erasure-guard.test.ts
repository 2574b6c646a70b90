import assert from 'node:assert/strict'
import { globSync, readFileSync } from 'node:fs'
import { test } from 'node:test'
import { sql } from 'kysely'
import type { Database } from '#database/connect.ts'
import { asOperator } from '#tests/support/operators.ts'
import { leaveTraces } from '#tests/support/personal-traces.ts'
import { openTestShop } from '#tests/support/test-shop.ts'
import { erasedText, type PersonalTableName, personalTableNames, personalTables } from './personal-tables.ts'

/** A table that only an erasure may change, and the changes of one of its rows. */
interface GuardedTable {
  readonly table: string
  /** A row with something personal. */
  readonly row: number
  /** As an erasure sets it. */
  readonly erased: string
  readonly rewritten: string
}

/** A shop with a row in each of the tables. */
async function openShopWithRows() {
  const shop = await openTestShop()
  await leaveTraces(shop, await asOperator(shop.marketplace))
  const db: Database = shop.system.db
  const { rows: guarded } = await sql<{ table: PersonalTableName }>`
    select distinct tgrelid::regclass::text as table from pg_trigger join pg_proc on pg_proc.oid = tgfoid
    where proname in ('refuse_rewriting', 'refuse_unless_erasing', 'refuse_all_but_erasing')
      and tgrelid::regclass::text = any(${personalTableNames}::text[])`.execute(db)
  const tables = await Promise.all(guarded.map(({ table }) => findRow(db, table)))
  return { shop, db, tables, [Symbol.asyncDispose]: () => shop[Symbol.asyncDispose]() }
}

async function findRow(db: Database, table: PersonalTableName): Promise<GuardedTable> {
  const column = Object.keys(personalTables[table].columns).at(-1) ?? ''
  const isAudit = table === 'audit_log'
  const hasText = isAudit ? sql`after ? 'note'` : sql`${sql.ref(column)} <> ''`
  const { rows } = await sql<{ row: number }>`
    select max(id) as row from ${sql.table(table)} where ${hasText}`.execute(db)
  const erased = isAudit ? `jsonb_set(after, '{note}', '"${erasedText}"')` : `'${erasedText}'`
  const rewritten = isAudit ? `'{"note": "rewritten"}'` : `'rewritten'`
  return { table, row: rows[0]?.row ?? 0, erased: `${column} = ${erased}`, rewritten: `${column} = ${rewritten}` }
}

/** By the trigger, or before it by the rights of the program's role, which may not truncate. */
const refused = /only ever added to|permission denied/

const startErasure = sql<{ id: string }>`
  insert into erasures (reason, erased_at, actor_kind, actor_name) values ('called', now(), 'system', 'system') returning id`

/** Runs an update in a transaction that has a receipt for a row, and rolls back. */
async function updateWithReceipt(
  db: Database,
  { table, row }: Pick<GuardedTable, 'table' | 'row'>,
  statement: string,
): Promise<void> {
  const rolledBack = new Error('rolled back')
  await db
    .transaction()
    .execute(async (db) => {
      const { rows } = await startErasure.execute(db)
      await sql`insert into erased_rows (erasure_id, table_name, row_id) values (${rows[0]?.id}, ${table}, ${row})`.execute(
        db,
      )
      await sql.raw(statement).execute(db)
      throw rolledBack
    })
    .catch((error: unknown) => {
      if (error !== rolledBack) throw error
    })
}

test('a row of an append-only table changes only for a receipt of the same transaction that names it', async () => {
  await using shop = await openShopWithRows()
  const { db } = shop
  assert.ok(shop.tables.length > 5)
  for (const { table, row, erased } of shop.tables) {
    const change = `update ${table} set ${erased} where id = ${row}`
    await updateWithReceipt(db, { table, row }, change)

    await assert.rejects(sql.raw(change).execute(db), /only ever added to/, 'without a receipt')
    await db.transaction().execute(async (db) => {
      const { rows } = await startErasure.execute(db)
      await sql`insert into erased_rows (erasure_id, table_name, row_id) values (${rows[0]?.id}, ${table}, ${row})`.execute(
        db,
      )
    })
    await assert.rejects(sql.raw(change).execute(db), /only ever added to/, 'with a receipt of an earlier transaction')
    await assert.rejects(
      db.transaction().execute(async (db) => {
        await startErasure.execute(db)
        await sql.raw(change).execute(db)
      }),
      /changes only by erasing/,
      'with a receipt of now that does not name the row, which one of earlier names',
    )
    await assert.rejects(updateWithReceipt(db, { table, row: row + 1 }, change), /changes only by erasing/)
  }
})

test('an erasure changes nothing of an append-only table but what is personal, and only to what stands for an erased value', async () => {
  await using shop = await openShopWithRows()
  for (const { table, row, erased, rewritten } of shop.tables) {
    const update = (change: string) =>
      updateWithReceipt(shop.db, { table, row }, `update ${table} set ${change} where id = ${row}`)
    for (const change of ['made_at = now()', rewritten, `${erased}, made_at = now()`])
      await assert.rejects(update(change), /changes only by erasing/, `${table}: ${change}`)
    for (const statement of [`delete from ${table} where id = ${row}`, `truncate ${table} cascade`])
      await assert.rejects(updateWithReceipt(shop.db, { table, row }, statement), refused, statement)
  }
})

test('receipts are append-only', async () => {
  await using shop = await openTestShop()
  const { db } = shop.system
  await startErasure.execute(db)
  for (const table of ['erasures', 'erased_rows'])
    for (const statement of [`delete from ${table}`, `truncate ${table} cascade`])
      await assert.rejects(sql.raw(statement).execute(db), refused)
  await assert.rejects(sql`update erasures set reason = 'retention'`.execute(db), refused)
})

test('only the erasure itself and its replay write receipts', () => {
  const source = new URL('../../', import.meta.url)
  const writers = globSync('**/*.ts', { cwd: source })
    .filter((file) => !file.endsWith('.test.ts'))
    .filter((file) => /insertInto\('eras|insert into eras/.test(readFileSync(new URL(file, source), 'utf8')))
  assert.deepEqual(writers.sort(), ['domain/personal-data/erase-rows.ts', 'domain/personal-data/replay-erasures.ts'])
})

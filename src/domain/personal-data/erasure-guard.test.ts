import assert from 'node:assert/strict'
import { globSync, readFileSync } from 'node:fs'
import { test } from 'node:test'
import { sql } from 'kysely'
import type { Database } from '#database/connect.ts'
import { addOrderNote } from '#domain/orders/add-order-note.ts'
import { recordCall } from '#domain/orders/calls/record-call.ts'
import { recordDeliveryResult } from '#domain/orders/delivery/record-delivery-result.ts'
import { advanceOrderAsOperator } from '#domain/orders/status/advance-order-as-operator.ts'
import { asOperator } from '#tests/support/operators.ts'
import { payInFull } from '#tests/support/payments.ts'
import { openTestShop } from '#tests/support/test-shop.ts'
import { erasedText } from './personal-tables.ts'

const appendOnly = {
  order_steps: { set: `note = '${erasedText}'`, other: `to_status = 'returned'`, personal: `note = 'rewritten'` },
  order_calls: { set: `note = '${erasedText}'`, other: `outcome = 'changed'`, personal: `note = 'rewritten'` },
  delivery_attempts: { set: `note = '${erasedText}'`, other: `outcome = 'refused'`, personal: `note = 'rewritten'` },
  order_payments: { set: `reference = '${erasedText}'`, other: `kind = 'not-paid'`, personal: `reference = 'x'` },
  audit_log: {
    set: `after = jsonb_set(after, '{note}', '"${erasedText}"')`,
    other: `actor_name = 'Eve'`,
    personal: `after = '{"note": "rewritten"}'`,
  },
} as const

type GuardedTable = keyof typeof appendOnly

/** A shop with one row in each of the tables; `note` is in the newest audit entry that has one. */
async function openShopWithRows() {
  const shop = await openTestShop()
  const office = await asOperator(shop.marketplace)
  const placed = await shop.order([{ product: await shop.sells() }], { payment: 'paypal' })
  assert.equal(placed.outcome, 'placed')
  await recordCall(office, placed.order.id, { outcome: 'confirmed' }, { note: 'Amel agreed' })
  await payInFull(office, placed.order.id, 'PayPal 17')
  for (const to of ['packed', 'shipped'] as const) await advanceOrderAsOperator(office, placed.order.id, { to })
  const attempt = { outcome: 'postponed', decidedBy: 'customer', reason: 'absent', note: 'Amel was away' } as const
  await recordDeliveryResult(office, placed.order.id, attempt)
  await addOrderNote(office, placed.order.id, 'second floor', {
    submissionKey: crypto.randomUUID(),
    typedSecondsAgo: 0,
  })
  return { shop, db: shop.system.db as Database }
}

/** By the trigger, or before it by the rights of the program's role, which may not truncate. */
const refused = /only ever added to|permission denied/

const startErasure = sql<{ id: string }>`
  insert into erasures (reason, erased_at, actor_kind, actor_name) values ('called', now(), 'system', 'system') returning id`

async function lastRowOf(db: Database, table: GuardedTable): Promise<number> {
  const { rows } = await sql<{ id: number }>`select max(id) as id from ${sql.table(table)}`.execute(db)
  return rows[0]?.id ?? 0
}

/** Runs an update in a transaction that has a receipt for a row, and rolls back. */
async function updateWithReceipt(
  db: Database,
  table: GuardedTable,
  { row, statement }: { row: number; statement: string },
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

for (const [name, { set, other, personal }] of Object.entries(appendOnly)) {
  const table = name as GuardedTable

  test(`a row of ${table} changes only for a receipt of the same transaction that names it`, async () => {
    const { shop, db } = await openShopWithRows()
    await using _ = shop
    const row = await lastRowOf(db, table)
    const change = `update ${table} set ${set} where id = ${row}`
    await updateWithReceipt(db, table, { row, statement: change })

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
    await assert.rejects(updateWithReceipt(db, table, { row: row + 1, statement: change }), /changes only by erasing/)
  })

  test(`an erasure changes nothing of ${table} but what is personal, and only to what stands for an erased value`, async () => {
    const { shop, db } = await openShopWithRows()
    await using _ = shop
    const row = await lastRowOf(db, table)
    for (const change of [other, personal, `${set}, made_at = now()`])
      await assert.rejects(
        updateWithReceipt(db, table, { row, statement: `update ${table} set ${change} where id = ${row}` }),
        /changes only by erasing/,
        change,
      )
    for (const statement of [`delete from ${table} where id = ${row}`, `truncate ${table} cascade`])
      await assert.rejects(updateWithReceipt(db, table, { row, statement }), refused, statement)
  })
}

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

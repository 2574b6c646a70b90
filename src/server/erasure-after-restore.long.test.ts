import assert from 'node:assert/strict'
import { once } from 'node:events'
import { test } from 'node:test'
import { sql } from 'kysely'
import { restoreBackup } from '#backup/restore-backup.ts'
import type { Database } from '#database/connect.ts'
import { postComment } from '#domain/comments/post-comment.ts'
import { findAllViolations } from '#domain/consistency/find-violations.ts'
import type { EmailAddress } from '#domain/email-address.ts'
import { addOrderNote } from '#domain/orders/add-order-note.ts'
import { advanceOrderAsOperator } from '#domain/orders/status/advance-order-as-operator.ts'
import { erasePerson } from '#domain/personal-data/erase-person.ts'
import { receiptFileName, writeErasureReceipt } from '#domain/personal-data/erasure-receipt.ts'
import type { Phone } from '#domain/phone.ts'
import { onRestored, openBackupShop } from '#tests/support/backup-shop.ts'
import { asOperator } from '#tests/support/operators.ts'
import { launchShop } from '#tests/support/shop-process.ts'
import { openErasureReceipts } from './erasure-receipts.ts'

const amel = { name: 'Amel Zitouna', email: 'amel.zitouna@example.tn' as EmailAddress, phone: '+21622999444' as Phone }

/** What neither an erasure nor a restore may change. */
async function books(db: Database): Promise<unknown> {
  const { rows } = await sql`
    select number, status, subtotal_millimes, shipping_millimes, total_millimes, held_pieces, paid_at,
      (select json_agg(json_build_array(name, quantity, line_total_millimes) order by position) from order_lines
        where order_id = orders.id) as lines,
      (select json_agg(json_build_array(kind, pieces) order by id) from stock_movements where order_id = orders.id) as movements,
      (select json_agg(json_build_array(from_status, to_status, made_at) order by id) from order_steps
        where order_id = orders.id) as steps,
      (select json_agg(stock order by id) from variants) as stock
    from orders order by id`.execute(db)
  return rows
}

/** The tables in which something of Amel stands. */
async function tablesWithAmel(db: Database): Promise<string[]> {
  const { rows } = await sql<{ name: string }>`
    select table_name as name from information_schema.tables
    where table_schema = 'public' and table_type = 'BASE TABLE' order by 1`.execute(db)
  const found: string[] = []
  for (const { name } of rows) {
    const { rows: hits } = await sql`select from ${sql.table(name)} as row
      where row::text ~* 'zitouna|22999444' limit 1`.execute(db)
    if (hits.length > 0) found.push(name)
  }
  return found
}

test('a person erased after a backup is erased again when the shop starts on that backup', async (t) => {
  await using own = await openBackupShop()
  const { shop, store, sealer, dataDirectory } = own
  const office = await asOperator(shop.marketplace)
  const bowl = await shop.sells()
  const placed = await shop.order([{ product: bowl, quantity: 2 }], { customer: amel })
  assert.ok(placed.outcome === 'placed')
  await shop.order([{ product: bowl }])
  await addOrderNote(office, placed.order.id, 'Amel Zitouna likes blue', {
    submissionKey: crypto.randomUUID(),
    typedSecondsAgo: 0,
  })
  await postComment(shop.marketplace, { productId: bowl.id, authorName: amel.name, ...amel, body: 'Lovely' })
  await advanceOrderAsOperator(office, placed.order.id, { to: 'cancelled', note: 'Amel Zitouna called' })
  const before = await books(shop.system.db)
  const backup = await own.backUp()

  const erased = await erasePerson(office, { key: { by: 'phone', phone: amel.phone }, isCalledBack: true })
  assert.ok(erased.outcome === 'erased' && erased.erasureId)
  const receipts = { erasureReceipts: openErasureReceipts(dataDirectory, store) }
  await writeErasureReceipt({ ...shop.system, ...receipts }, erased.erasureId)
  assert.deepEqual(await tablesWithAmel(shop.system.db), [])

  const place = own.emptyPlace()
  await restoreBackup({ store, sealer, backup, dataDirectory: place, target: 'backup' })
  assert.ok((await onRestored(place, tablesWithAmel)).includes('orders'), 'the backup is older than the erasure')

  const started = launchShop(t, { DATA_DIR: place, BACKUP_TO: `folder:${store.folder}` })
  await started.opened
  started.process.kill('SIGTERM')
  await once(started.process, 'exit')
  assert.match(started.output(), /Erasures repeated that this database did not know: 1/)
  await onRestored(place, async (db) => {
    assert.deepEqual(await tablesWithAmel(db), [])
    assert.deepEqual(await books(db), before)
    assert.deepEqual(await Array.fromAsync(findAllViolations({ ...shop.system, db })), [])
    const known = await db.selectFrom('erasures').select(['id', 'reason']).execute()
    assert.deepEqual(known, [{ id: erased.erasureId, reason: 'called' }])
  })
  assert.ok((await store.list('erasures')).includes(receiptFileName(erased.erasureId)))
})

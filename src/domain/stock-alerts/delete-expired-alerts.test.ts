import assert from 'node:assert/strict'
import { test } from 'node:test'
import { inTransaction } from '#domain/in-transaction.ts'
import { eraseByKey } from '#domain/personal-data/erase-person.ts'
import { findPerson } from '#domain/personal-data/read-person.ts'
import { setStock } from '#tests/support/catalog-changes.ts'
import { outboxRows } from '#tests/support/emails.ts'
import { asOperator } from '#tests/support/operators.ts'
import {
  addConfirmedAlert,
  amel,
  countSentAfterRestock,
  requestAlertTokens,
  sellSoldOut,
  sizeOf,
} from '#tests/support/stock-alerts.ts'
import { openTestShop } from '#tests/support/test-shop.ts'
import { checkStockAlert, confirmStockAlert } from './confirm-stock-alert.ts'
import { deleteExpiredAlerts } from './delete-expired-alerts.ts'
import { leaveStockAlerts } from './leave-stock-alerts.ts'

test('addresses are deleted: unconfirmed after a week, over after a month, waiting after a year', async () => {
  await using shop = await openTestShop()
  const vase = await sellSoldOut(shop)
  const { confirm } = await requestAlertTokens(shop, vase)
  shop.clock.passes({ days: 8 })
  assert.equal(await confirmStockAlert(shop.marketplace, confirm), 'expired')
  assert.equal(await deleteExpiredAlerts(shop.system), 1)
  assert.equal((await checkStockAlert(shop.marketplace, confirm)).state, 'unknown')

  await addConfirmedAlert(shop, vase, amel)
  await countSentAfterRestock(shop, vase, 1)
  await setStock(shop.system, sizeOf(vase), 0)
  await addConfirmedAlert(shop, vase, 'rim@example.tn')
  shop.clock.passes({ days: 29 })
  assert.equal(await deleteExpiredAlerts(shop.system), 0)
  shop.clock.passes({ days: 2 })
  assert.equal(await deleteExpiredAlerts(shop.system), 1)
  shop.clock.passes({ days: 333 })
  assert.equal(await deleteExpiredAlerts(shop.system), 0)
  shop.clock.passes({ days: 2 })
  assert.equal(await deleteExpiredAlerts(shop.system), 1)
})

test('the shop finds what a person waits for, and after an erasure nothing is sent', async () => {
  await using shop = await openTestShop()
  const vase = await sellSoldOut(shop)
  const { leave } = await addConfirmedAlert(shop, vase, amel)
  const key = { by: 'email', email: amel } as const
  const found = await findPerson(await asOperator(shop.marketplace), key)
  assert.ok(found.some(({ table, count }) => table === 'stock_alerts' && count === 1))
  const erased = await inTransaction(shop.system, (marketplace) => eraseByKey(marketplace, key, 'email-link'))
  assert.equal(erased.outcome, 'erased')
  const rows = await shop.system.db.selectFrom('stock_alerts').selectAll().execute()
  assert.ok(!JSON.stringify([rows, await outboxRows(shop.marketplace)]).includes('amel'))
  assert.equal((await leaveStockAlerts(shop.marketplace, leave)).state, 'unknown')
  assert.equal(await countSentAfterRestock(shop, vase, 1), 0)
})

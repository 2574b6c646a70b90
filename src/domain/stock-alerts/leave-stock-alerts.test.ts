import assert from 'node:assert/strict'
import { test } from 'node:test'
import { setStock } from '#tests/support/catalog-changes.ts'
import { outboxRows, sendQueuedEmails } from '#tests/support/emails.ts'
import {
  addConfirmedAlert,
  amel,
  countSentAfterRestock,
  readAlertEmails,
  requestAlert,
  requestAlertTokens,
  sellSoldOut,
  sizeOf,
} from '#tests/support/stock-alerts.ts'
import { openTestShop } from '#tests/support/test-shop.ts'
import { checkStockAlert, confirmStockAlert } from './confirm-stock-alert.ts'
import { checkStockAlertLeave, leaveStockAlerts } from './leave-stock-alerts.ts'
import { queueDueAlerts } from './queue-due-alerts.ts'

test('the link to leave of a confirmation ends its own request, that of an alert all of the address', async () => {
  await using shop = await openTestShop()
  const [vase, jar, bowl] = [await sellSoldOut(shop), await sellSoldOut(shop), await sellSoldOut(shop)]
  await addConfirmedAlert(shop, vase, amel)
  const { confirm, leave } = await requestAlertTokens(shop, jar)
  const other = await addConfirmedAlert(shop, bowl, amel)
  await addConfirmedAlert(shop, jar, 'rim@example.tn')
  assert.deepEqual(await checkStockAlertLeave(shop.marketplace, leave), { state: 'waiting', scope: 'one' })
  assert.deepEqual(await leaveStockAlerts(shop.marketplace, confirm), { state: 'unknown' }, 'for another purpose')
  assert.deepEqual(await leaveStockAlerts(shop.marketplace, leave), { state: 'left', scope: 'one' })
  assert.deepEqual(await leaveStockAlerts(shop.marketplace, leave), { state: 'left', scope: 'one' })
  assert.equal(await confirmStockAlert(shop.marketplace, confirm), 'expired')
  assert.equal((await checkStockAlertLeave(shop.marketplace, other.leave)).state, 'waiting')

  assert.equal(await countSentAfterRestock(shop, vase, 1), 1)
  const url = shop.marketplace.mailer.sent.at(-1)?.unsubscribeUrl ?? ''
  const leaveAll = url.slice(url.lastIndexOf('/') + 1)
  await setStock(shop.system, sizeOf(bowl), 1)
  assert.equal(await queueDueAlerts(shop.system), 1)
  assert.equal((await leaveStockAlerts(shop.marketplace, leaveAll)).state, 'left')
  assert.deepEqual(await checkStockAlertLeave(shop.marketplace, leaveAll), { state: 'left', scope: 'all' })
  await sendQueuedEmails(shop.marketplace)
  assert.deepEqual(
    (await readAlertEmails(shop)).map(({ status }) => status),
    ['sent', 'withdrawn'],
  )
  await setStock(shop.system, sizeOf(jar), 1)
  assert.equal(await queueDueAlerts(shop.system), 1, 'others go on waiting')
  for (const token of ['', 'x', `${leave}=`, 'A'.repeat(22)]) {
    assert.equal((await checkStockAlert(shop.marketplace, token)).state, 'unknown')
    assert.equal((await leaveStockAlerts(shop.marketplace, token)).state, 'unknown')
  }
})

test('who leaves and asks again is asked at once, and gets no email of the request before', async () => {
  await using shop = await openTestShop()
  const vase = await sellSoldOut(shop)
  const { confirm, leave } = await addConfirmedAlert(shop, vase, amel)
  await setStock(shop.system, sizeOf(vase), 1)
  await queueDueAlerts(shop.system)
  await leaveStockAlerts(shop.marketplace, leave)
  await setStock(shop.system, sizeOf(vase), 0)
  shop.clock.passes({ seconds: 60 })
  await requestAlert(shop.marketplace, vase)
  await requestAlert(shop.marketplace, vase)
  await setStock(shop.system, sizeOf(vase), 1)
  await sendQueuedEmails(shop.marketplace)
  assert.deepEqual(
    (await outboxRows(shop.marketplace)).map(({ kind, status }) => [kind, status]),
    [
      ['stock-alert-confirmation', 'sent'],
      ['stock-alert', 'withdrawn'],
      ['stock-alert-confirmation', 'sent'],
    ],
  )
  assert.equal(await confirmStockAlert(shop.marketplace, confirm), 'expired')
})

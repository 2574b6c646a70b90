import assert from 'node:assert/strict'
import { test } from 'node:test'
import { restoreProduct } from '#domain/catalog/admin/restore-product.ts'
import { retireProduct } from '#domain/catalog/admin/retire-product.ts'
import { decideHeldEmails } from '#domain/email-outbox/decide-held-emails.ts'
import { resendEmail } from '#domain/email-outbox/resend-email.ts'
import { setStock } from '#tests/support/catalog-changes.ts'
import { outboxRows, sendQueuedEmails } from '#tests/support/emails.ts'
import { asOperator } from '#tests/support/operators.ts'
import { fromNetwork, openReviewedShop } from '#tests/support/rate-limits.ts'
import {
  addConfirmedAlert,
  amel,
  readAlertEmails,
  requestAlert,
  requestAlertTokens,
  sellSoldOut,
  sizeOf,
} from '#tests/support/stock-alerts.ts'
import { openTestShop } from '#tests/support/test-shop.ts'
import { sellByColor } from '#tests/support/variants.ts'
import { deleteExpiredAlerts } from './delete-expired-alerts.ts'
import { leaveStockAlerts } from './leave-stock-alerts.ts'
import { queueDueAlerts } from './queue-due-alerts.ts'

test('who was to be told when the size sold out again, or went off sale, goes on waiting', async () => {
  await using shop = await openTestShop()
  const vase = await sellSoldOut(shop)
  await addConfirmedAlert(shop, vase, amel)
  const told = async () => (await readAlertEmails(shop)).map(({ status }) => status)
  await setStock(shop.system, sizeOf(vase), 1)
  await queueDueAlerts(shop.system)
  await setStock(shop.system, sizeOf(vase), 0)
  await sendQueuedEmails(shop.marketplace)
  assert.deepEqual(await told(), ['withdrawn'])

  await setStock(shop.system, sizeOf(vase), 1)
  await queueDueAlerts(shop.system)
  await retireProduct(shop.system, vase.id)
  await sendQueuedEmails(shop.marketplace)
  assert.deepEqual(await told(), ['withdrawn', 'withdrawn'])

  await restoreProduct(shop.system, vase.id)
  await queueDueAlerts(shop.system)
  await sendQueuedEmails(shop.marketplace)
  assert.deepEqual(await told(), ['withdrawn', 'withdrawn', 'sent'])
  const [, , sent] = await readAlertEmails(shop)
  await setStock(shop.system, sizeOf(vase), 0)
  await resendEmail(await asOperator(shop.marketplace), sent?.id ?? 0)
  await sendQueuedEmails(shop.marketplace)
  await setStock(shop.system, sizeOf(vase), 1)
  assert.equal(await queueDueAlerts(shop.system), 0, 'one email for a request')
})

test('whoever waits for a color is told of it by its name, and not because another color is in stock', async () => {
  await using shop = await openTestShop()
  const vase = await sellByColor(shop, { stock: { M: { Red: 3, Blue: 0 } } })
  const [red, blue] = vase.variants
  assert.ok(red && blue)
  await addConfirmedAlert(shop, vase, amel, blue.id)
  await setStock(shop.system, blue.id, 1)
  await queueDueAlerts(shop.system)
  await setStock(shop.system, blue.id, 0)
  await sendQueuedEmails(shop.marketplace)
  assert.deepEqual(
    (await readAlertEmails(shop)).map(({ status }) => status),
    ['withdrawn'],
  )

  await setStock(shop.system, blue.id, 1)
  await queueDueAlerts(shop.system)
  await sendQueuedEmails(shop.marketplace)
  const text = shop.marketplace.mailer.sent.at(-1)?.text ?? ''
  assert.match(text.replaceAll(/\s+/g, ' '), new RegExp(`back in stock: ${vase.name}, M, Blue\\.`))
  assert.match(text, new RegExp(`/product/${vase.id}\\?color=${blue.colorId}\n`))
})

test('a confirmation that was not sent when the person left is withdrawn', async () => {
  await using shop = await openTestShop()
  const vase = await sellSoldOut(shop)
  const { leave } = await requestAlertTokens(shop, vase)
  shop.clock.passes({ seconds: 3600 })
  await requestAlert(shop.marketplace, vase)
  await leaveStockAlerts(shop.marketplace, leave)
  await requestAlert(shop.marketplace, vase)
  await sendQueuedEmails(shop.marketplace)
  assert.deepEqual(
    (await outboxRows(shop.marketplace)).map(({ status }) => status),
    ['sent', 'withdrawn', 'sent'],
  )
})

test('a confirmation that is released after its time, or after its request was deleted, is withdrawn', async () => {
  await using shop = await openReviewedShop({ subscription: { count: 1, seconds: 86_400 } })
  const [vase, here] = [await sellSoldOut(shop), fromNetwork(shop.marketplace)]
  const office = await asOperator(shop.marketplace)
  for (const name of ['a', 'b', 'c']) await requestAlert(here, vase, `${name}@example.tn`)
  const [, late, later] = await outboxRows(shop.marketplace)
  shop.clock.passes({ days: 8 })
  await decideHeldEmails(office, [late?.id ?? 0], 'released')
  await sendQueuedEmails(shop.marketplace)
  await deleteExpiredAlerts(shop.system)
  await decideHeldEmails(office, [later?.id ?? 0], 'released')
  await sendQueuedEmails(shop.marketplace)
  assert.deepEqual(
    (await outboxRows(shop.marketplace)).map(({ status }) => status),
    ['withdrawn', 'withdrawn', 'withdrawn'],
  )
})

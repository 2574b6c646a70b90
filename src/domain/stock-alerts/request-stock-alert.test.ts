import assert from 'node:assert/strict'
import { test } from 'node:test'
import { retireProduct } from '#domain/catalog/admin/retire-product.ts'
import type { EmailAddress } from '#domain/email-address.ts'
import { NotFound } from '#domain/errors.ts'
import { setStock } from '#tests/support/catalog-changes.ts'
import { outboxRows, sendQueuedEmails } from '#tests/support/emails.ts'
import { asOperator } from '#tests/support/operators.ts'
import { fromNetwork, openReviewedShop } from '#tests/support/rate-limits.ts'
import {
  addConfirmedAlert,
  amel,
  countSentAfterRestock,
  requestAlert,
  requestAlertTokens,
  sellSoldOut,
  sizeOf,
} from '#tests/support/stock-alerts.ts'
import { openTestShop } from '#tests/support/test-shop.ts'
import { checkStockAlert, confirmStockAlert } from './confirm-stock-alert.ts'
import { countWaiting } from './count-waiting.ts'
import { requestStockAlert } from './request-stock-alert.ts'

test('one address waits once for a size, and is asked at most once an hour', async () => {
  await using shop = await openTestShop()
  const vase = await sellSoldOut(shop)
  const confirmations = async () =>
    (await outboxRows(shop.marketplace)).filter(({ kind }) => kind === 'stock-alert-confirmation').length
  for (const spelling of [amel, 'AMEL@example.tn', amel]) await requestAlert(shop.marketplace, vase, spelling)
  assert.equal(await confirmations(), 1)
  shop.clock.passes({ seconds: 3600 })
  const { confirm } = await requestAlertTokens(shop, vase)
  assert.equal(await confirmations(), 2)
  await confirmStockAlert(shop.marketplace, confirm)
  shop.clock.passes({ days: 1 })
  assert.equal(await requestAlert(shop.marketplace, vase), 'asked', 'the answer does not tell who waits')
  assert.equal(await confirmations(), 2)
  assert.equal((await shop.system.db.selectFrom('stock_alerts').select('id').execute()).length, 1)
})

test('a request that is over can be made again at once, and its old link does not confirm the new one', async () => {
  await using shop = await openTestShop()
  const vase = await sellSoldOut(shop)
  const first = await addConfirmedAlert(shop, vase, amel)
  await countSentAfterRestock(shop, vase, 1)
  await setStock(shop.system, sizeOf(vase), 0)
  shop.clock.passes({ seconds: 60 })
  const second = await requestAlertTokens(shop, vase)
  assert.notEqual(second.confirm, first.confirm)
  assert.equal(await confirmStockAlert(shop.marketplace, first.confirm), 'expired')
  assert.equal(await confirmStockAlert(shop.marketplace, second.confirm), 'confirmed')
  assert.equal(await countSentAfterRestock(shop, vase, 1), 1)
})

test('requests are for sizes that are sold out and on sale', async () => {
  await using shop = await openTestShop()
  const [vase, jar] = [await sellSoldOut(shop), await shop.sells()]
  assert.equal(await requestAlert(shop.marketplace, jar), 'in-stock')
  const ids = { productId: jar.id, variantId: sizeOf(vase), email: amel }
  await assert.rejects(requestStockAlert(shop.marketplace, ids), NotFound)
  await retireProduct(shop.system, vase.id)
  await assert.rejects(requestAlert(shop.marketplace, vase), NotFound)
  assert.deepEqual(await shop.system.db.selectFrom('stock_alerts').select('id').execute(), [])
})

test('what looks like a bot waits for the office, as beyond a limit, or until it is repeated without suspicion', async () => {
  await using shop = await openReviewedShop({ subscription: { count: 2, seconds: 86_400 } })
  const vase = await sellSoldOut(shop)
  const here = fromNetwork(shop.marketplace)
  const ids = { productId: vase.id, variantId: sizeOf(vase) }
  await requestStockAlert(here, { ...ids, email: 'bot@example.tn' as EmailAddress, isSuspicious: true })
  await requestAlert(here, vase, 'a@example.tn')
  await requestAlert(here, vase, 'b@example.tn')
  const emails = await outboxRows(shop.marketplace)
  assert.deepEqual(
    emails.map(({ recipient, status }) => [recipient, status]),
    [
      ['bot@example.tn', 'held'],
      ['a@example.tn', 'queued'],
      ['b@example.tn', 'held'],
    ],
  )
  await requestAlert(fromNetwork(shop.marketplace, '192.0.2.9'), vase, 'bot@example.tn')
  const ofBot = (await outboxRows(shop.marketplace)).filter(({ recipient }) => recipient === 'bot@example.tn')
  assert.deepEqual(
    ofBot.map(({ status }) => status),
    ['withdrawn', 'queued'],
  )
})

test('emails are in the language of the request, and the database has no usable token', async () => {
  await using shop = await openTestShop()
  const vase = await sellSoldOut(shop)
  await requestStockAlert(shop.marketplace, { productId: vase.id, variantId: sizeOf(vase), email: amel, locale: 'fr' })
  await sendQueuedEmails(shop.marketplace)
  const email = shop.marketplace.mailer.sent.at(-1)
  assert.match(email?.subject ?? '', /vous prévenir de son retour/)
  const token = /\/fr\/back-in-stock\/confirm\/([\w-]+)/.exec(email?.text ?? '')?.[1] ?? ''
  assert.equal((await checkStockAlert(shop.marketplace, token)).state, 'open')
  const { db } = shop.system
  const stored = [await outboxRows(shop.marketplace), await db.selectFrom('stock_alert_tokens').selectAll().execute()]
  assert.ok(!JSON.stringify(stored).includes(token))
})

test('the back office counts who waits for each size, once they have confirmed', async () => {
  await using shop = await openTestShop()
  const robe = await shop.sells({ sizes: ['S', 'M', 'L'].map((name) => ({ name, stock: 0 })) })
  const [small = 0, medium = 0] = robe.sizes.map(({ id }) => id)
  await addConfirmedAlert(shop, robe, amel, small)
  await addConfirmedAlert(shop, robe, 'rim@example.tn', small)
  await requestAlert(shop.marketplace, robe, amel, medium)
  const office = await asOperator(shop.marketplace, 'staff')
  assert.deepEqual(await countWaiting(office, robe.id), { forVariants: { [small]: 2 }, forAnyColor: {} })
})

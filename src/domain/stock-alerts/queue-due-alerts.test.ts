import assert from 'node:assert/strict'
import { test } from 'node:test'
import { sql } from 'kysely'
import { restoreProduct } from '#domain/catalog/admin/restore-product.ts'
import { retireProduct } from '#domain/catalog/admin/retire-product.ts'
import { getProduct } from '#domain/catalog/get-product.ts'
import { splitStock } from '#domain/catalog/stock/split-stock.ts'
import { advanceOrder } from '#domain/orders/status/advance-order.ts'
import { setStock } from '#tests/support/catalog-changes.ts'
import { sendQueuedEmails } from '#tests/support/emails.ts'
import {
  addConfirmedAlert,
  addConfirmedAlerts,
  amel,
  countSentAfterRestock,
  readAlertEmails,
  requestAlertTokens,
  sellSoldOut,
  sizeOf,
} from '#tests/support/stock-alerts.ts'
import { openTestShop } from '#tests/support/test-shop.ts'
import { checkStockAlert, confirmStockAlert } from './confirm-stock-alert.ts'
import { countWaiting } from './count-waiting.ts'
import { queueDueAlerts } from './queue-due-alerts.ts'

test('whoever confirmed gets one email when the size is back, and then the request is over', async () => {
  await using shop = await openTestShop()
  const vase = await sellSoldOut(shop)
  const { confirm } = await requestAlertTokens(shop, vase)
  assert.equal((await checkStockAlert(shop.marketplace, confirm)).state, 'open')
  assert.equal(await countSentAfterRestock(shop, vase, 1), 0, 'not without the confirmation')
  await setStock(shop.system, sizeOf(vase), 0)

  assert.equal(await confirmStockAlert(shop.marketplace, confirm), 'confirmed')
  assert.equal(await confirmStockAlert(shop.marketplace, confirm), 'confirmed')
  assert.equal(await queueDueAlerts(shop.system), 0, 'it is still sold out')
  assert.equal(await countSentAfterRestock(shop, vase, 2), 1)
  const told = shop.marketplace.mailer.sent.at(-1)
  assert.match(told?.subject ?? '', /is back$/)
  assert.match(told?.unsubscribeUrl ?? '', /^https:\/\/hirfa\.example\/back-in-stock\/leave\/[\w-]{22}$/)
  assert.equal((await checkStockAlert(shop.marketplace, confirm)).state, 'expired')

  await setStock(shop.system, sizeOf(vase), 0)
  assert.equal(await countSentAfterRestock(shop, vase, 5), 0, 'one email for a request')
  assert.deepEqual(
    (await shop.eventTypes()).filter((type) => type.startsWith('stock-alert')),
    ['stock-alert.requested', 'stock-alert.due'],
  )
})

test('runs at the same time queue each email once', async () => {
  await using shop = await openTestShop()
  const vase = await sellSoldOut(shop)
  await addConfirmedAlerts(shop, vase, 250)
  await setStock(shop.system, sizeOf(vase), 50)
  const queued = await Promise.all(Array.from({ length: 6 }, () => queueDueAlerts(shop.system)))
  assert.equal(
    queued.reduce((sum, count) => sum + count, 0),
    250,
  )
  const recipients = (await readAlertEmails(shop)).map(({ recipient }) => recipient)
  assert.equal(recipients.length, 250)
  assert.equal(new Set(recipients).size, 250)
})

test('who confirmed first is told first, a few for each piece in a run and more than one batch', async () => {
  await using shop = await openTestShop()
  const vase = await sellSoldOut(shop)
  const emails = await addConfirmedAlerts(shop, vase, 130)
  await setStock(shop.system, sizeOf(vase), 1)
  assert.equal(await queueDueAlerts(shop.system), 5)
  await setStock(shop.system, sizeOf(vase), 0)
  assert.equal(await queueDueAlerts(shop.system), 0, 'the others go on waiting')
  await setStock(shop.system, sizeOf(vase), 24)
  assert.equal(await queueDueAlerts(shop.system), 120)
  assert.equal(await queueDueAlerts(shop.system), 5)
  const recipients = (await readAlertEmails(shop)).map(({ recipient }) => recipient)
  assert.deepEqual(recipients, emails)
})

test('every way back into stock counts: a canceled order, and a product that is on sale again', async () => {
  await using shop = await openTestShop()
  const vase = await shop.sells({ sizes: [{ name: '', stock: 1 }] })
  await shop.order([{ product: vase }])
  await addConfirmedAlert(shop, vase, amel)
  const { id } = await shop.system.db.selectFrom('orders').select('id').executeTakeFirstOrThrow()
  await advanceOrder(shop.system, id, { to: 'cancelled' })
  assert.equal(await queueDueAlerts(shop.system), 1)

  const jar = await sellSoldOut(shop)
  await addConfirmedAlert(shop, jar, amel)
  await retireProduct(shop.system, jar.id)
  await setStock(shop.system, sizeOf(jar), 3)
  assert.equal(await queueDueAlerts(shop.system), 0, 'nobody could buy it')
  await restoreProduct(shop.system, jar.id)
  assert.equal(await queueDueAlerts(shop.system), 1)
})

test('who waits for a size since before its pieces were counted by color is told when any color is back', async () => {
  await using shop = await openTestShop()
  const colors = [
    { name: 'Red', swatch: '#b22222' },
    { name: 'Blue', swatch: '#1e3a8a' },
  ]
  const shirt = await shop.sells({ colors, sizes: [{ name: 'M', stock: 0 }] })
  await addConfirmedAlert(shop, shirt, amel)
  const pieces = new Map(shirt.colors.map(({ id }) => [id, 0]))
  const split = await splitStock(shop.system, shirt.id, [{ sizeId: sizeOf(shirt), seen: 0, pieces }])
  assert.equal(split.outcome, 'split')
  assert.deepEqual(await countWaiting(shop.system, shirt.id), { forVariants: {}, forAnyColor: { [sizeOf(shirt)]: 1 } })
  assert.equal(await queueDueAlerts(shop.system), 0)
  const { variants } = await getProduct(shop.marketplace, shirt.id)
  await setStock(shop.system, variants[1]?.id ?? 0, 1)
  assert.equal(await queueDueAlerts(shop.system), 1)
  await sendQueuedEmails(shop.marketplace)
  assert.deepEqual(
    (await readAlertEmails(shop)).map(({ status }) => status),
    ['sent'],
  )
})

test('emails about orders overtake those to everybody who waits', async () => {
  await using shop = await openTestShop()
  const vase = await sellSoldOut(shop)
  await addConfirmedAlert(shop, vase, amel)
  await setStock(shop.system, sizeOf(vase), 3)
  await queueDueAlerts(shop.system)
  await shop.order([{ product: vase }])
  const { rows } = await sql<{ kind: string }>`
    select emails.kind from graphile_worker.jobs as job join emails on job.key = 'email-' || emails.id
    where emails.status = 'queued' order by job.priority, job.run_at, job.id`.execute(shop.system.db)
  // The two about the order have the same priority and moment: which of them goes first is not decided.
  const kinds = rows.map(({ kind }) => kind)
  assert.deepEqual(kinds.slice(0, 2).sort(), ['order-notice', 'order-recap'])
  assert.deepEqual(kinds.slice(2), ['stock-alert'])
})

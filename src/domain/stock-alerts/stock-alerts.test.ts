import assert from 'node:assert/strict'
import { test } from 'node:test'
import { sql } from 'kysely'
import { restoreProduct } from '#domain/catalog/admin/restore-product.ts'
import { retireProduct } from '#domain/catalog/admin/retire-product.ts'
import type { Product } from '#domain/catalog/product.ts'
import type { EmailAddress } from '#domain/email-address.ts'
import { decideHeldEmails } from '#domain/email-outbox/decide-held-emails.ts'
import { resendEmail } from '#domain/email-outbox/resend-email.ts'
import { NotFound } from '#domain/errors.ts'
import { inTransaction } from '#domain/in-transaction.ts'
import type { Locale } from '#domain/locale.ts'
import type { Marketplace } from '#domain/marketplace.ts'
import { advanceOrder } from '#domain/orders/status/advance-order.ts'
import { eraseByKey } from '#domain/personal-data/erase-person.ts'
import { findPerson } from '#domain/personal-data/read-person.ts'
import { setStock } from '#tests/support/catalog-changes.ts'
import { outboxRows, sendQueuedEmails } from '#tests/support/emails.ts'
import { asOperator } from '#tests/support/operators.ts'
import { fromNetwork, openReviewedShop } from '#tests/support/rate-limits.ts'
import { openTestShop, type TestShop } from '#tests/support/test-shop.ts'
import { checkStockAlert, confirmStockAlert } from './confirm-stock-alert.ts'
import { countWaiting } from './count-waiting.ts'
import { deleteExpiredAlerts } from './delete-expired-alerts.ts'
import { checkStockAlertLeave, leaveStockAlerts } from './leave-stock-alerts.ts'
import { queueDueAlerts } from './queue-due-alerts.ts'
import { requestStockAlert } from './request-stock-alert.ts'

const amel = 'amel@example.tn' as EmailAddress

test('whoever confirmed gets one email when the size is back, and then the request is over', async () => {
  await using shop = await openTestShop()
  const vase = await soldOut(shop)
  const { confirm } = await asks(shop, vase)
  assert.equal((await checkStockAlert(shop.marketplace, confirm)).state, 'open')
  assert.equal(await isTold(shop, vase, 1), 0, 'not without the confirmation')
  await setStock(shop.system, sizeOf(vase), 0)

  assert.equal(await confirmStockAlert(shop.marketplace, confirm), 'confirmed')
  assert.equal(await confirmStockAlert(shop.marketplace, confirm), 'confirmed')
  assert.equal(await queueDueAlerts(shop.system), 0, 'it is still sold out')
  assert.equal(await isTold(shop, vase, 2), 1)
  const told = shop.marketplace.mailer.sent.at(-1)
  assert.match(told?.subject ?? '', /is back$/)
  assert.match(told?.unsubscribeUrl ?? '', /^https:\/\/hirfa\.example\/back-in-stock\/leave\/[\w-]{22}$/)
  assert.equal((await checkStockAlert(shop.marketplace, confirm)).state, 'expired')

  await setStock(shop.system, sizeOf(vase), 0)
  assert.equal(await isTold(shop, vase, 5), 0, 'one email for a request')
  assert.deepEqual(
    (await shop.eventTypes()).filter((type) => type.startsWith('stock-alert')),
    ['stock-alert.requested', 'stock-alert.confirmed', 'stock-alert.due'],
  )
})

test('runs at the same time queue each email once', async () => {
  await using shop = await openTestShop()
  const vase = await soldOut(shop)
  await manyWait(shop, vase, 250)
  await setStock(shop.system, sizeOf(vase), 50)
  const queued = await Promise.all(Array.from({ length: 6 }, () => queueDueAlerts(shop.system)))
  assert.equal(
    queued.reduce((sum, count) => sum + count, 0),
    250,
  )
  const recipients = (await toldRows(shop)).map(({ recipient }) => recipient)
  assert.equal(recipients.length, 250)
  assert.equal(new Set(recipients).size, 250)
})

test('who confirmed first is told first, a few for each piece in a run and more than one batch', async () => {
  await using shop = await openTestShop()
  const vase = await soldOut(shop)
  const emails = await manyWait(shop, vase, 130)
  await setStock(shop.system, sizeOf(vase), 1)
  assert.equal(await queueDueAlerts(shop.system), 5)
  await setStock(shop.system, sizeOf(vase), 0)
  assert.equal(await queueDueAlerts(shop.system), 0, 'the others go on waiting')
  await setStock(shop.system, sizeOf(vase), 24)
  assert.equal(await queueDueAlerts(shop.system), 120)
  assert.equal(await queueDueAlerts(shop.system), 5)
  const recipients = (await toldRows(shop)).map(({ recipient }) => recipient)
  assert.deepEqual(recipients, emails)
})

test('every way back into stock counts: a canceled order, and a product that is on sale again', async () => {
  await using shop = await openTestShop()
  const vase = await shop.sells({ sizes: [{ name: '', stock: 1 }] })
  await shop.order([{ product: vase }])
  await waits(shop, vase, amel)
  const { id } = await shop.system.db.selectFrom('orders').select('id').executeTakeFirstOrThrow()
  await advanceOrder(shop.system, id, { to: 'cancelled' })
  assert.equal(await queueDueAlerts(shop.system), 1)

  const jar = await soldOut(shop)
  await waits(shop, jar, amel)
  await retireProduct(shop.system, jar.id)
  await setStock(shop.system, sizeOf(jar), 3)
  assert.equal(await queueDueAlerts(shop.system), 0, 'nobody could buy it')
  await restoreProduct(shop.system, jar.id)
  assert.equal(await queueDueAlerts(shop.system), 1)
})

test('who was to be told when the size sold out again, or went off sale, goes on waiting', async () => {
  await using shop = await openTestShop()
  const vase = await soldOut(shop)
  await waits(shop, vase, amel)
  const told = async () => (await toldRows(shop)).map(({ status }) => status)
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
  const [, , sent] = await toldRows(shop)
  await setStock(shop.system, sizeOf(vase), 0)
  await resendEmail(await asOperator(shop.marketplace), sent?.id ?? 0)
  await sendQueuedEmails(shop.marketplace)
  await setStock(shop.system, sizeOf(vase), 1)
  assert.equal(await queueDueAlerts(shop.system), 0, 'one email for a request')
})

test('emails about orders overtake those to everybody who waits', async () => {
  await using shop = await openTestShop()
  const vase = await soldOut(shop)
  await waits(shop, vase, amel)
  await setStock(shop.system, sizeOf(vase), 3)
  await queueDueAlerts(shop.system)
  await shop.order([{ product: vase }])
  const { rows } = await sql<{ kind: string }>`
    select emails.kind from graphile_worker.jobs as job join emails on job.key = 'email-' || emails.id
    where emails.status = 'queued' order by job.priority, job.run_at, job.id`.execute(shop.system.db)
  assert.deepEqual(
    rows.map(({ kind }) => kind),
    ['order-recap', 'order-notice', 'stock-alert'],
  )
})

test('one address waits once for a size, and is asked at most once an hour', async () => {
  await using shop = await openTestShop()
  const vase = await soldOut(shop)
  const confirmations = async () =>
    (await outboxRows(shop.marketplace)).filter(({ kind }) => kind === 'stock-alert-confirmation').length
  for (const spelling of [amel, 'AMEL@example.tn', amel]) await request(shop.marketplace, vase, spelling)
  assert.equal(await confirmations(), 1)
  shop.clock.passes({ seconds: 3600 })
  const { confirm } = await asks(shop, vase)
  assert.equal(await confirmations(), 2)
  await confirmStockAlert(shop.marketplace, confirm)
  shop.clock.passes({ days: 1 })
  assert.equal(await request(shop.marketplace, vase), 'asked', 'the answer does not tell who waits')
  assert.equal(await confirmations(), 2)
  assert.equal((await shop.system.db.selectFrom('stock_alerts').select('id').execute()).length, 1)
})

test('a request that is over can be made again at once, and its old link does not confirm the new one', async () => {
  await using shop = await openTestShop()
  const vase = await soldOut(shop)
  const first = await waits(shop, vase, amel)
  await isTold(shop, vase, 1)
  await setStock(shop.system, sizeOf(vase), 0)
  shop.clock.passes({ seconds: 60 })
  const second = await asks(shop, vase)
  assert.notEqual(second.confirm, first.confirm)
  assert.equal(await confirmStockAlert(shop.marketplace, first.confirm), 'expired')
  assert.equal(await confirmStockAlert(shop.marketplace, second.confirm), 'confirmed')
  assert.equal(await isTold(shop, vase, 1), 1)
})

test('the link to leave of a confirmation ends its own request, that of an alert all of the address', async () => {
  await using shop = await openTestShop()
  const [vase, jar, bowl] = [await soldOut(shop), await soldOut(shop), await soldOut(shop)]
  await waits(shop, vase, amel)
  const { confirm, leave } = await asks(shop, jar)
  const other = await waits(shop, bowl, amel)
  await waits(shop, jar, 'rim@example.tn')
  assert.deepEqual(await checkStockAlertLeave(shop.marketplace, leave), { state: 'waiting', scope: 'one' })
  assert.deepEqual(await leaveStockAlerts(shop.marketplace, confirm), { state: 'unknown' }, 'for another purpose')
  assert.deepEqual(await leaveStockAlerts(shop.marketplace, leave), { state: 'left', scope: 'one' })
  assert.deepEqual(await leaveStockAlerts(shop.marketplace, leave), { state: 'left', scope: 'one' })
  assert.equal(await confirmStockAlert(shop.marketplace, confirm), 'expired')
  assert.equal((await checkStockAlertLeave(shop.marketplace, other.leave)).state, 'waiting')

  assert.equal(await isTold(shop, vase, 1), 1)
  const url = shop.marketplace.mailer.sent.at(-1)?.unsubscribeUrl ?? ''
  const leaveAll = url.slice(url.lastIndexOf('/') + 1)
  await setStock(shop.system, sizeOf(bowl), 1)
  assert.equal(await queueDueAlerts(shop.system), 1)
  assert.equal((await leaveStockAlerts(shop.marketplace, leaveAll)).state, 'left')
  assert.deepEqual(await checkStockAlertLeave(shop.marketplace, leaveAll), { state: 'left', scope: 'all' })
  await sendQueuedEmails(shop.marketplace)
  assert.deepEqual(
    (await toldRows(shop)).map(({ status }) => status),
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
  const vase = await soldOut(shop)
  const { confirm, leave } = await waits(shop, vase, amel)
  await setStock(shop.system, sizeOf(vase), 1)
  await queueDueAlerts(shop.system)
  await leaveStockAlerts(shop.marketplace, leave)
  await setStock(shop.system, sizeOf(vase), 0)
  shop.clock.passes({ seconds: 60 })
  await request(shop.marketplace, vase)
  await request(shop.marketplace, vase)
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

test('a confirmation that was not sent when the person left is withdrawn', async () => {
  await using shop = await openTestShop()
  const vase = await soldOut(shop)
  const { leave } = await asks(shop, vase)
  shop.clock.passes({ seconds: 3600 })
  await request(shop.marketplace, vase)
  await leaveStockAlerts(shop.marketplace, leave)
  await request(shop.marketplace, vase)
  await sendQueuedEmails(shop.marketplace)
  assert.deepEqual(
    (await outboxRows(shop.marketplace)).map(({ status }) => status),
    ['sent', 'withdrawn', 'sent'],
  )
})

test('a confirmation that is released after its time, or after its request was deleted, is withdrawn', async () => {
  await using shop = await openReviewedShop({ subscription: { count: 1, seconds: 86_400 } })
  const [vase, here] = [await soldOut(shop), fromNetwork(shop.marketplace)]
  const office = await asOperator(shop.marketplace)
  for (const name of ['a', 'b', 'c']) await request(here, vase, `${name}@example.tn`)
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

test('requests are for sizes that are sold out and on sale', async () => {
  await using shop = await openTestShop()
  const [vase, jar] = [await soldOut(shop), await shop.sells()]
  assert.equal(await request(shop.marketplace, jar), 'in-stock')
  const ids = { productId: jar.id, sizeId: sizeOf(vase), email: amel }
  await assert.rejects(requestStockAlert(shop.marketplace, ids), NotFound)
  await retireProduct(shop.system, vase.id)
  await assert.rejects(request(shop.marketplace, vase), NotFound)
  assert.deepEqual(await shop.system.db.selectFrom('stock_alerts').select('id').execute(), [])
})

test('what looks like a bot sends no email, and beyond a limit the email is held', async () => {
  await using shop = await openReviewedShop({ subscription: { count: 2, seconds: 86_400 } })
  const vase = await soldOut(shop)
  const here = fromNetwork(shop.marketplace)
  const ids = { productId: vase.id, sizeId: sizeOf(vase) }
  await requestStockAlert(here, { ...ids, email: 'bot@example.tn' as EmailAddress, isSuspicious: true })
  assert.deepEqual(await outboxRows(shop.marketplace), [])
  await request(here, vase, 'a@example.tn')
  await request(here, vase, 'b@example.tn')
  const emails = await outboxRows(shop.marketplace)
  assert.deepEqual(
    emails.map(({ recipient, status }) => [recipient, status]),
    [
      ['a@example.tn', 'queued'],
      ['b@example.tn', 'held'],
    ],
  )
  await request(fromNetwork(shop.marketplace, '192.0.2.9'), vase, 'bot@example.tn')
  assert.equal((await outboxRows(shop.marketplace)).length, 3, 'repeated without suspicion')
})

test('addresses are deleted: unconfirmed after a week, over after a month, waiting after a year', async () => {
  await using shop = await openTestShop()
  const vase = await soldOut(shop)
  const { confirm } = await asks(shop, vase)
  shop.clock.passes({ days: 8 })
  assert.equal(await confirmStockAlert(shop.marketplace, confirm), 'expired')
  assert.equal(await deleteExpiredAlerts(shop.system), 1)
  assert.equal((await checkStockAlert(shop.marketplace, confirm)).state, 'unknown')

  await waits(shop, vase, amel)
  await isTold(shop, vase, 1)
  await setStock(shop.system, sizeOf(vase), 0)
  await waits(shop, vase, 'rim@example.tn')
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
  const vase = await soldOut(shop)
  const { leave } = await waits(shop, vase, amel)
  const key = { by: 'email', email: amel } as const
  const found = await findPerson(await asOperator(shop.marketplace), key)
  assert.ok(found.some(({ table, count }) => table === 'stock_alerts' && count === 1))
  const erased = await inTransaction(shop.system, (marketplace) => eraseByKey(marketplace, key, 'email-link'))
  assert.equal(erased.outcome, 'erased')
  const rows = await shop.system.db.selectFrom('stock_alerts').selectAll().execute()
  assert.ok(!JSON.stringify([rows, await outboxRows(shop.marketplace)]).includes('amel'))
  assert.equal((await leaveStockAlerts(shop.marketplace, leave)).state, 'unknown')
  assert.equal(await isTold(shop, vase, 1), 0)
})

test('the back office counts who waits for each size, once they have confirmed', async () => {
  await using shop = await openTestShop()
  const robe = await shop.sells({ sizes: ['S', 'M', 'L'].map((name) => ({ name, stock: 0 })) })
  const [small = 0, medium = 0] = robe.sizes.map(({ id }) => id)
  await waits(shop, robe, amel, small)
  await waits(shop, robe, 'rim@example.tn', small)
  await request(shop.marketplace, robe, amel, medium)
  const office = await asOperator(shop.marketplace, 'staff')
  assert.deepEqual([...(await countWaiting(office, robe.id))], [[small, 2]])
})

test('emails are in the language of the request, and the database has no usable token', async () => {
  await using shop = await openTestShop()
  const vase = await soldOut(shop)
  await requestStockAlert(shop.marketplace, { productId: vase.id, sizeId: sizeOf(vase), email: amel, locale: 'fr' })
  await sendQueuedEmails(shop.marketplace)
  const email = shop.marketplace.mailer.sent.at(-1)
  assert.match(email?.subject ?? '', /vous prévenir de son retour/)
  const token = /\/fr\/back-in-stock\/confirm\/([\w-]+)/.exec(email?.text ?? '')?.[1] ?? ''
  assert.equal((await checkStockAlert(shop.marketplace, token)).state, 'open')
  const { db } = shop.system
  const stored = [await outboxRows(shop.marketplace), await db.selectFrom('stock_alert_tokens').selectAll().execute()]
  assert.ok(!JSON.stringify(stored).includes(token))
})

function soldOut(shop: TestShop): Promise<Product> {
  return shop.sells({ sizes: [{ name: '', stock: 0 }] })
}

function sizeOf({ sizes: [size] }: Product): number {
  return size?.id ?? 0
}

function request(marketplace: Marketplace, product: Product, email: string = amel, sizeId = sizeOf(product)) {
  return requestStockAlert(marketplace, { productId: product.id, sizeId, email: email as EmailAddress })
}

/** Asks for a size, and reads the tokens of the email. */
async function asks(shop: TestShop, product: Product, email: string = amel, sizeId = sizeOf(product)) {
  await request(shop.marketplace, product, email, sizeId)
  await sendQueuedEmails(shop.marketplace)
  const text = shop.marketplace.mailer.sent.at(-1)?.text ?? ''
  const token = (page: string) => new RegExp(`/back-in-stock/${page}/([\\w-]+)`).exec(text)?.[1] ?? ''
  return { confirm: token('confirm'), leave: token('leave') }
}

async function waits(shop: TestShop, product: Product, email: string, sizeId = sizeOf(product)) {
  const tokens = await asks(shop, product, email, sizeId)
  assert.equal(await confirmStockAlert(shop.marketplace, tokens.confirm), 'confirmed')
  return tokens
}

/** Returns the addresses of people who wait, the first to confirm first; who confirmed last asked first. */
async function manyWait(shop: TestShop, product: Product, count: number): Promise<readonly string[]> {
  const { db, clock } = shop.system
  const rows = Array.from({ length: count }, (_, number) => ({
    ...{ product_id: product.id, size_id: sizeOf(product), email: `p${number}@example.tn` as EmailAddress },
    ...{ locale: 'en' as Locale, created_at: clock.now(), asked_at: clock.now() },
    confirmed_at: new Date(clock.now().getTime() - number * 1000),
  }))
  await db.insertInto('stock_alerts').values(rows).execute()
  return rows.map(({ email }) => email).reverse()
}

/** Brings pieces into stock and runs the job. Returns how many emails were sent about it. */
async function isTold(shop: TestShop, product: Product, stock: number): Promise<number> {
  const before = (await toldRows(shop)).length
  await setStock(shop.system, sizeOf(product), stock)
  await queueDueAlerts(shop.system)
  await sendQueuedEmails(shop.marketplace)
  return (await toldRows(shop)).filter(({ status }) => status === 'sent').length - before
}

async function toldRows(shop: TestShop) {
  return (await outboxRows(shop.marketplace)).filter(({ kind }) => kind === 'stock-alert')
}

import assert from 'node:assert/strict'
import { test } from 'node:test'
import { sql } from 'kysely'
import { claimNextOrder } from '#domain/orders/calls/claim-order.ts'
import { correctDelivery } from '#domain/orders/delivery/correct-delivery.ts'
import { getOrderDetails } from '#domain/orders/get-order-details.ts'
import { advanceOrder } from '#domain/orders/status/advance-order.ts'
import { sha256 } from '#domain/sha256.ts'
import { outboxRows, sendQueuedEmails } from '#tests/support/emails.ts'
import { setHoldLimits } from '#tests/support/hold-limits.ts'
import { asOperator, openConnections } from '#tests/support/operators.ts'
import { placeTestOrder } from '#tests/support/place-test-order.ts'
import { fromNetwork } from '#tests/support/rate-limits.ts'
import { openTestShop, type TestShop } from '#tests/support/test-shop.ts'
import { confirmByLink, getConfirmation } from './confirm-by-link.ts'
import { issueConfirmationToken, maxConfirmationTokens, textConfirmationToken } from './confirmation-link.ts'

test('the recap brings a link that only the address of the order has, and its page changes nothing', async () => {
  await using shop = await openTestShop()
  const order = await placeTestOrder(shop, await shop.sells())
  const token = await tokenInRecap(shop)
  const before = await stateOf(shop, order.id)
  for (const _ of [1, 2, 3]) assert.equal((await getConfirmation(shop.marketplace, token)).state, 'open')
  assert.deepEqual(await stateOf(shop, order.id), before)
  const page = await getConfirmation(shop.marketplace, token)
  assert.doesNotMatch(JSON.stringify(page), /Amel|22333444|Kasbah|Nabeul|example\.tn/)
  const stored = JSON.stringify([await outboxRows(shop.marketplace), await tokenRows(shop)])
  assert.ok(!stored.includes(token), 'the token is stored nowhere')
  const notice = shop.marketplace.mailer.sent.find(({ text }) => text.includes('Call the customer'))
  assert.ok(notice && !notice.text.includes('/confirm-order/'), 'the shop does not get it')
})

test('a customer confirms by email once: it is noted, called before other orders, and still waits for the shop', async () => {
  await using shop = await openTestShop()
  const product = await shop.sells()
  const [first, order] = [await placeTestOrder(shop, product), await placeTestOrder(shop, product)]
  const token = await issueConfirmationToken(shop.system, order.id)
  const answers = await Promise.all([1, 2, 3].map(() => confirmByLink(shop.marketplace, token)))
  assert.deepEqual(answers, ['noted', 'noted', 'noted'])
  const office = await asOperator(shop.marketplace)
  const details = await getOrderDetails(office, order.id)
  assert.equal(details.status, 'received')
  assert.deepEqual(details.confirmedByLinkAt, shop.clock.now())
  assert.deepEqual(
    details.customerRequests.map(({ kind, channel }) => [kind, channel]),
    [['confirmed', 'email']],
  )
  assert.equal(await claimNextOrder(office), order.id, 'before the older order')
  assert.equal((await getOrderDetails(office, first.id)).confirmedByLinkAt, undefined)
})

test('a link in a text to the phone confirms an order that holds its pieces', async () => {
  await using shop = await openTestShop()
  const product = await shop.sells()
  const order = await placeTestOrder(shop, product, 3)
  const office = await asOperator(shop.marketplace, 'staff')
  const token = await textConfirmationToken(office, order.id)
  assert.equal(await textConfirmationToken(office, order.id), token, 'opening the order again revokes nothing')
  assert.equal((await tokenRows(shop)).length, 1)
  assert.equal(await confirmByLink(shop.marketplace, token ?? ''), 'confirmed')
  const { status, steps } = await getOrderDetails(office, order.id)
  assert.deepEqual([status, steps.map(({ by }) => by)], ['confirmed', ['customer']])
  assert.equal(await shop.stockOf(product.sizes[0]?.id), 7)
  assert.equal(await confirmByLink(shop.marketplace, token ?? ''), 'confirmed')
  assert.equal(await textConfirmationToken(office, order.id), undefined)
})

test('a request stays one and takes no pieces, however its customer confirms it', async () => {
  await using shop = await openTestShop()
  await setHoldLimits(shop.marketplace, { orderPieces: 1 })
  const product = await shop.sells()
  const here = { ...shop, marketplace: fromNetwork(shop.marketplace) }
  const placed = await openedFrom(here, product)
  const office = await asOperator(shop.marketplace)
  const text = (await textConfirmationToken(office, placed)) ?? ''
  const email = await issueConfirmationToken(shop.system, placed)
  for (const token of [email, text]) assert.equal(await confirmByLink(shop.marketplace, token), 'noted')
  assert.equal((await getOrderDetails(office, placed)).status, 'requested')
  assert.equal(await shop.stockOf(product.sizes[0]?.id), 10)
})

test('a link works for seven days, only the newest do, and none once the delivery is corrected or the order is over', async () => {
  await using shop = await openTestShop()
  const product = await shop.sells()
  const order = await placeTestOrder(shop, product)
  const tokens: string[] = []
  for (let issued = 0; issued < maxConfirmationTokens + 2; issued++) {
    shop.clock.passes({ seconds: 1 })
    tokens.push(await issueConfirmationToken(shop.system, order.id))
  }
  const states = async () =>
    Promise.all(tokens.map(async (token) => (await getConfirmation(shop.marketplace, token)).state))
  assert.deepEqual(await states(), ['unknown', 'unknown', 'open', 'open', 'open', 'open', 'open'])

  shop.clock.passes({ days: 7 })
  assert.equal(await confirmByLink(shop.marketplace, tokens.at(-1) ?? ''), 'expired')
  const office = await asOperator(shop.marketplace)
  const fresh = await issueConfirmationToken(shop.system, order.id)
  const sent = await textConfirmationToken(office, order.id)
  const { customer, delivery } = await getOrderDetails(office, order.id)
  await correctDelivery(office, order.id, { customer, ...delivery, address: '3 rue Neuve' })
  for (const token of [fresh, sent ?? '']) assert.equal(await confirmByLink(shop.marketplace, token), 'unknown')
  assert.notEqual(await textConfirmationToken(office, order.id), sent)

  const last = await issueConfirmationToken(shop.system, order.id)
  await advanceOrder(shop.system, order.id, { to: 'cancelled' })
  assert.equal(await confirmByLink(shop.marketplace, last), 'over')
  for (const guess of ['', 'x', 'A'.repeat(22)]) assert.equal(await confirmByLink(shop.marketplace, guess), 'unknown')
})

test('of a correction and a confirmation at the same moment, no confirmation of the old data stays', async () => {
  await using shop = await openTestShop()
  await openConnections(shop.marketplace)
  const office = await asOperator(shop.marketplace)
  const product = await shop.sells({ sizes: [{ name: '', stock: 100 }] })
  for (let round = 0; round < 8; round++) {
    const order = await placeTestOrder(shop, product)
    const { customer, delivery } = await getOrderDetails(office, order.id)
    const token = await issueConfirmationToken(shop.system, order.id)
    await Promise.all([
      confirmByLink(shop.marketplace, token),
      correctDelivery(office, order.id, { customer, ...delivery, city: 'Sousse' }),
    ])
    assert.equal((await getOrderDetails(office, order.id)).confirmedByLinkAt, undefined)
  }
})

async function openedFrom(shop: TestShop, product: Awaited<ReturnType<TestShop['sells']>>): Promise<number> {
  const { placeOrder } = await import('#domain/orders/placing/place-order.ts')
  const placed = await placeOrder(shop.marketplace, shop.requestFor([{ product, quantity: 3 }]))
  assert.ok(placed.outcome === 'placed' && placed.order.status === 'requested')
  return placed.order.id
}

async function tokenInRecap(shop: TestShop): Promise<string> {
  await sendQueuedEmails(shop.marketplace)
  const recap = shop.marketplace.mailer.sent.find(({ text }) => text.includes('/confirm-order/'))
  const token = /\/confirm-order\/([\w-]{22})\s/.exec(recap?.text ?? '')?.[1] ?? ''
  assert.ok((await tokenRows(shop)).some(({ token_hash }) => token_hash.equals(sha256(token))))
  return token
}

function tokenRows({ marketplace }: TestShop) {
  return marketplace.db.selectFrom('order_confirmation_tokens').selectAll().execute()
}

async function stateOf({ marketplace }: TestShop, orderId: number) {
  const { rows } = await sql`select row_to_json(orders) as row,
    (select count(*) from customer_requests) as requests from orders where id = ${orderId}`.execute(marketplace.db)
  return rows
}

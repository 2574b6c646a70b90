import assert from 'node:assert/strict'
import { test } from 'node:test'
import { postComment } from '#domain/comments/post-comment.ts'
import { postContactMessage } from '#domain/contact-messages/post-contact-message.ts'
import type { EmailAddress } from '#domain/email-address.ts'
import type { Marketplace } from '#domain/marketplace.ts'
import { subscribeToNewsletter } from '#domain/newsletter/subscribe-to-newsletter.ts'
import type { OrderOutcome } from '#domain/orders/placing/order-outcome.ts'
import { placeOrder } from '#domain/orders/placing/place-order.ts'
import type { Phone } from '#domain/phone.ts'
import { requestPlan } from '#domain/plans/request-plan.ts'
import { limitedTo, rateLimitsOf, setRateLimits } from '#tests/support/rate-limits.ts'
import { openTestShop, type TestShop } from '#tests/support/test-shop.ts'
import { deleteExpiredRateLimits } from './delete-expired-rate-limits.ts'
import { type Quota, RateLimited } from './rate-limit.ts'

const plenty: Quota = { count: 1000, seconds: 60 }
const threeAMinute: Quota = { count: 3, seconds: 60 }

/** Says how often anonymous visitors may do anything, and answers the shop as they see it from each network. */
async function limited(
  { marketplace }: TestShop,
  { perNetwork = plenty, perRecipient = plenty, unconfirmedOrders = 1000 },
): Promise<(network?: string) => Marketplace> {
  await setRateLimits(marketplace, rateLimitsOf({ perNetwork, perRecipient }, unconfirmedOrders))
  return (address) => limitedTo({ perNetwork: plenty, perRecipient: plenty }, marketplace, address)
}

const write = (marketplace: Marketplace, email: string) =>
  postContactMessage(marketplace, { name: 'Amel', email: email as EmailAddress, message: 'Hello' })

test('quotas count per network and refill one by one', async () => {
  await using shop = await openTestShop()
  const from = await limited(shop, { perNetwork: threeAMinute })
  const here = from()
  for (const name of ['a', 'b', 'c']) await write(here, `${name}@example.tn`)

  await assert.rejects(
    write(here, 'd@example.tn'),
    (error) => error instanceof RateLimited && error.retryAfterSeconds === 20,
  )
  await write(from('192.0.2.2'), 'd@example.tn')
  shop.clock.passes({ seconds: 20 })
  await write(here, 'd@example.tn')
  await assert.rejects(write(here, 'e@example.tn'), RateLimited)
})

test('beyond the quota of a recipient, across networks and spellings, nobody is refused and all is held', async () => {
  await using shop = await openTestShop()
  const { id: productId } = await shop.sells()
  const from = await limited(shop, { perRecipient: threeAMinute })
  const spellings = ['Amel@example.tn', 'amel@Example.tn', 'AMEL@EXAMPLE.TN', 'amel@example.tn']
  const phone = '+21622333444' as Phone
  for (const [place, spelling] of spellings.entries()) {
    const [network, email] = [from(`192.0.2.${place}`), spelling as EmailAddress]
    await postContactMessage(network, { name: 'Amel', email, message: `Message ${place}` })
    await requestPlan(network, { plan: 'gold', name: 'Amel', email, phone, project: `${place}`, description: '' })
    await postComment(network, { productId, authorName: 'Amel', email, phone, body: `Comment ${'x'.repeat(place)}` })
    await subscribeToNewsletter(network, email)
    shop.clock.passes({ seconds: 1 })
  }
  const { db } = shop.marketplace
  const expected = [false, false, false, true]
  const messages = await db.selectFrom('contact_messages').select('is_held').orderBy('id').execute()
  assert.deepEqual(
    messages.map(({ is_held }) => is_held),
    expected,
  )
  const requests = await db.selectFrom('plan_requests').select('is_held').orderBy('id').execute()
  assert.deepEqual(
    requests.map(({ is_held }) => is_held),
    expected,
  )
  const comments = await db.selectFrom('comments').select('status').orderBy('id').execute()
  assert.deepEqual(
    comments.map(({ status }) => status === 'held'),
    expected,
  )
})

test('of concurrent actions exactly as many as allowed succeed, also on several instances', async () => {
  await using shop = await openTestShop()
  const here = (await limited(shop, { perNetwork: threeAMinute }))()
  const outcomes = await Promise.allSettled(
    Array.from({ length: 12 }, (_, place) => write(here, `${place}@example.tn`)),
  )
  assert.equal(outcomes.filter(({ status }) => status === 'fulfilled').length, 3)
  assert.equal((await shop.marketplace.db.selectFrom('contact_messages').select('id').execute()).length, 3)
})

test('actions that fail for other reasons are not counted', async () => {
  await using shop = await openTestShop()
  const here = (await limited(shop, { perNetwork: threeAMinute }))()
  const comment = {
    productId: 999,
    authorName: 'Amel',
    email: 'a@example.tn' as EmailAddress,
    phone: '+21622333444' as Phone,
    body: 'Fine',
  }
  for (let count = 0; count < 5; count++) await assert.rejects(postComment(here, comment), { name: 'NotFound' })
  const { id } = await shop.sells()
  await postComment(here, { ...comment, productId: id })
})

test('nobody is locked out by orders with their phone number: beyond the limits they are requests', async () => {
  await using shop = await openTestShop()
  const product = await shop.sells()
  const from = await limited(shop, { unconfirmedOrders: 3, perRecipient: threeAMinute })
  const order = (place: number) => placeOrder(from(`192.0.2.${place}`), shop.requestFor([{ product }]))
  const outcomes = await Promise.all([1, 2, 3, 4, 5, 6].map(order))
  assert.deepEqual(new Set(outcomes.map(({ outcome }) => outcome)), new Set(['placed']))
  assert.equal(await shop.stockOf(product.sizes[0]?.id), 7)
  assert.deepEqual(await statusesIn(shop), ['received', 'received', 'received', 'requested', 'requested', 'requested'])
})

test('what is told does not depend on orders that wait for the same phone number', async () => {
  await using shop = await openTestShop()
  const product = await shop.sells()
  const from = await limited(shop, { unconfirmedOrders: 1 })
  const order = () => placeOrder(from(), shop.requestFor([{ product }]))
  const [first, second] = [await order(), await order()]
  assert.deepEqual(await statusesIn(shop), ['received', 'requested'])
  assert.deepEqual(statusOf(second), statusOf(first))
})

test('beyond its quota the orders of a network are requests, and far beyond they are refused', async () => {
  await using shop = await openTestShop()
  const product = await shop.sells({ sizes: [{ name: '', stock: 100 }] })
  const from = await limited(shop, { perNetwork: threeAMinute })
  for (let count = 0; count < 12; count++) {
    const result = await placeOrder(from(), shop.requestFor([{ product }]))
    assert.equal(statusOf(result), count < 3 ? 'received' : 'requested')
  }
  await assert.rejects(placeOrder(from(), shop.requestFor([{ product }])), RateLimited)
  assert.equal(statusOf(await placeOrder(from('192.0.2.2'), shop.requestFor([{ product }]))), 'received')
  assert.equal(await shop.stockOf(product.sizes[0]?.id), 96)
})

function statusOf(result: OrderOutcome): string {
  return result.outcome === 'placed' ? result.order.status : result.outcome
}

async function statusesIn({ marketplace }: TestShop): Promise<string[]> {
  const orders = await marketplace.db.selectFrom('orders').select('status').orderBy('status').execute()
  return orders.map(({ status }) => status)
}

test('a repeated request gets its order, whatever the quotas are', async () => {
  await using shop = await openTestShop()
  const product = await shop.sells()
  const here = (await limited(shop, { perNetwork: { count: 1, seconds: 3600 } }))()
  const request = { ...shop.requestFor([{ product }]), idempotencyKey: 'the-same-key' }
  const first = await placeOrder(here, request)
  assert.deepEqual(await placeOrder(here, request), first)
  const others = ['second', 'third', 'fourth'].map((idempotencyKey) => placeOrder(here, { ...request, idempotencyKey }))
  await Promise.all(others)
  await assert.rejects(placeOrder(here, { ...request, idempotencyKey: 'another-key' }), RateLimited)
  assert.deepEqual(await placeOrder(here, request), first)
})

test('operations without a network are not limited, and expired rows are deleted', async () => {
  await using shop = await openTestShop()
  const here = (await limited(shop, { perNetwork: threeAMinute }))()
  for (const name of ['a', 'b', 'c']) await write(here, `${name}@example.tn`)
  await write(shop.marketplace, 'd@example.tn')

  assert.equal(await deleteExpiredRateLimits(shop.system), 0)
  shop.clock.passes({ seconds: 61 })
  assert.equal(await deleteExpiredRateLimits(shop.system), 4)
})

test('rate limit keys store only hashes of addresses', async () => {
  await using shop = await openTestShop()
  await write((await limited(shop, {}))(), 'amel@example.tn')
  const rows = await shop.marketplace.db.selectFrom('rate_limits_used').selectAll().execute()
  assert.doesNotMatch(rows.map(({ key }) => key.toString('latin1')).join(), /amel|192\.0/)
})

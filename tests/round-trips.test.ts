import assert from 'node:assert/strict'
import { test } from 'node:test'
import { getOrderDetails } from '#domain/orders/get-order-details.ts'
import type { OrderRequest } from '#domain/orders/order.ts'
import { placeOrder } from '#domain/orders/placing/place-order.ts'
import { defaultRateLimits } from '#domain/rate-limits/rate-limit.ts'
import { siteConstants } from '#domain/shop-profile/site-constants.ts'
import { promote } from '#tests/support/catalog-changes.ts'
import { testApp } from '#tests/support/test-app.ts'
import { asOperator, createSessionToken } from './support/operators.ts'
import { limitedTo } from './support/rate-limits.ts'
import { type CountedShop, openCountedShop } from './support/round-trips.ts'
import { openTestShop } from './support/test-shop.ts'

test('an order takes four round trips to the database, whatever its contents, and a duplicate request three', async () => {
  await using shop = await openTestShop()
  const [bowl, vase] = [await shop.sells(), await shop.sells({ colors: [{ name: 'Blue', swatch: '#1f4e86' }] })]
  await using counted = await openCountedShop(shop)
  const here = limitedTo(defaultRateLimits.order, counted.marketplace)
  const place = async (request: OrderRequest) => {
    const placed = await placeOrder(here, request)
    assert.equal(placed.outcome, 'placed')
  }
  const one = shop.requestFor([{ product: bowl }])
  const two = shop.requestFor([{ product: bowl }, { product: vase, quantity: 2 }], { idempotencyKey: 'two' })
  // BEGIN, the facts, all that is written, COMMIT.
  assert.equal(await counted.roundTripsOf(() => place(one)), 4)
  assert.equal(await counted.roundTripsOf(() => place(two)), 4)
  // A duplicate request reads the record and writes nothing.
  assert.equal(await counted.roundTripsOf(() => place(two)), 3)
})

test('each storefront page takes one round trip to the database', async () => {
  await using shop = await openTestShop()
  const [{ id, store }] = [await shop.sells({ name: 'Bowl' }), await shop.sells(), await shop.sells()]
  const [startsAt, endsAt] = [new Date('2026-03-01T00:00:00Z'), new Date('2026-03-08T00:00:00Z')]
  await promote(shop.marketplace, { productId: id, startsAt, endsAt, renewsWeekly: false })
  await using counted = await openCountedShop(shop)
  const { marketplace } = counted
  const app = testApp(marketplace)
  const see = async (path: string) => {
    const answer = await app.request(path)
    await answer.text()
    assert.equal(answer.status, 200, path)
  }
  const paths = [
    ...[
      '/',
      '/shop',
      '/shop?category=decor&sort=price&page=1',
      `/product/${id}`,
      `/store/${store.id}`,
      `/favorites?ids=${id}`,
    ],
    ...['/cart', '/checkout', '/success', '/pricing', '/contact', '/profile', '/newsletter', '/sitemap.xml', '/stores'],
    `/${siteConstants.slug}`,
    ...['/shop.data', `/product/${id}.data`],
    ...['/api/products?limit=6&lang=fr', `/api/products/${id}?lang=fr`],
    ...['/api/brands?lang=fr', `/api/brands/${store.id}?lang=fr`, '/api/admin/promo'],
    ...['/api/products?limit=6', `/api/products/${id}`, '/api/brands', `/api/brands/${store.id}`, `/api/comment/${id}`],
  ]
  // The first response of an instance waits for the main language, later ones are made while it is read.
  await see('/offline')
  await see('/api/brands')
  const roundTripsOf = (path: string) => fewestRoundTrips(counted, () => see(path))
  for (const path of paths) assert.equal(await roundTripsOf(path), 1, path)
  // A search reads the words of the catalog before its products.
  for (const path of ['/shop?q=bowl', '/api/products?limit=6&q=bowl&lang=fr'])
    assert.equal(await roundTripsOf(path), 2, path)
  // Only a search with a word that nothing has queries again, for similar words and what is related to them.
  assert.equal(await roundTripsOf('/shop?q=bowk'), 5)
  // A search without any results queries for suggestions, too.
  assert.equal(await roundTripsOf('/shop?q=uieaao'), 4)
})

test('what every page of the back office needs is read once: main language, session, settings, categories and gateway', async () => {
  await using shop = await openTestShop()
  const headers = { Cookie: `__Host-hirfa-office=${await createSessionToken(shop.marketplace)}` }
  await using counted = await openCountedShop(shop)
  const app = testApp(counted.marketplace)
  const signIn = async () => assert.equal((await app.request('/admin/sign-in', { headers })).status, 302)
  assert.equal(await fewestRoundTrips(counted, signIn), 5)
})

/** On a busy machine the answer to one of two queries sent side by side may come before the other is sent. */
async function fewestRoundTrips(counted: CountedShop, story: () => Promise<unknown>): Promise<number> {
  const counts = []
  for (let look = 0; look < 3; look++) counts.push(await counted.roundTripsOf(story))
  return Math.min(...counts)
}

test('what does not depend on each other is read together: the history of an order', async () => {
  await using shop = await openTestShop()
  const placed = await shop.order([{ product: await shop.sells() }])
  assert.ok(placed.outcome === 'placed')
  await using counted = await openCountedShop(shop)
  const office = await asOperator(counted.marketplace)
  const read = () => getOrderDetails(office, placed.order.id)
  // BEGIN, the order, its parts, their parts, the block of its phone number, COMMIT.
  assert.ok((await fewestRoundTrips(counted, read)) <= 6)
})

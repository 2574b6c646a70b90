import assert from 'node:assert/strict'
import { randomUUID } from 'node:crypto'
import { test } from 'node:test'
import { toDinars } from '#domain/money.ts'
import type { OrderRequest } from '#domain/orders/order.ts'
import { placeOrder } from '#domain/orders/placing/place-order.ts'
import { insertPromotion } from '#domain/promotions/insert-promotion.ts'
import { defaultRateLimits } from '#domain/rate-limits/rate-limit.ts'
import { siteConstants } from '#domain/shop-profile/site-constants.ts'
import { createApp } from '#server/app.ts'
import { clientDirectory, loadPages } from '#server/pages.ts'
import { publicUrl } from './support/api-client.ts'
import { requestLimits } from './support/rate-limits.ts'
import { openCountedShop } from './support/round-trips.ts'
import { openTestShop } from './support/test-shop.ts'

test('an order takes two round trips to the database, whatever its contents and client', async () => {
  await using shop = await openTestShop()
  const [bowl, vase] = [await shop.sells(), await shop.sells({ colors: [{ name: 'Blue', swatch: '#1f4e86' }] })]
  await using counted = await openCountedShop(shop)
  const here = { ...counted.marketplace, network: { address: '192.0.2.1', ...requestLimits(defaultRateLimits.order) } }
  const place = async (request: OrderRequest) => {
    const placed = await placeOrder(here, request)
    assert.equal(placed.outcome, 'placed')
  }
  const one = shop.requestFor([{ product: bowl }])
  const two = shop.requestFor([{ product: bowl }, { product: vase, quantity: 2 }], { idempotencyKey: 'two' })
  assert.equal(await counted.roundTripsOf(() => place(one)), 2)
  assert.equal(await counted.roundTripsOf(() => place(two)), 2)
  // A duplicate request reads the record and writes nothing.
  assert.equal(await counted.roundTripsOf(() => place(two)), 2)
})

test('concurrent orders share round trips, from the page or the API', async () => {
  await using shop = await openTestShop()
  const bowl = await shop.sells()
  await using counted = await openCountedShop(shop)
  const app = createApp({ ...counted, publicUrl, pages: await loadPages(), clientDirectory })
  const line = { productId: bowl.id, sizeId: bowl.sizes[0]?.id, quantity: 1 }
  const order = { nom: 'Amel', email: 'amel@example.tn', adresse: '12 rue de la Kasbah', ville: 'Nabeul' }
  const total = toDinars(bowl.regularPrice) + 8
  const onPage = (digit: number) => {
    const form = { ...order, telephone: `2233344${digit}`, paymentMethod: 'livraison' }
    const hidden = { orderItems: JSON.stringify([line]), total: String(total), idempotencyKey: randomUUID() }
    const body = new URLSearchParams({ ...form, ...hidden })
    return app.request(`${publicUrl}/checkout.data`, { method: 'POST', body, headers: { Origin: publicUrl } })
  }
  const throughApi = (digit: number) => {
    const wire = { ...order, telephone: `2233344${digit}`, paymentMethod: 'livraison', orderItems: [line], total }
    const headers = { 'Content-Type': 'application/json' }
    return app.request('/api/orders', { method: 'POST', body: JSON.stringify(wire), headers })
  }
  const orderAtOnce = async () => {
    const answers = await Promise.all([0, 1, 2, 3, 4, 5].map((digit) => (digit % 2 ? throughApi : onPage)(digit)))
    assert.deepEqual([...new Set(answers.map(({ status }) => status))], [201])
  }

  // One order placed alone, and all others as a batch.
  assert.equal(await counted.roundTripsOf(orderAtOnce), 2 * 2)
  assert.equal(await shop.stockOf(bowl.sizes[0]?.id), 4)
})

test('each storefront page takes one round trip to the database', async () => {
  await using shop = await openTestShop()
  const [{ id, store }] = [await shop.sells({ name: 'Bowl' }), await shop.sells(), await shop.sells()]
  const [startsAt, endsAt] = [new Date('2026-03-01T00:00:00Z'), new Date('2026-03-08T00:00:00Z')]
  await insertPromotion(shop.system, { productId: id, startsAt, endsAt, renewsWeekly: false })
  await using counted = await openCountedShop(shop)
  const { marketplace } = counted
  const app = createApp({ marketplace, publicUrl, pages: await loadPages(), clientDirectory })
  const see = async (path: string) => {
    const answer = await app.request(path)
    await answer.text()
    assert.equal(answer.status, 200, path)
  }
  const paths = [
    ...['/', '/shop', '/shop?category=decor&sort=price&page=1', '/shop?q=bowl', `/product/${id}`, `/store/${store.id}`],
    ...['/cart', '/checkout', '/success', '/pricing', '/contact', '/profile', '/newsletter', '/sitemap.xml', '/stores'],
    `/${siteConstants.slug}`,
    ...['/shop.data', `/product/${id}.data`],
    ...['/api/products?limit=6', '/api/products?limit=6&q=bowl', `/api/products/${id}`, '/api/brands'],
    ...[`/api/brands/${store.id}`, '/api/admin/promo', `/api/comment/${id}`],
  ]
  for (const path of paths) {
    assert.equal(await counted.roundTripsOf(() => see(path)), 1, path)
    assert.equal(await counted.roundTripsOf(() => see(path)), 1, `${path} again`)
  }
  // Only a search without exact results queries again, for similar words and their products.
  assert.equal(await counted.roundTripsOf(() => see('/shop?q=bowk')), 3)
  // A search without any results queries once more, for suggestions.
  assert.equal(await counted.roundTripsOf(() => see('/shop?q=zzgqx')), 4)
})

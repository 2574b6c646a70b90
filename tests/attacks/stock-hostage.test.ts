import assert from 'node:assert/strict'
import { test } from 'node:test'
import type { Product } from '#domain/catalog/product.ts'
import { releaseUnconfirmedOrders } from '#domain/orders/holds/release-unconfirmed-orders.ts'
import { wireOrder } from '#tests/support/api-client.ts'
import { type AttackedShop, openAttackedShop } from '#tests/support/attacked-shop.ts'
import { createSessionToken } from '#tests/support/operators.ts'

// Threat: strangers order everything with invented phone numbers and never answer the phone, so that nobody else can
// buy. The limits are those of a new shop: 100 pieces for a network, 400 for all unconfirmed orders.

const stockEach = 80

async function openStockedShop(options: Parameters<typeof openAttackedShop>[0] = {}) {
  const shop = await openAttackedShop(options)
  const products: Product[] = []
  for (let count = 0; count < 10; count++) products.push(await shop.sells({ sizes: [{ name: '', stock: stockEach }] }))
  return { shop, products }
}

interface Sent {
  readonly person: number
  readonly network?: string
  /** Of each product. */
  readonly quantity?: number
}

async function order(shop: AttackedShop, products: readonly Product[], { person, network, quantity = 1 }: Sent) {
  const items = products.map(({ id, sizes }) => ({ productId: id, sizeId: sizes[0]?.id, quantity }))
  const wire = wireOrder(items, 45 * items.length * quantity + 8)
  const json = { ...wire, telephone: String(22_000_000 + person), email: `stranger${person}@example.tn` }
  const response = await shop.send('/api/orders', { json, ...(network !== undefined && { network }) })
  assert.equal(response.status, 201)
  return (await response.json()) as { status: string; token: string }
}

async function piecesHeld({ stockOf }: AttackedShop, products: readonly Product[]): Promise<number> {
  const stock = await Promise.all(products.map(({ sizes }) => stockOf(sizes[0]?.id)))
  return products.length * stockEach - stock.reduce((sum, left) => sum + left, 0)
}

const people = (count: number) => Array.from({ length: count }, (_, person) => person)

test('concurrent orders of many phone numbers from one network hold no more than its limit, and others still buy', async () => {
  const { shop, products } = await openStockedShop()
  await using _ = shop
  // Of a product of its own each, so that no lock on a size makes them wait for each other.
  const orders = await Promise.all(products.map((product, person) => order(shop, [product], { person, quantity: 15 })))
  assert.equal(orders.filter(({ status }) => status === 'received').length, 6)
  assert.equal(await piecesHeld(shop, products), 90)
  const other = await order(shop, products, { person: 99, network: '198.51.100.7' })
  assert.equal(other.status, 'received')
})

test('an X-Forwarded-For header that no trusted proxy sent makes no other network', async () => {
  const { shop, products } = await openStockedShop({ trustedProxies: [] })
  await using _ = shop
  for (const person of people(12)) await order(shop, products, { person, network: `203.0.113.${person}` })
  assert.equal(await piecesHeld(shop, products), 100)
})

test('orders from ever new networks hold no more than the limit of the shop, and all are accepted', async () => {
  const { shop, products } = await openStockedShop()
  await using _ = shop
  for (const person of people(22)) await order(shop, products, { person, network: `203.0.113.${person}`, quantity: 2 })
  assert.equal(await piecesHeld(shop, products), 400)
  const customer = await order(shop, products.slice(0, 1), { person: 99, network: '198.51.100.7' })
  assert.equal(customer.status, 'requested')
})

test('pieces of an order that nobody confirms return, and are taken once however often it is revived at once', async () => {
  const { shop, products } = await openStockedShop()
  await using _ = shop
  const { token } = await order(shop, products, { person: 1 })
  for (const days of [4, 1]) {
    shop.clock.passes({ days })
    await releaseUnconfirmedOrders(shop.system)
  }
  assert.equal(await piecesHeld(shop, products), 0)
  const revive = () => shop.send(`/order/${token}`, { form: { do: 'revive' } })
  const responses = await Promise.all(people(6).map(revive))
  assert.deepEqual(new Set(responses.map(({ status }) => status)), new Set([200]))
  assert.equal(await piecesHeld(shop, products), 10)
})

test('a request that six people confirm at once takes its pieces once', async () => {
  const { shop, products } = await openStockedShop()
  await using _ = shop
  const { token, status } = await order(shop, products, { person: 1, quantity: 3 })
  assert.deepEqual([status, await piecesHeld(shop, products)], ['requested', 0])
  const { id } = await shop.marketplace.db.selectFrom('orders').select('id').executeTakeFirstOrThrow()
  const cookie = `hirfa-office=${await createSessionToken(shop.marketplace, 'staff')}`
  const form = { do: 'step', from: 'requested', to: 'confirmed', note: '' }
  await Promise.all(people(6).map(() => shop.send(`/admin/orders/${id}`, { cookie, form })))
  assert.equal(await piecesHeld(shop, products), 30)
  const cancel = () => shop.send(`/order/${token}`, { form: { do: 'cancel' } })
  const responses = await Promise.all(people(6).map(cancel))
  assert.deepEqual(new Set(responses.map(({ status }) => status)), new Set([200]))
  assert.equal(await piecesHeld(shop, products), 0, 'they return once')
})

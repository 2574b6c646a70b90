import assert from 'node:assert/strict'
import { test } from 'node:test'
import { retireProduct } from '#domain/catalog/admin/retire-product.ts'
import type { Product } from '#domain/catalog/product.ts'
import type { Marketplace } from '#domain/marketplace.ts'
import { defaultMerchandisingRules, type MerchandisingRules } from '#domain/merchandising/merchandising-rules.ts'
import { merchandisingSetting } from '#domain/merchandising/merchandising-setting.ts'
import { advanceOrderAsOperator } from '#domain/orders/status/advance-order-as-operator.ts'
import { editSetting } from '#domain/settings/edit-setting.ts'
import { getSetting } from '#domain/settings/get-setting.ts'
import { setStock } from '#tests/support/catalog-changes.ts'
import { asOperator } from '#tests/support/operators.ts'
import { takeBack } from '#tests/support/returns.ts'
import { type OrderedPiece, openTestShop, type TestShop } from '#tests/support/test-shop.ts'
import { listBestSellers } from './list-best-sellers.ts'

/** A shop with fourteen products that uses sales after this many delivered orders. */
async function openShop(deliveredOrders = 1) {
  const shop = await openTestShop()
  const office = await asOperator(shop.marketplace)
  await decide(office, { bestSellers: 'sales', deliveredOrders })
  const products: Product[] = []
  for (let count = 0; count < 14; count++) products.push(await shop.sells({ sizes: [{ name: '', stock: 500 }] }))
  return { shop, office, products, [Symbol.asyncDispose]: () => shop[Symbol.asyncDispose]() }
}

async function decide(office: Marketplace, wish: Partial<MerchandisingRules>): Promise<void> {
  const { value, version } = await getSetting(office, merchandisingSetting)
  await editSetting(office, merchandisingSetting, { version, edited: { ...value, ...wish } })
}

async function deliver(shop: TestShop, office: Marketplace, lines: readonly OrderedPiece[]): Promise<number> {
  const result = await shop.order(lines)
  assert.ok(result.outcome === 'placed')
  const { id } = await shop.marketplace.db
    .selectFrom('orders')
    .select('id')
    .where('number', '=', result.order.number)
    .executeTakeFirstOrThrow()
  for (const to of ['confirmed', 'packed', 'shipped', 'delivered'] as const)
    await advanceOrderAsOperator(office, id, { to })
  return id
}

const idsOf = async (office: Marketplace) => (await listBestSellers(office, () => 0)).products.map(({ id }) => id)
const basisOf = async (office: Marketplace) => (await listBestSellers(office)).basis

test('best sellers are three random products from the 5th to the 13th until enough orders are delivered, then by sales', async () => {
  await using world = await openShop(3)
  const { shop, office, products } = world
  const [first, second, third] = products as [Product, Product, Product]
  const drawn = products.slice(4, 13).map(({ id }) => id)
  await deliver(shop, office, [{ product: first, quantity: 2 }])
  await deliver(shop, office, [{ product: second, quantity: 5 }])
  await shop.order([{ product: third, quantity: 50 }])
  const before = await idsOf(office)
  assert.equal(await basisOf(office), 'random')
  assert.equal(new Set(before).size, 3)
  assert.ok(before.every((id) => drawn.includes(id)))

  await deliver(shop, office, [{ product: third }])
  assert.deepEqual(await idsOf(office), [second.id, first.id, third.id])
  assert.equal(await basisOf(office), 'sales')
  await decide(office, { bestSellers: 'rule' })
  assert.equal(await basisOf(office), 'random')
  assert.ok((await idsOf(office)).every((id) => drawn.includes(id)))
})

test('best sellers are random by default; by sales they need fifty delivered orders', async () => {
  await using world = await openShop()
  const { shop, office, products } = world
  await shop.marketplace.db.deleteFrom('settings').execute()
  const [last] = products.slice(13) as [Product]
  for (let count = 0; count < 50; count++) await deliver(shop, office, [{ product: last }])
  assert.ok(!(await idsOf(office)).includes(last.id))
  const { deliveredOrders } = defaultMerchandisingRules
  assert.equal(deliveredOrders, 50)
  await decide(office, { bestSellers: 'sales', deliveredOrders })
  assert.equal(await basisOf(office), 'mixed')
  assert.equal((await idsOf(office))[0], last.id)
  await decide(office, { deliveredOrders: 51 })
  assert.ok(!(await idsOf(office)).includes(last.id))
  await deliver(shop, office, [{ product: last }])
  assert.equal((await idsOf(office))[0], last.id)
})

test('best sellers of the last ninety days come first, then those of any time, then random products', async () => {
  await using world = await openShop()
  const { shop, office, products } = world
  const [first, second, third] = products as [Product, Product, Product]
  await deliver(shop, office, [{ product: first, quantity: 9 }])
  shop.clock.passes({ days: 100 })
  await deliver(shop, office, [{ product: second, quantity: 2 }])
  const [one, two, three] = await idsOf(office)
  assert.deepEqual([one, two], [second.id, first.id])
  assert.ok(products.slice(4, 13).some(({ id }) => id === three))

  await deliver(shop, office, [{ product: third, quantity: 2 }])
  assert.deepEqual(await idsOf(office), [second.id, third.id, first.id], 'equal ones by id')
  await deliver(shop, office, [{ product: first }])
  assert.deepEqual(await idsOf(office), [second.id, third.id, first.id], 'what sold long ago does not count with it')
})

test('returned, sold-out and retired products are no best sellers', async () => {
  await using world = await openShop()
  const { shop, office, products } = world
  const [first, second, third, fourth, fifth] = products as [Product, Product, Product, Product, Product]
  for (const [place, product] of [first, second, third, fourth, fifth].entries())
    await deliver(shop, office, [{ product, quantity: 10 - place }])
  const many = await deliver(shop, office, [
    { product: fifth, quantity: 30 },
    { product: fourth, quantity: 30 },
  ])
  assert.deepEqual(await idsOf(office), [fourth.id, fifth.id, first.id])
  shop.clock.passes({ days: 10 })
  await takeBack(office, many)
  assert.deepEqual(await idsOf(office), [first.id, second.id, third.id])
  await setStock(shop.marketplace, first.sizes[0]?.id ?? 0, 0)
  await retireProduct(shop.system, second.id)
  assert.deepEqual(await idsOf(office), [third.id, fourth.id, fifth.id])
})

test('concurrent deliveries are all counted', async () => {
  await using world = await openShop()
  const { shop, office, products } = world
  const [one, two] = products as [Product, Product]
  await Promise.all(
    Array.from({ length: 12 }, (_, place) => {
      const lines = [{ product: one }, { product: two, quantity: 2 }]
      return deliver(shop, office, place % 2 ? lines : lines.toReversed())
    }),
  )
  const sold = await shop.marketplace.db.selectFrom('product_sales').select(['product_id', 'pieces']).execute()
  assert.deepEqual(
    new Map(sold.map(({ product_id, pieces }) => [product_id, pieces])),
    new Map([
      [one.id, 12],
      [two.id, 24],
    ]),
  )
})

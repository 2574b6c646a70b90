import assert from 'node:assert/strict'
import { test } from 'node:test'
import { sql } from 'kysely'
import { pipeline } from '#database/pipeline.ts'
import { retireProduct } from '#domain/catalog/admin/retire-product.ts'
import { inTransaction } from '#domain/in-transaction.ts'
import { dinars } from '#domain/money.ts'
import { lockVariants } from '#domain/orders/lines/variant-statements.ts'
import { retryAfterSecondsOf } from '#domain/unavailable.ts'
import { formatPrice } from '#formatting/prices.ts'
import { setPrices } from '#tests/support/catalog-changes.ts'
import { untilWaitingForLock } from '#tests/support/lock-waits.ts'
import { limitedTo, rateLimitsOf, setRateLimits } from '#tests/support/rate-limits.ts'
import { openTestShop, type TestShop } from '#tests/support/test-shop.ts'
import { placeOrder } from './place-order.ts'

const sizes = [
  { name: 'S', stock: 5 },
  { name: 'L', stock: 5 },
]

async function orderCount({ marketplace }: TestShop): Promise<number> {
  return (await marketplace.db.selectFrom('orders').select('id').execute()).length
}

test('a promoted product is ordered at its promotional price', async () => {
  await using shop = await openTestShop()
  const candle = await shop.sells({ regularPrice: dinars(45), promotionalPrice: dinars(36) })

  const result = await shop.order([{ product: candle, quantity: 2 }])

  assert.ok(result.outcome === 'placed')
  assert.equal(formatPrice(result.order.totals.total, 'en'), '80.00 TND')
  assert.equal(await shop.stockOf(candle.sizes[0]?.id), 8)
  assert.ok((await shop.eventTypes()).includes('order.placed'))
})

test('two lines of one size count together, and when they are too many nothing is taken', async () => {
  await using shop = await openTestShop()
  const vase = await shop.sells()
  const colors = [
    { name: 'Blue', swatch: '#1f4e86' },
    { name: 'Green', swatch: '#5e6b2f' },
  ]
  const bowl = await shop.sells({ colors, sizes: [{ name: '', stock: 5 }] })
  const [blue, green] = bowl.colors.map((color) => color.id)

  const result = await shop.order([
    { product: vase },
    { product: bowl, quantity: 3, ...(blue && { colorId: blue }) },
    { product: bowl, quantity: 3, ...(green && { colorId: green }) },
  ])

  assert.ok(result.outcome === 'out-of-stock')
  assert.deepEqual(
    result.lines.map(({ position, left }) => [position, left]),
    [
      [1, 5],
      [2, 5],
    ],
  )
  assert.equal(await shop.stockOf(vase.sizes[0]?.id), 10)
  assert.equal(await shop.stockOf(bowl.sizes[0]?.id), 5)
  assert.equal(await orderCount(shop), 0)
  assert.ok(!(await shop.eventTypes()).includes('order.placed'))
})

test('an outdated total returns the new quote, and nothing is taken', async () => {
  await using shop = await openTestShop()
  const bowl = await shop.sells({ regularPrice: dinars(45) })
  await setPrices(shop.marketplace, bowl.id, { regularPrice: dinars(50) })

  const result = await shop.order([{ product: bowl, quantity: 2 }])

  assert.ok(result.outcome === 'repriced')
  assert.equal(result.quote.totals.total, dinars(108))
  assert.equal(result.quote.lines[0]?.unitPrice, dinars(50))
  assert.equal(await shop.stockOf(bowl.sizes[0]?.id), 10)
  assert.equal(await orderCount(shop), 0)
})

test('order lines store the names and prices of the moment of ordering', async () => {
  await using shop = await openTestShop()
  const bowl = await shop.sells({ name: 'Fish bowl', regularPrice: dinars(45) })
  await shop.order([{ product: bowl, quantity: 2 }])

  await setPrices(shop.marketplace, bowl.id, { regularPrice: dinars(90) })
  await shop.marketplace.db.updateTable('products').set({ name: 'Tuna bowl' }).where('id', '=', bowl.id).execute()

  const lines = await shop.marketplace.db.selectFrom('order_lines').selectAll().execute()
  assert.deepEqual(
    lines.map((line) => [line.name, Number(line.unit_price_millimes), Number(line.line_total_millimes)]),
    [['Fish bowl', 45_000, 90_000]],
  )
})

test('a retired product is out of stock', async () => {
  await using shop = await openTestShop()
  const bowl = await shop.sells()
  await retireProduct(shop.system, bowl.id)

  const result = await shop.order([{ product: bowl }])

  assert.ok(result.outcome === 'out-of-stock')
  assert.equal(result.lines[0]?.left, 0)
})

test('the size may be omitted only for a product with a single size', async () => {
  await using shop = await openTestShop()
  const bowl = await shop.sells()
  const shirt = await shop.sells({ sizes })
  const open = (productId: number) => [{ productId, quantity: 1 }]

  const one = await shop.order([{ product: bowl }], { lines: open(bowl.id) })
  const several = await shop.order([{ product: shirt }], { lines: open(shirt.id) })

  assert.equal(one.outcome, 'placed')
  assert.deepEqual(several, { outcome: 'unknown-lines', lines: [{ position: 0, part: 'size' }] })
})

test('orders of different sizes do not wait for each other', async () => {
  await using shop = await openTestShop()
  const shirt = await shop.sells({ sizes })
  const [small, large] = shirt.sizes.map(({ id }) => id) as [number, number]

  await inTransaction(shop.marketplace, async (another) => {
    await pipeline(another.db, { locks: lockVariants(another, [{ productId: shirt.id, sizeId: small }]) })
    const result = await inTransaction(shop.marketplace, async (impatient) => {
      await sql`set local lock_timeout = '3s'`.execute(impatient.db)
      return placeOrder(impatient, shop.requestFor([{ product: shirt, sizeId: large }]))
    })
    assert.equal(result.outcome, 'placed')
  })
})

test('unknown products, sizes and colors are reported by position', async () => {
  await using shop = await openTestShop()
  const bowl = await shop.sells({ colors: [{ name: 'Blue', swatch: '#1f4e86' }] })
  const vase = await shop.sells({ colors: [{ name: 'Green', swatch: '#5e6b2f' }] })
  const sizeOf = (product: typeof bowl) => product.sizes[0]?.id ?? 0

  const result = await shop.order([{ product: bowl }], {
    lines: [
      { productId: bowl.id, sizeId: sizeOf(bowl), quantity: 1 },
      { productId: 9999, sizeId: sizeOf(bowl), quantity: 1 },
      { productId: bowl.id, sizeId: sizeOf(vase), quantity: 1 },
      { productId: bowl.id, sizeId: sizeOf(bowl), colorId: vase.colors[0]?.id ?? 0, quantity: 1 },
    ],
  })

  assert.deepEqual(result, {
    outcome: 'unknown-lines',
    lines: [
      { position: 1, part: 'product' },
      { position: 2, part: 'size' },
      { position: 3, part: 'color' },
    ],
  })
  assert.equal(await shop.stockOf(sizeOf(bowl)), 10)
})

test('an order waits for a locked size, and is placed when it is free', async () => {
  await using shop = await openTestShop()
  const bowl = await shop.sells()
  const line = { productId: bowl.id, sizeId: Number(bowl.sizes[0]?.id) }

  const { placing } = await inTransaction(shop.marketplace, async (another) => {
    await pipeline(another.db, { locks: lockVariants(another, [line]) })
    const placing = shop.order([{ product: bowl }])
    await untilWaitingForLock(shop)
    return { placing }
  })

  assert.equal((await placing).outcome, 'placed')
})

test('an order waits for a locked size no longer than the lock timeout', async () => {
  await using shop = await openTestShop()
  const bowl = await shop.sells()
  const line = { productId: bowl.id, sizeId: Number(bowl.sizes[0]?.id) }

  await inTransaction(shop.marketplace, async (another) => {
    await pipeline(another.db, { locks: lockVariants(another, [line]) })
    const impatient = inTransaction(shop.marketplace, async (impatient) => {
      await sql`set local lock_timeout = '200ms'`.execute(impatient.db)
      return placeOrder(impatient, shop.requestFor([{ product: bowl }]))
    })
    await assert.rejects(impatient, (error) => retryAfterSecondsOf(error) !== undefined)
  })

  assert.equal(await shop.stockOf(line.sizeId), 10)
})

test('an order far over the quota of its network does not affect orders placed at the same time', async () => {
  await using shop = await openTestShop()
  const bowl = await shop.sells()
  const each = { perNetwork: { count: 2, seconds: 3600 }, perRecipient: { count: 100, seconds: 3600 } }
  await setRateLimits(shop.marketplace, rateLimitsOf(each, 100))
  const placeFrom = (address: string) =>
    placeOrder(limitedTo(each, shop.marketplace, address), shop.requestFor([{ product: bowl }])).then(
      ({ outcome }) => outcome,
      (error) => error.name,
    )

  const placedHere = await Promise.all(Array.from({ length: 8 }, () => placeFrom('192.0.2.1')))
  assert.deepEqual(new Set(placedHere), new Set(['placed']))

  const outcomes = await Promise.all(['1', '2', '3', '4'].map((last) => placeFrom(`192.0.2.${last}`)))

  assert.deepEqual(outcomes, ['RateLimited', 'placed', 'placed', 'placed'])
  const { count } = await shop.marketplace.db
    .selectFrom('orders')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow()
  assert.equal(count, 11)
})

test('each order has its own two emails, and each email its own Message-ID', async () => {
  await using shop = await openTestShop()
  const bowl = await shop.sells()

  await Promise.all([1, 2, 3, 4].map(() => shop.order([{ product: bowl }])))

  const emails = await shop.marketplace.db.selectFrom('emails').select(['about', 'kind', 'message_id']).execute()
  const kinds = Map.groupBy(emails, ({ about }) => (about as { orderId: number }).orderId)
  assert.equal(kinds.size, 4)
  for (const ofOrder of kinds.values())
    assert.deepEqual(ofOrder.map(({ kind }) => kind).sort(), ['order-notice', 'order-recap'])
  assert.equal(new Set(emails.map(({ message_id }) => message_id)).size, 8)
})

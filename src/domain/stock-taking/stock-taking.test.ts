import assert from 'node:assert/strict'
import { randomUUID } from 'node:crypto'
import { test } from 'node:test'
import { NotAllowed } from '#domain/access/not-allowed.ts'
import { findAllViolations } from '#domain/consistency/find-violations.ts'
import type { Marketplace } from '#domain/marketplace.ts'
import { advanceOrderAsOperator } from '#domain/orders/status/advance-order-as-operator.ts'
import { asOperator, openConnections } from '#tests/support/operators.ts'
import { openTestShop, type TestShop } from '#tests/support/test-shop.ts'
import { listShelfSizes } from './list-shelf-sizes.ts'
import { recordShelfCounts } from './record-shelf-counts.ts'

async function openShelf() {
  const shop = await openTestShop()
  const office = await asOperator(shop.marketplace, 'staff')
  const bowl = await shop.sells()
  return { shop, office, bowl, variantId: bowl.sizes[0]?.id ?? 0 }
}

async function shelfOf(office: Marketplace, storeId: number) {
  return (await listShelfSizes(office, storeId)).sizes
}

async function place(shop: TestShop, product: Awaited<ReturnType<TestShop['sells']>>, quantity: number) {
  const placed = await shop.order([{ product, quantity }])
  assert.ok(placed.outcome === 'placed')
  return placed.order.id
}

test('on the shelf are the pieces in stock and those of orders that are not packed yet', async () => {
  const { office, bowl, variantId, ...opened } = await openShelf()
  await using shop = opened.shop
  const [packed] = [await place(shop, bowl, 3), await place(shop, bowl, 2)]
  for (const to of ['confirmed', 'packed'] as const) await advanceOrderAsOperator(office, packed, { to })
  const [size] = await shelfOf(office, bowl.store.id)
  assert.deepEqual([size?.variantId, size?.expected, size?.lastCount], [variantId, 7, undefined])
})

test('a count corrects the stock by what is missing, also when an order comes while people count', async () => {
  const { office, bowl, variantId, ...opened } = await openShelf()
  await using shop = opened.shop
  const [seen] = await shelfOf(office, bowl.store.id)
  const ordered = await place(shop, bowl, 4)
  const key = randomUUID()
  const counts = [{ variantId, expected: seen?.expected ?? 0, counted: 9 }]
  await openConnections(shop.marketplace)
  const results = await Promise.all([recordShelfCounts(office, counts, key), recordShelfCounts(office, counts, key)])
  assert.deepEqual(results.flat(), Array(2).fill({ variantId, outcome: 'recorded' }))
  assert.equal(await shop.stockOf(variantId), 5, 'ten, less four ordered, less one missing, once')
  const [size] = await shelfOf(office, bowl.store.id)
  assert.deepEqual([size?.expected, size?.lastCount?.counted, size?.lastCount?.expected], [9, 9, 10])
  assert.ok(ordered)
  const last = await shop.system.db
    .selectFrom('stock_movements')
    .select(['kind', 'reason'])
    .orderBy('id', 'desc')
    .executeTakeFirst()
  assert.deepEqual(last, { kind: 'correction', reason: 'stock-taking' })
  assert.deepEqual(await Array.fromAsync(findAllViolations(shop.system)), [])
})

test('a count of what was expected moves nothing and is remembered', async () => {
  const { office, bowl, variantId, ...opened } = await openShelf()
  await using shop = opened.shop
  await recordShelfCounts(office, [{ variantId, expected: 10, counted: 10 }], randomUUID())
  assert.equal(await shop.stockOf(variantId), 10)
  assert.equal((await shelfOf(office, bowl.store.id))[0]?.lastCount?.counted, 10)
})

test('a count with fewer pieces than orders have records nothing, and the others are recorded', async () => {
  const { office, bowl, variantId, ...opened } = await openShelf()
  await using shop = opened.shop
  const cup = await shop.sells()
  const cupSize = cup.sizes[0]?.id ?? 0
  await place(shop, bowl, 8)
  const counts = [
    { variantId, expected: 10, counted: 5 },
    { variantId: cupSize, expected: 10, counted: 12 },
    { variantId: 999_999, expected: 0, counted: 1 },
  ]
  assert.deepEqual(await recordShelfCounts(office, counts, randomUUID()), [
    { variantId, outcome: 'too-few' },
    { variantId: cupSize, outcome: 'recorded' },
    { variantId: 999_999, outcome: 'unknown' },
  ])
  assert.deepEqual([await shop.stockOf(variantId), await shop.stockOf(cupSize)], [2, 12])
  assert.equal(
    (await shelfOf(office, bowl.store.id)).find((size) => size.variantId === variantId)?.lastCount,
    undefined,
  )
})

test('counts are for staff and are never changed', async () => {
  const { office, bowl, variantId, ...opened } = await openShelf()
  await using shop = opened.shop
  await assert.rejects(listShelfSizes(shop.marketplace, bowl.store.id), NotAllowed)
  await assert.rejects(recordShelfCounts(shop.marketplace, [], randomUUID()), NotAllowed)
  await recordShelfCounts(office, [{ variantId, expected: 10, counted: 10 }], randomUUID())
  await assert.rejects(shop.system.db.deleteFrom('stock_counts').execute(), /only ever added to/)
})

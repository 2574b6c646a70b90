import assert from 'node:assert/strict'
import { test } from 'node:test'
import { CompiledQuery, sql } from 'kysely'
import { pinProduct, unpinProduct } from '#domain/assortment/pin-product.ts'
import { mostPinned } from '#domain/assortment/pinned-product.ts'
import { restoreProduct } from '#domain/assortment/restore-product.ts'
import { withdrawProduct } from '#domain/assortment/withdraw-product.ts'
import { listChanges } from '#domain/history/list-changes.ts'
import { undoChange } from '#domain/history/undo-change.ts'
import { NotAllowed } from '#domain/operators/require-operator.ts'
import { stockManyProducts } from '#tests/support/api-client.ts'
import { atWork } from '#tests/support/operators.ts'
import { openTestShop, type TestShop } from '#tests/support/test-shop.ts'
import { retireStore } from '../assortment/retire-store.ts'
import type { Category } from './category.ts'
import { listProducts } from './list-products.ts'
import type { ProductFilter } from './product-filter.ts'
import { matchingIds } from './product-search.ts'

const crafts: readonly Category[] = ['decor', 'bags', 'kids']

/** Stores that each brought in three pieces of each craft, one craft after the other. */
async function openShopOf(stores: number): Promise<TestShop> {
  const shop = await openTestShop()
  for (let store = 0; store < stores; store++) {
    const storeId = await shop.hasStore()
    for (const category of crafts) for (let piece = 0; piece < 3; piece++) await shop.sells({ storeId, category })
  }
  return shop
}

async function pageOf(shop: TestShop, filter: ProductFilter = {}, page = 1, pageSize = 6) {
  return (await listProducts(shop.marketplace, { sort: 'ours', ...filter, page, pageSize })).products
}

async function idsOf(shop: TestShop, filter: ProductFilter = {}) {
  return (await pageOf(shop, filter, 1, 500)).map(({ id }) => id)
}

test('the stores take turns, so that a page shows as many makers as it can, and always the same', async () => {
  await using shop = await openShopOf(6)
  for (const page of [1, 2, 3]) {
    const shown = await pageOf(shop, {}, page)
    assert.equal(new Set(shown.map(({ store }) => store.id)).size, 6)
    assert.deepEqual(await pageOf(shop, {}, page), shown)
  }
})

test('three pieces of a store that come one after the other are of three crafts', async () => {
  await using shop = await openShopOf(1)
  const shown = await pageOf(shop, {}, 1, 9)
  for (const start of [0, 3, 6])
    assert.equal(new Set(shown.slice(start, start + 3).map(({ category }) => category)).size, 3)
})

test('a collection of several crafts shows them in turn, however many pieces each has', async () => {
  await using shop = await openShopOf(2)
  for (let piece = 0; piece < 20; piece++) await shop.sells({ category: 'decor' })
  const shown = await pageOf(shop, { categories: ['kids', 'decor'] })
  assert.deepEqual(
    shown.map(({ category }) => category),
    ['kids', 'decor', 'kids', 'decor', 'kids', 'decor'],
  )
  const all = await idsOf(shop, { categories: ['kids', 'decor'] })
  assert.equal(new Set(all).size, 32)
  const third = await pageOf(shop, { categories: ['kids', 'decor'] }, 3)
  assert.deepEqual(
    third.map(({ id }) => id),
    all.slice(12, 18),
  )
})

test('its pages show every piece once, narrowed as well', async () => {
  await using shop = await openShopOf(4)
  const all = await idsOf(shop)
  assert.equal(new Set(all).size, 36)
  const pages = await Promise.all([1, 2, 3, 4, 5, 6].map((page) => pageOf(shop, {}, page)))
  assert.deepEqual(
    pages.flat().map(({ id }) => id),
    all,
  )
  const bags = await pageOf(shop, { categories: ['bags'] }, 1, 50)
  assert.equal(bags.length, 12)
  assert.ok(bags.every(({ category }) => category === 'bags'))
  const [{ store }] = bags as [(typeof bags)[number]]
  assert.equal((await idsOf(shop, { categories: ['bags'], storeId: store.id })).length, 3)
  const found = await idsOf(shop, { words: 'bowl' })
  assert.deepEqual(found, all)
})

test('the order in which the shop was stocked stays by id', async () => {
  await using shop = await openShopOf(3)
  const { products } = await listProducts(shop.marketplace, { pageSize: 50 })
  const ids = products.map(({ id }) => id)
  assert.deepEqual(
    ids,
    [...ids].sort((one, other) => one - other),
  )
  assert.notDeepEqual(await idsOf(shop), ids)
})

test('a piece that goes leaves the others of its round where they are, and comes back to its place', async () => {
  await using shop = await openShopOf(4)
  const staff = await atWork(shop.marketplace, 'staff')
  const before = await pageOf(shop, {}, 1, 50)
  const [gone] = before as [(typeof before)[number]]
  const ofOthers = (products: typeof before) =>
    products.filter(({ store }) => store.id !== gone.store.id).map(({ id }) => id)
  await withdrawProduct(staff, gone.id)
  const without = await pageOf(shop, {}, 1, 50)
  assert.equal(without.length, 35)
  assert.deepEqual(ofOthers(without), ofOthers(before))
  // The store has its next piece take the turn.
  assert.equal(new Set(without.slice(0, 4).map(({ store }) => store.id)).size, 4)
  await restoreProduct(staff, gone.id)
  assert.deepEqual(await pageOf(shop, {}, 1, 50), before)
})

test('a piece that moves to another store or craft takes its turn there, and a store that is away takes none', async () => {
  await using shop = await openShopOf(2)
  const [first] = (await pageOf(shop)) as [Awaited<ReturnType<typeof pageOf>>[number]]
  const third = await shop.hasStore()
  await sql`update products set store_id = ${third}, category = 'shoes' where id = ${first.id}`.execute(
    shop.marketplace.db,
  )
  assert.equal(new Set((await pageOf(shop, {}, 1, 3)).map(({ store }) => store.id)).size, 3)
  assert.deepEqual(await idsOf(shop, { categories: ['shoes'] }), [first.id])
  assert.deepEqual(await idsOf(shop, { storeId: third }), [first.id])
  await retireStore(await atWork(shop.marketplace, 'staff'), third)
  assert.equal((await idsOf(shop)).includes(first.id), false)
})

test('pieces brought in at the same time get turns of their own', async () => {
  await using shop = await openTestShop()
  const storeId = await shop.hasStore()
  await Promise.all(Array.from({ length: 12 }, () => shop.sells({ storeId })))
  const rows = await shop.marketplace.db.selectFrom('shop_order').select('turn').orderBy('turn').execute()
  assert.deepEqual(
    rows.map(({ turn }) => turn),
    Array.from({ length: 12 }, (_, index) => index + 1),
  )
})

test('twenty pieces of a large store take turns, and the rest come after those of all others', async () => {
  await using shop = await openTestShop()
  await stockManyProducts(shop, 60)
  const small = await shop.hasStore()
  for (let piece = 0; piece < 3; piece++) await shop.sells({ storeId: small })
  const shown = await pageOf(shop, {}, 1, 6)
  assert.equal(shown.filter(({ store }) => store.id === small).length, 3)
  const { db } = shop.marketplace
  const rest = await db.selectFrom('shop_order').select('turn').where('turn', '>', 20).execute()
  assert.deepEqual(new Set(rest.map(({ turn }) => turn)), new Set([21]))
  assert.equal(rest.length, 40)
})

test('a page far back is found in the index of the order, and nothing is sorted', async () => {
  await using shop = await openTestShop()
  await stockManyProducts(shop, 3000)
  const { db } = shop.marketplace
  await sql`analyze`.execute(db)
  for (const categories of [undefined, ['decor'], ['decor', 'kids']] as const) {
    const filter = categories ? { categories } : {}
    const ids = matchingIds(shop.marketplace, { sort: 'ours', ...filter }, undefined, { limit: 6, offset: 600 })
    const { sql: words, parameters } = ids.compile()
    const { rows } = await db.executeQuery<Record<string, string>>(
      CompiledQuery.raw(`explain ${words}`, [...parameters]),
    )
    const plan = rows.map((row) => Object.values(row)[0]).join('\n')
    assert.match(plan, /Index Only Scan using shop_order_turns/, plan)
    assert.doesNotMatch(plan, /Sort Key: (shop_order\.)?turn/, plan)
  }
})

test('an owner pins pieces to the front, the latest first, and takes them off again', async () => {
  await using shop = await openShopOf(3)
  const owner = await atWork(shop.marketplace, 'owner')
  const before = await idsOf(shop)
  const [one, other] = before.slice(-2) as [number, number]
  assert.deepEqual(await pinProduct(owner, one), { outcome: 'pinned' })
  shop.clock.passes({ seconds: 60 })
  assert.deepEqual(await pinProduct(owner, other), { outcome: 'pinned' })
  assert.deepEqual(await pinProduct(owner, other), { outcome: 'as-before' })
  assert.deepEqual(await idsOf(shop), [other, one, ...before.slice(0, -2)])
  const second = await pageOf(shop, {}, 2)
  assert.deepEqual(
    second.map(({ id }) => id),
    before.slice(4, 10),
  )

  await withdrawProduct(owner, one)
  assert.deepEqual((await idsOf(shop)).slice(0, 2), [other, before[0]])
  await restoreProduct(owner, one)
  assert.deepEqual(await unpinProduct(owner, other), { outcome: 'unpinned' })
  assert.deepEqual(await idsOf(shop), [one, ...before.filter((id) => id !== one)])
})

test('staff pin nothing, and no more than two pages can be pinned, also by two owners at once', async () => {
  await using shop = await openShopOf(2)
  const [owner, staff] = [await atWork(shop.marketplace, 'owner'), await atWork(shop.marketplace, 'staff')]
  const ids = await idsOf(shop)
  await assert.rejects(pinProduct(staff, ids[0] ?? 0), NotAllowed)
  await assert.rejects(unpinProduct(staff, ids[0] ?? 0), NotAllowed)
  const outcomes = await Promise.all(ids.map((id) => pinProduct(owner, id)))
  assert.equal(outcomes.filter(({ outcome }) => outcome === 'pinned').length, mostPinned)
  assert.equal(outcomes.filter(({ outcome }) => outcome === 'too-many').length, ids.length - mostPinned)
})

test('pinning stands in the history, and an owner undoes it there', async () => {
  await using shop = await openShopOf(2)
  const [owner, staff] = [await atWork(shop.marketplace, 'owner'), await atWork(shop.marketplace, 'staff')]
  const before = await idsOf(shop)
  await pinProduct(owner, before.at(-1) ?? 0)
  const [change] = (await listChanges(owner, {})).rows
  assert.equal(change?.action, 'pinned')
  assert.equal(await undoChange(staff, change?.id ?? 0), 'cannot')
  assert.equal(await undoChange(owner, change?.id ?? 0), 'undone')
  assert.deepEqual(await idsOf(shop), before)
})

import assert from 'node:assert/strict'
import { test } from 'node:test'
import { CompiledQuery, sql } from 'kysely'
import { NotAllowed } from '#domain/access/not-allowed.ts'
import { listAuditLog } from '#domain/audit/list-audit-log.ts'
import { pinProduct, unpinProduct } from '#domain/catalog/admin/pin-product.ts'
import { maxPinnedProducts } from '#domain/catalog/admin/pinned-product.ts'
import { restoreProduct } from '#domain/catalog/admin/restore-product.ts'
import { retireProduct } from '#domain/catalog/admin/retire-product.ts'
import { retireStore } from '#domain/catalog/admin/retire-store.ts'
import type { Category } from '#domain/category.ts'
import { undoChange } from '#domain/undo/undo-change.ts'
import { isWaitingForLock, stockManyProducts } from '#tests/support/api-client.ts'
import { asOperator } from '#tests/support/operators.ts'
import { databaseName, runOnTestServer } from '#tests/support/test-database.ts'
import { openTestShop, type TestShop } from '#tests/support/test-shop.ts'
import { listProducts } from './list-products.ts'
import type { ProductFilter } from './product-filter.ts'
import { matchingIds } from './product-search.ts'

const crafts: readonly Category[] = ['decor', 'bags', 'kids']

/** Each store added three products of each category, one category after the other. */
async function openShopOf(stores: number): Promise<TestShop> {
  const shop = await openTestShop()
  for (let store = 0; store < stores; store++) {
    const storeId = await shop.hasStore()
    for (const category of crafts) for (let piece = 0; piece < 3; piece++) await shop.sells({ storeId, category })
  }
  return shop
}

async function pageOf(shop: TestShop, filter: ProductFilter = {}, page = 1, pageSize = 6) {
  return (await listProducts(shop.marketplace, { sort: 'shop-order', ...filter, page, pageSize })).products
}

async function idsOf(shop: TestShop, filter: ProductFilter = {}) {
  return (await pageOf(shop, filter, 1, 500)).map(({ id }) => id)
}

test('the stores take turns, so that a page shows as many stores as possible, in a stable order', async () => {
  await using shop = await openShopOf(6)
  for (const page of [1, 2, 3]) {
    const shown = await pageOf(shop, {}, page)
    assert.equal(new Set(shown.map(({ store }) => store.id)).size, 6)
    assert.deepEqual(await pageOf(shop, {}, page), shown)
  }
})

test('three consecutive products of a store are of three categories', async () => {
  await using shop = await openShopOf(1)
  const shown = await pageOf(shop, {}, 1, 9)
  for (const start of [0, 3, 6])
    assert.equal(new Set(shown.slice(start, start + 3).map(({ category }) => category)).size, 3)
})

test('a collection of several categories shows them in turn, however many products each has', async () => {
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

test('the pages show every product once, also with filters', async () => {
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
  assert.equal((await idsOf(shop, { categories: ['bags'], storeIds: [store.id] })).length, 3)
  const found = await idsOf(shop, { searchText: 'bowl' })
  assert.deepEqual(found, all)
})

test('the sort order `catalog` is by id', async () => {
  await using shop = await openShopOf(3)
  const { products } = await listProducts(shop.marketplace, { pageSize: 50 })
  const ids = products.map(({ id }) => id)
  assert.deepEqual(
    ids,
    [...ids].sort((one, other) => one - other),
  )
  assert.notDeepEqual(await idsOf(shop), ids)
})

test('a retired product does not move the others of its round, and is restored to its place', async () => {
  await using shop = await openShopOf(4)
  const staff = await asOperator(shop.marketplace, 'staff')
  const before = await pageOf(shop, {}, 1, 50)
  const [gone] = before as [(typeof before)[number]]
  const ofOthers = (products: typeof before) =>
    products.filter(({ store }) => store.id !== gone.store.id).map(({ id }) => id)
  await retireProduct(staff, gone.id)
  const without = await pageOf(shop, {}, 1, 50)
  assert.equal(without.length, 35)
  assert.deepEqual(ofOthers(without), ofOthers(before))
  // The store has its next piece take the turn.
  assert.equal(new Set(without.slice(0, 4).map(({ store }) => store.id)).size, 4)
  await restoreProduct(staff, gone.id)
  assert.deepEqual(await pageOf(shop, {}, 1, 50), before)
})

test('a product that moves to another store or category takes its turn there, and a retired store takes none', async () => {
  await using shop = await openShopOf(2)
  const [first] = (await pageOf(shop)) as [Awaited<ReturnType<typeof pageOf>>[number]]
  const third = await shop.hasStore()
  await sql`update products set store_id = ${third}, category = 'shoes' where id = ${first.id}`.execute(
    shop.marketplace.db,
  )
  assert.equal(new Set((await pageOf(shop, {}, 1, 3)).map(({ store }) => store.id)).size, 3)
  assert.deepEqual(await idsOf(shop, { categories: ['shoes'] }), [first.id])
  assert.deepEqual(await idsOf(shop, { storeIds: [third] }), [first.id])
  await retireStore(await asOperator(shop.marketplace, 'staff'), third)
  assert.equal((await idsOf(shop)).includes(first.id), false)
})

test('products added at the same time get different turns', async () => {
  await using shop = await openTestShop()
  const storeId = await shop.hasStore()
  await Promise.all(Array.from({ length: 12 }, () => shop.sells({ storeId })))
  const rows = await shop.marketplace.db.selectFrom('shop_order').select('turn').orderBy('turn').execute()
  assert.deepEqual(
    rows.map(({ turn }) => turn),
    Array.from({ length: 12 }, (_, index) => index + 1),
  )
})

/** By what the order of a store's pieces changes. */
const changesOfOrder: Record<string, (piece: number) => string> = {
  'brought in': (piece) =>
    `insert into products (store_id, name, model, category, description, regular_price_millimes, main_color, created_at)
     select store_id, name, model || '-2', category, description, regular_price_millimes, main_color, created_at
     from products where id = ${piece}`,
  'taken off sale': (piece) => `update products set retired_at = now() where id = ${piece}`,
  deleted: (piece) => `delete from products where id = ${piece}`,
}

for (const [change, statement] of Object.entries(changesOfOrder)) {
  test(`of two pieces of a store ${change} at once the second waits for the turns of the first`, async () => {
    await using shop = await openTestShop()
    const storeId = await shop.hasStore()
    // Of two crafts: pieces of one wait for each other where they are counted.
    const category = ['decor', 'bags'] as const
    const pieces: number[] = []
    for (let piece = 0; piece < 8; piece++)
      pieces.push((await shop.sells({ storeId, category: category[piece % 2] as Category })).id)
    const { db } = shop.marketplace
    // They have no size yet, and only such a piece can be deleted.
    for (const piece of pieces) await sql.raw(changesOfOrder['brought in']?.(piece) ?? '').execute(db)
    const { rows } = await sql<{ id: number; category: string }>`
      select id, shop_order.category from products join shop_order on product_id = id
      where id not in (select product_id from variants) order by turn`.execute(db)
    const [other, ...later] = rows as [(typeof rows)[number], ...typeof rows]
    // It comes after the other one, so that the second does not wait for a turn that the first gives to its piece.
    const one = later.slice(2).find(({ category }) => category !== other.category) ?? other

    let second: Promise<unknown> = Promise.resolve()
    await db.transaction().execute(async (first) => {
      await sql.raw(statement(one.id)).execute(first)
      let isOver = false
      second = sql
        .raw(statement(other.id))
        .execute(db)
        .finally(() => {
          isOver = true
        })
      while (!isOver && !(await isWaitingForLock(shop)));
    })
    await second
    const order = await db.selectFrom('shop_order').select('turn').orderBy('turn').execute()
    assert.deepEqual(
      order.map(({ turn }) => turn),
      order.map((_, index) => index + 1),
    )
  })
}

test('twenty products of a large store take turns, and the rest come after those of all other stores', async () => {
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

test('a late page is read from the index without a sort', async () => {
  await using shop = await openTestShop()
  await stockManyProducts(shop, 3000)
  const { db } = shop.marketplace
  await runOnTestServer('analyze', await databaseName({ database: db }))
  for (const categories of [undefined, ['decor'], ['decor', 'kids']] as const) {
    const filter = categories ? { categories } : {}
    const ids = matchingIds(shop.marketplace, { sort: 'shop-order', ...filter }, undefined, { limit: 6, offset: 600 })
    const { sql: words, parameters } = ids.compile()
    const { rows } = await db.executeQuery<Record<string, string>>(
      CompiledQuery.raw(`explain ${words}`, [...parameters]),
    )
    const plan = rows.map((row) => Object.values(row)[0]).join('\n')
    assert.match(plan, /Index Only Scan using shop_order_turns/, plan)
    assert.doesNotMatch(plan, /Sort Key: (shop_order\.)?turn/, plan)
  }
})

test('an owner pins products, the latest first, and unpins them', async () => {
  await using shop = await openShopOf(3)
  const owner = await asOperator(shop.marketplace, 'owner')
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

  await retireProduct(owner, one)
  assert.deepEqual((await idsOf(shop)).slice(0, 2), [other, before[0]])
  await restoreProduct(owner, one)
  assert.deepEqual(await unpinProduct(owner, other), { outcome: 'unpinned' })
  assert.deepEqual(await idsOf(shop), [one, ...before.filter((id) => id !== one)])
})

test('staff cannot pin, and two owners at once cannot pin more than two pages', async () => {
  await using shop = await openShopOf(2)
  const [owner, staff] = [await asOperator(shop.marketplace, 'owner'), await asOperator(shop.marketplace, 'staff')]
  const ids = await idsOf(shop)
  await assert.rejects(pinProduct(staff, ids[0] ?? 0), NotAllowed)
  await assert.rejects(unpinProduct(staff, ids[0] ?? 0), NotAllowed)
  const outcomes = await Promise.all(ids.map((id) => pinProduct(owner, id)))
  assert.equal(outcomes.filter(({ outcome }) => outcome === 'pinned').length, maxPinnedProducts)
  assert.equal(outcomes.filter(({ outcome }) => outcome === 'too-many').length, ids.length - maxPinnedProducts)
  const again = sql`insert into pinned_products select product_id, pinned_at from pinned_products`
  await assert.rejects(again.execute(shop.marketplace.db), /pinned_products_pkey/)
})

test('pinning is recorded in the audit log and can be undone by an owner', async () => {
  await using shop = await openShopOf(2)
  const [owner, staff] = [await asOperator(shop.marketplace, 'owner'), await asOperator(shop.marketplace, 'staff')]
  const before = await idsOf(shop)
  await pinProduct(owner, before.at(-1) ?? 0)
  const [change] = (await listAuditLog(owner, {})).rows
  assert.equal(change?.action, 'pinned')
  assert.equal(await undoChange(staff, change?.id ?? 0), 'cannot')
  assert.equal(await undoChange(owner, change?.id ?? 0), 'undone')
  assert.deepEqual(await idsOf(shop), before)
})

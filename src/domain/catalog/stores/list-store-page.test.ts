import assert from 'node:assert/strict'
import { test } from 'node:test'
import { sql } from 'kysely'
import type { CacheMetadata } from '#domain/cache-tags.ts'
import { listStoresOfWeek } from '#domain/home-page/list-stores-of-week.ts'
import { withRequest } from '#tests/support/request-context.ts'
import { openTestShop, type TestShop } from '#tests/support/test-shop.ts'
import { getStore } from './get-store.ts'
import { getStoreOfProduct } from './get-store-of-product.ts'
import { listStorePage } from './list-store-page.ts'

const week = 7 * 24 * 60 * 60 * 1000

function retire(shop: TestShop, id: number) {
  return shop.marketplace.db.updateTable('stores').set({ retired_at: new Date() }).where('id', '=', id).execute()
}

test('stores that are not retired are listed by page, sorted by name', async () => {
  await using shop = await openTestShop()
  for (const name of ['éclat', 'Bois', 'argile']) await shop.hasStore({ name })
  await retire(shop, await shop.hasStore({ name: 'Closed' }))
  const namesOf = async (page: number) => {
    const { stores, total } = await listStorePage(shop.marketplace, { page, pageSize: 2 })
    assert.equal(total, 3)
    return stores.map(({ name }) => name)
  }
  assert.deepEqual(await namesOf(1), ['argile', 'Bois'])
  assert.deepEqual(await namesOf(2), ['éclat'])
  assert.deepEqual(await namesOf(3), [])
})

test('the location and craft of a store are optional', async () => {
  await using shop = await openTestShop()
  const place = { governorate: 'TN-82', town: 'Houmt Souk', craft: 'Basketry' } as const
  const store = await getStore(shop.marketplace, await shop.hasStore(place))
  assert.deepEqual({ governorate: store.governorate, town: store.town, craft: store.craft }, place)
  const silent = await getStore(shop.marketplace, await shop.hasStore())
  assert.deepEqual([silent.craft, silent.town, silent.governorate], ['', '', undefined])
  const wrong = sql`update stores set governorate = 'TN-99' where id = ${silent.id}`
  await assert.rejects(wrong.execute(shop.marketplace.db), /stores_governorate_check/)
})

test('the stores of the week change weekly, and each store with products has its turn', async () => {
  await using shop = await openTestShop()
  const selling = [await shop.hasStore(), await shop.hasStore(), await shop.hasStore(), await shop.hasStore()]
  for (const storeId of selling) await shop.sells({ storeId })
  const [bare, closed] = [await shop.hasStore(), await shop.hasStore()]
  await shop.sells({ storeId: closed })
  await retire(shop, closed)
  const pick = async () => (await listStoresOfWeek(shop.marketplace, 2)).map(({ id }) => id)

  const seen = new Set<number>()
  for (let weeks = 0; weeks < 30; weeks++) {
    const picked = await pick()
    assert.equal(picked.length, 2)
    assert.deepEqual(await pick(), picked)
    for (const id of picked) seen.add(id)
    shop.clock.passes({ days: 7 })
  }
  assert.deepEqual([...seen].sort(), selling.sort())
  assert.ok(!seen.has(bare))
})

test('a page that shows the stores of the week expires at Sunday midnight', async () => {
  await using shop = await openTestShop()
  const cacheMetadata: CacheMetadata = { tags: new Set(), needsExactStock: false }
  await listStoresOfWeek(withRequest(shop.marketplace, { cacheMetadata }), 2)
  const now = shop.marketplace.clock.now().getTime()
  const expiresAt = cacheMetadata.expiresAt?.getTime() ?? 0
  assert.ok(expiresAt > now && expiresAt <= now + week)
  assert.equal(new Date(expiresAt + 60 * 60 * 1000).getUTCDay(), 1)
})

test('the store of a product is the store that sells it', async () => {
  await using shop = await openTestShop()
  const storeId = await shop.hasStore({ name: 'Dar', craft: 'Painted pottery' })
  await shop.hasStore()
  const bowl = await shop.sells({ storeId })
  const maker = await getStoreOfProduct(shop.marketplace, bowl.id)
  assert.deepEqual([maker.id, maker.name, maker.craft], [storeId, 'Dar', 'Painted pottery'])
  await assert.rejects(getStoreOfProduct(shop.marketplace, bowl.id + 1), { name: 'NotFound' })
})

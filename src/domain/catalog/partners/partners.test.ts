import assert from 'node:assert/strict'
import { test } from 'node:test'
import { sql } from 'kysely'
import type { CacheMetadata } from '#domain/cache-tags.ts'
import { retireProduct } from '#domain/catalog/admin/retire-product.ts'
import { listMoreFromStore } from '#domain/catalog/list-more-from-store.ts'
import type { Product } from '#domain/catalog/product.ts'
import type { EmailAddress } from '#domain/email-address.ts'
import { inTransaction } from '#domain/in-transaction.ts'
import { placeOrder } from '#domain/orders/placing/place-order.ts'
import { advanceOrder } from '#domain/orders/status/advance-order.ts'
import { setStock } from '#tests/support/catalog-changes.ts'
import { untilWaitingForLock } from '#tests/support/lock-waits.ts'
import { withRequest } from '#tests/support/request-context.ts'
import { takeBack } from '#tests/support/returns.ts'
import { databaseName, runOnTestServer } from '#tests/support/test-database.ts'
import { openTestShop, type TestShop } from '#tests/support/test-shop.ts'
import { craftQueries } from './craft-queries.ts'
import { findPartners } from './find-partners.ts'
import { listGoesWith } from './list-goes-with.ts'
import { refreshPartners } from './refresh-partners.ts'

test('pieces that three customers kept together go first, the more customers the earlier', async () => {
  await using shop = await openTestShop()
  const [tray, cup, lamp] = [await sells(shop, 'Tray'), await sells(shop, 'Cup'), await sells(shop, 'Lamp')]
  const twin = await sells(shop, 'Tray', { storeId: tray.store.id })
  for (let order = 0; order < 3; order += 1) await isKept(shop, [tray, cup])
  for (let order = 0; order < 4; order += 1) await isKept(shop, [lamp, tray])
  await findPartners(shop.system, tray.id)
  assert.deepEqual(await namesBeside(shop, tray, 2), ['Lamp', 'Cup'])

  await findPartners(shop.system, twin.id)
  assert.equal((await listGoesWith(shop.marketplace, twin.id, 1))[0]?.id, tray.id, 'nobody ordered the twin')
})

test('one customer who orders the same again and again does not make two pieces belong together', async () => {
  await using shop = await openTestShop()
  const [tray, lamp] = [await sells(shop, 'Tray'), await sells(shop, 'Lamp', { category: 'kids', mainColor: 'Red' })]
  const like = await sells(shop, 'Tray', { storeId: tray.store.id })
  for (let order = 0; order < 4; order += 1) await isKept(shop, [tray, lamp], 'amel@example.tn')
  await findPartners(shop.system, tray.id)
  assert.deepEqual(await idsBeside(shop, tray, 1), [like.id])
  for (let order = 0; order < 2; order += 1) await isKept(shop, [tray, lamp])
  await findPartners(shop.system, tray.id)
  assert.deepEqual(await idsBeside(shop, tray, 1), [lamp.id])
})

test('like products have different partners, and none is a partner of nearly all', async () => {
  await using shop = await openTestShop()
  const baskets = []
  for (let number = 0; number < 30; number += 1) baskets.push(await sells(shop, 'Blue basket'))
  const shown = []
  for (const basket of baskets) {
    await findPartners(shop.system, basket.id)
    shown.push(await idsBeside(shop, basket, 3))
  }
  assert.equal(new Set(shown.map((ids) => ids.toSorted().join())).size, baskets.length)
  for (const { id } of baskets) assert.ok(shown.filter((ids) => ids.includes(id)).length <= 6)
})

test('what is in stock goes before what is sold out, however much that has in common', async () => {
  await using shop = await openTestShop()
  const products = []
  for (let number = 0; number < 9; number += 1)
    products.push(await sells(shop, 'Blue basket', { sizes: [{ name: '', stock: 0 }] }))
  const basket = await sells(shop, 'Blue basket')
  const candle = await sells(shop, 'Candle', { category: 'decor', mainColor: 'Red' })
  await findPartners(shop.system, basket.id)
  assert.deepEqual(await idsBeside(shop, basket, 3), [candle.id], 'nothing sold out beside it')
  const ofStore = await listMoreFromStore(shop.marketplace, basket.id, 3)
  assert.deepEqual(
    ofStore.map(({ id }) => id),
    [candle.id, ...products.slice(0, 2).map(({ id }) => id)],
  )
  await retireProduct(shop.system, candle.id)
  assert.equal((await idsBeside(shop, basket, 3)).length, 3, 'better than nothing')
})

test('orders that were not delivered or came back do not count, and neither do two', async () => {
  await using shop = await openTestShop()
  const [tray, cup] = [await sells(shop, 'Tray'), await sells(shop, 'Lamp', { category: 'kids', mainColor: 'Red' })]
  const like = await sells(shop, 'Tray', { storeId: tray.store.id })
  await isKept(shop, [tray, cup])
  await isKept(shop, [tray, cup])
  await places(shop, [tray, cup], 'amel@example.tn')
  const returned = await isKept(shop, [tray, cup])
  await takeBack(shop.system, returned)
  await findPartners(shop.system, tray.id)
  assert.equal((await listGoesWith(shop.marketplace, tray.id, 1))[0]?.id, like.id)
  await isKept(shop, [tray, cup])
  await findPartners(shop.system, tray.id)
  assert.equal((await listGoesWith(shop.marketplace, tray.id, 1))[0]?.id, cup.id)
})

test('without orders the same maker, craft and color count, and the thesaurus knows other words for a craft', async () => {
  await using shop = await openTestShop()
  const other = await shop.hasStore({ name: 'Other maker' })
  const basket = await sells(shop, 'Couffin', { category: 'bags', mainColor: 'Blue' })
  await sells(shop, 'Candle', { storeId: other, category: 'decor', mainColor: 'Red' })
  await sells(shop, 'Soap', { category: 'Cosmetics', mainColor: 'White' })
  await sells(shop, 'Palm basket', { storeId: other, category: 'bags', mainColor: 'Blue' })
  await findPartners(shop.system, basket.id)
  assert.deepEqual(await namesBeside(shop, basket, 3), ['Palm basket', 'Soap'], 'a candle has nothing in common')
})

test('what sells out makes room for what is available, and retired pieces vanish', async () => {
  await using shop = await openTestShop()
  const [tray, cup, lamp] = [await sells(shop, 'Tray'), await sells(shop, 'Cup'), await sells(shop, 'Lamp')]
  await findPartners(shop.system, tray.id)
  const [first, second] = await namesBeside(shop, tray, 2)
  const sizeOf = (name?: string) => [cup, lamp].find((product) => product.name === name)?.sizes[0]?.id ?? 0
  await setStock(shop.system, sizeOf(first), 0)
  assert.deepEqual(await namesBeside(shop, tray, 2), [second])
  const gone = [cup, lamp].find(({ name }) => name === second) as Product
  await retireProduct(shop.system, gone.id)
  assert.deepEqual(await namesBeside(shop, tray, 2), [first])
})

test('a page depends on all partners, also on those it does not show', async () => {
  await using shop = await openTestShop()
  const [tray, cup, lamp] = [await sells(shop, 'Tray'), await sells(shop, 'Cup'), await sells(shop, 'Lamp')]
  await findPartners(shop.system, tray.id)
  const cacheMetadata: CacheMetadata = { tags: new Set(), needsExactStock: false }
  await listGoesWith(withRequest(shop.marketplace, { cacheMetadata }), tray.id, 1)
  for (const tag of [`partners:${tray.id}`, `product:${cup.id}`, `product:${lamp.id}`] as const)
    assert.ok(cacheMetadata.tags.has(tag), tag)
})

test('a product has at most eight partners, and a search that changes nothing writes nothing', async () => {
  await using shop = await openTestShop()
  const tray = await sells(shop, 'Tray')
  for (let number = 0; number < 12; number += 1) await sells(shop, `Cup ${number}`)
  const versions = async () =>
    (
      await sql<{ version: string }>`
      select partner_id || ' ' || xmin as version from product_partners where product_id = ${tray.id} order by 1`.execute(
        shop.system.db,
      )
    ).rows
  await findPartners(shop.system, tray.id)
  const before = await versions()
  assert.equal(before.length, 8)
  shop.clock.passes({ days: 1 })
  await findPartners(shop.system, tray.id)
  assert.deepEqual(await versions(), before)
})

test('partners change places', async () => {
  await using shop = await openTestShop()
  const [tray, cup, lamp] = [await sells(shop, 'Tray'), await sells(shop, 'Cup'), await sells(shop, 'Lamp')]
  for (let order = 0; order < 3; order += 1) await isKept(shop, [tray, cup])
  await findPartners(shop.system, tray.id)
  for (let order = 0; order < 4; order += 1) await isKept(shop, [tray, lamp])
  await findPartners(shop.system, tray.id)
  assert.deepEqual(await namesBeside(shop, tray, 2), ['Lamp', 'Cup'])
})

test('a search waits for one of the same product, so that both can write their lists', async () => {
  await using shop = await openTestShop()
  const [tray, cup, lamp] = [await sells(shop, 'Tray'), await sells(shop, 'Cup'), await sells(shop, 'Lamp')]
  const isRetired = (id: number, retired_at: Date | null) =>
    shop.system.db.updateTable('products').set({ retired_at }).where('id', '=', id).execute()
  await isRetired(lamp.id, shop.clock.now())
  const second = await inTransaction(shop.system, async (system) => {
    await findPartners(system, tray.id)
    await isRetired(cup.id, shop.clock.now())
    await isRetired(lamp.id, null)
    const search = findPartners(shop.system, tray.id)
    await untilWaitingForLock(shop)
    return { search }
  })
  await second.search
  assert.deepEqual(await namesBeside(shop, tray, 2), ['Lamp'])
})

test('a product whose partners cannot be found keeps no other waiting', async (t) => {
  await using shop = await openTestShop()
  const [tray, cup] = [await sells(shop, 'Tray'), await sells(shop, 'Cup')]
  await runOnTestServer(
    `alter table product_partners add constraint refused check (product_id <> ${tray.id})`,
    await databaseName({ database: shop.system.db }),
  )
  const logged = t.mock.method(console, 'error', () => {})
  assert.equal(await refreshPartners(shop.system), 2)
  logged.mock.restore()
  assert.equal(logged.mock.callCount(), 1)
  assert.deepEqual(await idsBeside(shop, cup, 1), [tray.id])
  assert.equal(await refreshPartners(shop.system), 0, 'it waits for the next night')
})

test('the nightly job looks at new products first, then at those it saw longest ago', async () => {
  await using shop = await openTestShop()
  const products = [await sells(shop, 'Tray'), await sells(shop, 'Cup'), await sells(shop, 'Lamp')]
  assert.equal(await refreshPartners(shop.system, 2), 2)
  shop.clock.passes({ days: 1 })
  assert.equal(await refreshPartners(shop.system, 2), 2)
  const found = await shop.system.db
    .selectFrom('product_partner_searches')
    .select(['product_id', 'found_at'])
    .orderBy('product_id')
    .execute()
  const [tray, cup, lamp] = found.map(({ found_at }) => found_at.getTime())
  assert.deepEqual(
    found.map(({ product_id }) => product_id),
    products.map(({ id }) => id),
  )
  assert.ok(tray === lamp && (cup ?? 0) < (tray ?? 0))
  shop.clock.passes({ days: 1 })
  assert.equal(await refreshPartners(shop.system), 3, 'each once a night')
})

test('a name gives a query for each thing that the thesaurus knows, otherwise for its longer words', () => {
  const [query, ...others] = craftQueries('Couffin')
  assert.deepEqual(others, [])
  assert.match(query ?? '', /'basket':\*A/)
  assert.deepEqual(craftQueries("Zlorb d'or xyz"), [`('zlorb':*A)`])
  assert.deepEqual(craftQueries('!'), [])
})

async function sells(shop: TestShop, name: string, product: Parameters<TestShop['sells']>[0] = {}): Promise<Product> {
  return shop.sells({ name, ...product })
}

async function places(shop: TestShop, products: readonly Product[], email: string): Promise<number> {
  const { customer, ...request } = shop.requestFor(products.map((product) => ({ product })))
  const placed = await placeOrder(shop.marketplace, {
    ...request,
    customer: { ...customer, email: email as EmailAddress },
  })
  assert.equal(placed.outcome, 'placed')
  const { id } = await shop.system.db.selectFrom('orders').select('id').orderBy('id', 'desc').executeTakeFirstOrThrow()
  return id
}

let customers = 0

/** Each order is of another customer unless an address is given. */
async function isKept(shop: TestShop, products: readonly Product[], email?: string): Promise<number> {
  customers += 1
  const id = await places(shop, products, email ?? `customer${customers}@example.tn`)
  for (const to of ['confirmed', 'packed', 'shipped', 'delivered'] as const)
    assert.equal((await advanceOrder(shop.system, id, { to })).outcome, 'advanced')
  return id
}

async function namesBeside({ marketplace }: TestShop, { id }: Product, limit: number): Promise<string[]> {
  return (await listGoesWith(marketplace, id, limit)).map(({ name }) => name)
}

async function idsBeside({ marketplace }: TestShop, { id }: Product, limit: number): Promise<number[]> {
  return (await listGoesWith(marketplace, id, limit)).map(({ id }) => id)
}

import assert from 'node:assert/strict'
import { test } from 'node:test'
import { productDraftOf } from '#domain/catalog/admin/admin-product.ts'
import { editProduct } from '#domain/catalog/admin/edit-product.ts'
import { getAdminProduct } from '#domain/catalog/admin/get-admin-product.ts'
import { dinars } from '#domain/money.ts'
import { startOfDay } from '#domain/tunis-day.ts'
import { closeStore, promote } from '#tests/support/catalog-changes.ts'
import { openInstance } from '#tests/support/instance.ts'
import { asOperator } from '#tests/support/operators.ts'
import { openTestShop } from '#tests/support/test-shop.ts'

/** A shop with a bowl and a rug of two stores. */
async function openBowlAndRug() {
  const shop = await openTestShop()
  const bowl = await shop.sells({ storeId: await shop.hasStore(), name: 'Bowl' })
  const rug = await shop.sells({ storeId: await shop.hasStore(), name: 'Rug' })
  return { shop, bowl, rug }
}

test('pages that show a price expire when its promotion begins or ends', async () => {
  const { shop, bowl, rug } = await openBowlAndRug()
  await using _ = shop
  await using instance = await openInstance(shop)
  const at = (seconds: number) => new Date(shop.clock.now().getTime() + seconds * 1000)
  const plan = { productId: bowl.id, startsAt: at(20), endsAt: at(40), renewsWeekly: false, price: dinars(30) }
  const paths = [`/product/${bowl.id}`, '/shop', `/store/${bowl.store.id}`]
  const isReduced = async () =>
    await Promise.all(paths.map(async (path) => (await instance.text(path)).includes('30.00 TND')))
  for (const path of paths) await instance.text(path)
  await promote(shop.marketplace, plan)
  await instance.changeFeed.resync()

  assert.deepEqual(await isReduced(), [false, false, false])
  shop.clock.passes({ seconds: 19.999 })
  assert.equal(await instance.cacheStatus(paths[0] ?? ''), 'hit')
  shop.clock.passes({ seconds: 0.001 })
  assert.deepEqual(await isReduced(), [true, true, true])
  assert.equal(await instance.cacheStatus(paths[0] ?? ''), 'hit')
  shop.clock.passes({ seconds: 20 })
  assert.deepEqual(await isReduced(), [false, false, false])

  // A later promotion ends the price of the one before it.
  await promote(shop.marketplace, { ...plan, startsAt: at(0), endsAt: at(100), renewsWeekly: true })
  await instance.changeFeed.resync()
  assert.deepEqual(await isReduced(), [true, true, true])
  await promote(shop.marketplace, { ...plan, productId: rug.id, startsAt: at(0), endsAt: at(100) })
  await instance.changeFeed.resync()
  assert.equal((await isReduced())[0], false)
})

test('pages that show a price expire with the days of a promotional price', async () => {
  const { shop, bowl } = await openBowlAndRug()
  await using _ = shop
  await using instance = await openInstance(shop)
  const office = await asOperator(shop.marketplace)
  const base = productDraftOf(await getAdminProduct(office, bowl.id))
  const edited = {
    ...base,
    promotionalPrice: dinars(30),
    promotionFirstDay: '2026-03-03',
    promotionLastDay: '2026-03-03',
  } as const
  await editProduct(office, bowl.id, { base, edited })
  await instance.changeFeed.resync()
  const paths = [`/product/${bowl.id}`, '/shop', `/store/${bowl.store.id}`]
  const isReduced = () => Promise.all(paths.map(async (path) => (await instance.text(path)).includes('30.00 TND')))

  assert.deepEqual(await isReduced(), [false, false, false])
  shop.clock.moment = startOfDay('2026-03-03')
  assert.deepEqual(await isReduced(), [true, true, true])
  assert.equal(await instance.cacheStatus(paths[0] ?? ''), 'hit')
  shop.clock.moment = startOfDay('2026-03-04')
  assert.deepEqual(await isReduced(), [false, false, false])
})

test('pages that show a store or its pieces expire when it closes and when it reopens', async () => {
  const { shop, bowl, rug } = await openBowlAndRug()
  await using _ = shop
  await using instance = await openInstance(shop)
  await closeStore(shop.marketplace, bowl.store.id, { closedFirstDay: '2026-03-03', closedLastDay: '2026-03-04' })
  await instance.changeFeed.resync()
  const paths = [`/product/${bowl.id}`, '/shop', `/store/${bowl.store.id}`]
  const calls = [`/api/products/${bowl.id}`, '/api/products', '/api/brands', `/api/brands/${bowl.store.id}`]
  const areClosed = async () => [
    ...(await Promise.all(paths.map(async (path) => (await instance.text(path)).includes('Back on 5 March')))),
    ...(await Promise.all(calls.map(async (path) => (await instance.text(path)).includes('"backon":"2026-03-05"')))),
  ]
  const all = [...paths, ...calls]

  assert.deepEqual(new Set(await areClosed()), new Set([false]))
  shop.clock.moment = startOfDay('2026-03-03')
  assert.deepEqual(new Set(await areClosed()), new Set([true]))
  for (const path of all) assert.equal(await instance.cacheStatus(path), 'hit', path)
  shop.clock.moment = startOfDay('2026-03-05')
  assert.deepEqual(new Set(await areClosed()), new Set([false]))

  await closeStore(shop.marketplace, bowl.store.id, { closedFirstDay: '2026-03-05', closedLastDay: '2026-03-09' })
  await instance.changeFeed.resync()
  assert.match(await instance.text(`/product/${bowl.id}`), /Back on 10 March/)
  assert.equal(await instance.cacheStatus(`/product/${rug.id}`), 'made')
})

test('the home page rotates its best sellers after a minute', async () => {
  const { shop } = await openBowlAndRug()
  await using _ = shop
  await using instance = await openInstance(shop)
  assert.deepEqual([await instance.cacheStatus('/'), await instance.cacheStatus('/')], ['made', 'hit'])
  shop.clock.passes({ seconds: 59 })
  assert.equal(await instance.cacheStatus('/'), 'hit')
  shop.clock.passes({ seconds: 1 })
  assert.equal(await instance.cacheStatus('/'), 'made')
})

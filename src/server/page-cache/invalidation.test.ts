import assert from 'node:assert/strict'
import { test } from 'node:test'
import { sql } from 'kysely'
import type { ChangeFeed } from '#database/change-feed.ts'
import { createStore } from '#domain/catalog/admin/edit-store.ts'
import { retireProduct } from '#domain/catalog/admin/retire-product.ts'
import { findPartners } from '#domain/catalog/partners/find-partners.ts'
import { maxDisplayedStock } from '#domain/catalog/product.ts'
import { emptyValues } from '#domain/fields/field.ts'
import { storeFields } from '#domain/fields/store-fields.ts'
import { emptyBanner } from '#domain/home-page/banner.ts'
import { editBanner } from '#domain/home-page/edit-banner.ts'
import { dinars } from '#domain/money.ts'
import { editSetting } from '#domain/settings/edit-setting.ts'
import { defaultShopProfile } from '#domain/shop-profile/default-shop-profile.ts'
import { shopProfileSetting } from '#domain/shop-profile/shop-profile-setting.ts'
import { siteConstants } from '#domain/shop-profile/site-constants.ts'
import { setPrices, setStock } from '#tests/support/catalog-changes.ts'
import { type Instance, openInstance, untilUpToDate } from '#tests/support/instance.ts'
import { asOperator, asSystem } from '#tests/support/operators.ts'
import { openTestShop, type TestShop } from '#tests/support/test-shop.ts'
import { until } from '#tests/support/until.ts'

/** Returns the paths whose pages a change invalidates. Afterwards all of them are cached again. */
async function invalidatedBy(instance: Instance, paths: readonly string[], change: () => Promise<unknown>) {
  for (const path of paths) await instance.cacheStatus(path)
  for (const path of paths) assert.equal(await instance.cacheStatus(path), 'hit', path)
  await change()
  await instance.changeFeed.resync()
  const invalidated: string[] = []
  for (const path of paths) if ((await instance.cacheStatus(path)) !== 'hit') invalidated.push(path)
  return invalidated
}

/** A shop with two stores, a product in each, and the paths that show them. */
async function openTwoStores() {
  const shop = await openTestShop()
  const [here, there] = [await shop.hasStore(), await shop.hasStore()]
  const bowl = await shop.sells({ storeId: here, name: 'Bowl' })
  const rug = await shop.sells({ storeId: there, name: 'Rug' })
  const paths = {
    bowl: [`/product/${bowl.id}`, `/product/${bowl.id}.data`, `/api/products/${bowl.id}`],
    rug: [`/product/${rug.id}`, `/product/${rug.id}.data`, `/api/products/${rug.id}`],
    bowlStore: [`/store/${here}`, `/api/products/brand/${here}`],
    rugStore: [`/store/${there}`, `/api/products/brand/${there}`],
    bowlComments: [`/api/comment/${bowl.id}`],
    rugComments: [`/api/comment/${rug.id}`],
    lists: ['/', '/shop', '/shop?q=bowl', '/api/products', '/api/products?limit=1&page=2', '/about', '/sitemap.xml'],
    makers: ['/stores', '/stores.data'],
    stores: ['/api/brands', `/api/brands/${here}`],
    unrelated: ['/contact', '/pricing', '/cart', '/api/docs', '/robots.txt'],
  }
  return { shop, here, there, bowl, rug, paths, all: Object.values(paths).flat() }
}

async function change(shop: TestShop, statement: ReturnType<typeof sql>) {
  await statement.execute(shop.marketplace.db)
}

test('a new name invalidates, on every instance, the pages that show or list the product, and no others', async () => {
  const { shop, bowl, paths, all } = await openTwoStores()
  await using _ = shop
  await using first = await openInstance(shop)
  await using second = await openInstance(shop)
  const rename = () => change(shop, sql`update products set name = 'Jug' where id = ${bowl.id}`)
  for (const path of all) await second.cacheStatus(path)

  const { lists, bowlStore, bowlComments } = paths
  const expected = new Set([...paths.bowl, ...lists, ...bowlStore, ...bowlComments])
  assert.deepEqual(new Set(await invalidatedBy(first, all, rename)), expected)
  await second.changeFeed.resync()
  assert.equal(await second.cacheStatus(`/api/products/${bowl.id}`), 'made')
  assert.equal(await second.cacheStatus('/contact'), 'hit')
  for (const path of paths.rug) assert.equal(await second.cacheStatus(path), 'hit')
  assert.match(await second.text(`/product/${bowl.id}`), /Jug/)
})

test('an order invalidates only the pages that show the stock it changed', async () => {
  const { shop, bowl, paths, all } = await openTwoStores()
  await using _ = shop
  await using instance = await openInstance(shop)
  const invalidated = new Set(await invalidatedBy(instance, all, () => shop.order([{ product: bowl }])))
  for (const path of [...paths.bowl, '/shop', '/api/products', `/store/${bowl.store.id}`])
    assert.ok(invalidated.has(path), path)
  const others = [...paths.rug, ...paths.rugStore, ...paths.rugComments, ...paths.stores, ...paths.unrelated]
  for (const path of [...others, '/sitemap.xml', '/api/products?limit=1&page=2'])
    assert.ok(!invalidated.has(path), path)
})

test('pages round large stock, while API responses contain the exact number', async () => {
  const { shop, there, paths } = await openTwoStores()
  await using _ = shop
  await using instance = await openInstance(shop)
  const jug = await shop.sells({ storeId: there, name: 'Jug', sizes: [{ name: 'M', stock: maxDisplayedStock + 2 }] })
  const page = `/product/${jug.id}`
  const api = [`/api/products/${jug.id}`, '/api/products', `/api/products/brand/${there}`]
  const all = [page, `${page}.data`, '/', '/shop', `/store/${there}`, ...api, ...paths.unrelated]
  const sale = () => invalidatedBy(instance, all, () => shop.order([{ product: jug }]))
  const stockText = async () => (await instance.text(page)).match(/\d+\+? in stock/)?.[0]

  const renderedElsewhere = async () => {
    await using other = await openInstance(shop)
    return await other.text(`${page}.data`)
  }
  const before = await renderedElsewhere()
  assert.deepEqual(new Set(await sale()), new Set(api))
  assert.equal(await renderedElsewhere(), before)
  assert.deepEqual(new Set(await sale()), new Set(api))
  assert.equal(await stockText(), '20+ in stock')
  assert.match(await instance.text(api[0] ?? ''), /"quantity":20\b/)
  assert.deepEqual(
    new Set(await sale()),
    new Set(all.filter((path) => path !== '/' && !paths.unrelated.includes(path))),
  )
  assert.equal(await stockText(), '19 in stock')
  assert.match(await instance.text(api[0] ?? ''), /"quantity":19\b/)
})

test('each kind of change invalidates the pages that show it', async () => {
  const { shop, here, bowl, rug, paths, all } = await openTwoStores()
  await using _ = shop
  await using instance = await openInstance(shop)
  const { marketplace } = shop
  const comment = (status: string) => sql`
    insert into comments (product_id, author_name, email, phone, body, status)
    values (${rug.id}, 'Amel', 'amel@example.tn', '+21622333444', 'Lovely', ${status})`
  const invalidates = async (
    changed: () => Promise<unknown>,
    expected: readonly string[],
    spared: readonly string[],
  ) => {
    const invalidated = new Set(await invalidatedBy(instance, all, changed))
    for (const path of expected) assert.ok(invalidated.has(path), `${path} is invalidated`)
    for (const path of spared) assert.ok(!invalidated.has(path), `${path} is kept`)
  }
  const { unrelated: still } = paths
  const picture = bowl.pictures[0]?.fileName ?? ''

  await invalidates(
    () => change(shop, comment('published')),
    [paths.rug[0] ?? '', ...paths.rugComments],
    [...paths.bowl, '/shop', '/', ...still],
  )
  await invalidates(() => change(shop, comment('held')), [], all)
  await invalidates(() => change(shop, sql`update comments set status = 'hidden'`), paths.rugComments, [
    ...paths.bowl,
    '/shop',
  ])
  await invalidates(
    () => change(shop, sql`update stores set name = 'Dar Jdida' where id = ${here}`),
    [...paths.bowl, ...paths.stores, ...paths.makers, '/', '/shop', '/about'],
    [...paths.rugComments, ...still],
  )
  await invalidates(
    () => change(shop, sql`update stores set category = 'kids' where id = ${here}`),
    [...paths.bowl, ...paths.stores],
    still,
  )
  const newStore = {
    ...{ ...emptyValues(storeFields), translations: undefined, name: 'Oud', category: 'decor' as const },
    ...{ description: 'Wood.', logo: picture, cover: picture },
  }
  await invalidates(
    () => createStore(asSystem(marketplace), newStore),
    ['/api/brands', ...paths.makers, '/shop', '/about', '/sitemap.xml'],
    [...paths.bowl, '/', ...still],
  )
  await invalidates(
    () =>
      editBanner(asSystem(marketplace), 'hero-1', { base: undefined, edited: { ...emptyBanner, fileName: picture } }),
    ['/', '/about', '/contact'],
    ['/shop', ...paths.bowl, ...still.filter((path) => path !== '/contact')],
  )
  await invalidates(
    () => change(shop, sql`update product_pictures set alt = 'Blue' where product_id = ${bowl.id}`),
    [...paths.bowl, '/shop'],
    ['/sitemap.xml', ...paths.rug.slice(2)],
  )
  const [blue] = await shop.marketplace.db
    .insertInto('product_colors')
    .values({ product_id: bowl.id, position: 0, name: 'Blue', swatch: '#0000ff' })
    .returning('id')
    .execute()
  await instance.changeFeed.resync()
  await invalidates(
    () => change(shop, sql`update product_pictures set color_id = ${blue?.id} where product_id = ${bowl.id}`),
    [...paths.bowl, '/shop'],
    ['/sitemap.xml', ...paths.rug.slice(2)],
  )
  await invalidates(() => change(shop, sql`update pictures set placeholder_color = '#000000'`), all, [])
  await invalidates(() => change(shop, sql`update pictures set widths_made_at = now()`), [], all)
  const backoffice = await asOperator(marketplace)
  const moved = { version: 0, edited: { ...defaultShopProfile, city: 'Sousse' } }
  await invalidates(() => editSetting(backoffice, shopProfileSetting, moved), all, [])
  const retire = (moment: Date | null) => () =>
    change(shop, sql`update stores set retired_at = ${moment} where id = ${here}`)
  const { bowl: bowlPaths, bowlStore } = paths
  const ofStore = [...bowlPaths, ...bowlStore, ...paths.makers, '/shop', '/api/products', '/about', '/sitemap.xml']
  await invalidates(retire(new Date()), ofStore, [...paths.rug, ...paths.rugStore, ...still])
  // Its pages respond 404 meanwhile, so they are not cached.
  const whileAway = ['/shop', '/api/products', '/about', ...paths.rug, ...paths.rugStore, ...still]
  assert.deepEqual(await invalidatedBy(instance, whileAway, retire(null)), whileAway.slice(0, 3))
  await invalidates(
    () => setPrices(marketplace, rug.id, { regularPrice: dinars(77) }),
    [...paths.rug, '/shop', '/api/products'],
    [paths.bowl[2] ?? '', ...still],
  )
  await invalidates(
    () => shop.sells({ storeId: here, name: 'New' }),
    ['/', '/shop', ...paths.bowlStore, paths.bowl[0] ?? ''],
    [paths.rug[2] ?? '', ...still],
  )
  await invalidates(
    () => change(shop, sql`update products set regular_price_millimes = regular_price_millimes`),
    [],
    all,
  )
  await retireProduct(asSystem(marketplace), rug.id)
  await instance.changeFeed.resync()
  assert.equal((await instance.app.request(`/product/${rug.id}`)).status, 404)
})

test('a product page changes with what goes with it: who that is, and whether it is sold out', async () => {
  const { shop, bowl, rug } = await openTwoStores()
  await using _shop = shop
  await using instance = await openInstance(shop)
  const system = asSystem(shop.marketplace)
  const page = `/product/${bowl.id}`
  assert.doesNotMatch(await instance.text(page), /Goes well with it/)
  assert.deepEqual(await invalidatedBy(instance, [page], () => findPartners(system, bowl.id)), [page])
  assert.match(await instance.text(page), /Goes well with it.*Rug/s)
  assert.deepEqual(
    await invalidatedBy(instance, [page], () => findPartners(system, bowl.id)),
    [],
    'nothing has changed',
  )
  const sellsOut = () => setStock(system, rug.sizes[0]?.id ?? 0, 0)
  assert.deepEqual(await invalidatedBy(instance, [page], sellsOut), [page])
  assert.match(await instance.text(page), /Goes well with it.*Rug.*Sold out/s)
})

test('the page about the platform mentions samples while there are any', async () => {
  await using shop = await openTestShop()
  const sample = await shop.sells({}, 'samples')
  await shop.sells()
  await using instance = await openInstance(shop)
  const path = `/${siteConstants.slug}`
  const mentions = async () => (await instance.text(path)).match(/Sample content/g)?.length ?? 0
  const inContentsAndAsHeading = await mentions()
  assert.ok(inContentsAndAsHeading >= 2)
  assert.equal(await instance.cacheStatus(path), 'hit')
  await retireProduct(shop.system, sample.id)
  await instance.changeFeed.resync()
  assert.equal(await mentions(), 0)
})

test('nothing is invalidated before a commit, nor after a rollback', async () => {
  const { shop, bowl } = await openTwoStores()
  await using _ = shop
  await using instance = await openInstance(shop)
  const path = `/product/${bowl.id}`
  for (const _ of [1, 2]) await instance.cacheStatus(path)
  const rollback = new Error('rolled back')
  const transaction = shop.marketplace.db.transaction().execute(async (transaction) => {
    await sql`update products set name = 'Jug' where id = ${bowl.id}`.execute(transaction)
    await instance.changeFeed.resync()
    assert.equal(await instance.cacheStatus(path), 'hit')
    throw rollback
  })
  await assert.rejects(transaction, rollback)
  await instance.changeFeed.resync()
  assert.equal(await instance.cacheStatus(path), 'hit')
})

test('a visitor sees their own write at once', async () => {
  const { shop, bowl } = await openTwoStores()
  await using _ = shop
  await using instance = await openInstance(shop)
  for (const round of [1, 2, 3, 4, 5]) {
    await instance.text(`/product/${bowl.id}.data`)
    const comment = { name: 'Amel', email: 'amel@example.tn', phone: '22333444', comment: `Lovely ${round}` }
    const request = { method: 'POST', body: new URLSearchParams(comment), headers: { Host: 'hirfa.example' } }
    const posted = await instance.app.request(`https://hirfa.example/product/${bowl.id}`, request)
    assert.equal(posted.status, 200)
    assert.match(await instance.text(`/product/${bowl.id}.data`), new RegExp(`Lovely ${round}`))
  }
})

test('after a request that may have written, scripts get no cached response until the change feed is up to date', async () => {
  const { shop, bowl } = await openTwoStores()
  await using _ = shop
  let delay = 0
  const wrapFeed = (feed: ChangeFeed): ChangeFeed => ({
    ...feed,
    isUpToDateAsOf: (moment) => feed.isUpToDateAsOf(moment + delay),
    resync: async () => delay === 0 && (await feed.resync()),
  })
  await using instance = await openInstance(shop, { wrapFeed })
  const path = `/api/products/${bowl.id}`
  await instance.text(path)
  delay = 60_000
  assert.equal(await instance.cacheStatus(path), 'hit')
  // This request writes nothing, which the server cannot know.
  assert.equal((await instance.app.request('/api/addComment', { method: 'POST' })).status, 415)
  assert.equal(await instance.cacheStatus(path), 'made')
  delay = 0
  assert.equal(await instance.cacheStatus(path), 'hit')
})

test('losing the connection of the change feed invalidates all pages; pages are cached again once it is back', async () => {
  const { shop, bowl } = await openTwoStores()
  await using _ = shop
  await using instance = await openInstance(shop)
  const path = `/api/products/${bowl.id}`
  const other = `/product/${bowl.id}`
  for (const each of [path, path, other]) await instance.cacheStatus(each)
  await sql`select pg_terminate_backend(pid) from pg_stat_activity
    where datname = current_database() and query in ('select', 'listen changed')`.execute(shop.marketplace.db)
  await until(() => !instance.changeFeed.isConnected())
  // The feed misses this change.
  await setPrices(shop.marketplace, bowl.id, { regularPrice: dinars(77) })
  assert.match(await instance.text(path), /"price":77/)
  await untilUpToDate(instance.changeFeed)
  for (const each of [path, other])
    assert.deepEqual([await instance.cacheStatus(each), await instance.cacheStatus(each)], ['made', 'hit'])
})

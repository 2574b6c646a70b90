import assert from 'node:assert/strict'
import { test } from 'node:test'
import { setTimeout as pause } from 'node:timers/promises'
import { sql } from 'kysely'
import type { Hearing } from '#database/hear-changes.ts'
import { addStore } from '#domain/catalog/add-store.ts'
import { priceProduct } from '#domain/catalog/price-product.ts'
import { countedPieces } from '#domain/catalog/product.ts'
import { retireProduct } from '#domain/catalog/retire-product.ts'
import { foundation } from '#domain/house/foundation.ts'
import { usualHouse } from '#domain/house/house.ts'
import { houseSetting } from '#domain/house/house-setting.ts'
import { dinars } from '#domain/money.ts'
import { scheduleWeeklyPromotion } from '#domain/promotions/schedule-weekly-promotion.ts'
import { editSetting } from '#domain/settings/edit-setting.ts'
import { setShowcasePicture } from '#domain/showcase/set-showcase-picture.ts'
import { type Instance, openInstance, untilHearing } from '#tests/support/instance.ts'
import { atWork } from '#tests/support/operators.ts'
import { openTestShop, type TestShop } from '#tests/support/test-shop.ts'

/** Which of these paths are made anew once everything committed has been heard; they are all kept afterwards. */
async function forgottenBy(instance: Instance, paths: readonly string[], change: () => Promise<unknown>) {
  for (const path of paths) await instance.comesFrom(path)
  for (const path of paths) assert.equal(await instance.comesFrom(path), 'hit', path)
  await change()
  await instance.hearing.catchUp()
  const forgotten: string[] = []
  for (const path of paths) if ((await instance.comesFrom(path)) !== 'hit') forgotten.push(path)
  return forgotten
}

/** A shop with two stores, a product in each, and all that shows them. */
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
    still: ['/contact', '/pricing', '/cart', '/api/docs', '/robots.txt'],
  }
  return { shop, here, there, bowl, rug, paths, all: Object.values(paths).flat() }
}

async function change(shop: TestShop, statement: ReturnType<typeof sql>) {
  await statement.execute(shop.marketplace.db)
}

test('a new name forgets, on every instance, the pages that show or find the product, and no other', async () => {
  const { shop, bowl, paths, all } = await openTwoStores()
  await using _ = shop
  await using first = await openInstance(shop)
  await using second = await openInstance(shop)
  const rename = () => change(shop, sql`update products set name = 'Jug' where id = ${bowl.id}`)
  for (const path of all) await second.comesFrom(path)

  const { lists, bowlStore, bowlComments } = paths
  const expected = new Set([...paths.bowl, ...lists, ...bowlStore, ...bowlComments])
  assert.deepEqual(new Set(await forgottenBy(first, all, rename)), expected)
  await second.hearing.catchUp()
  assert.equal(await second.comesFrom(`/api/products/${bowl.id}`), 'made')
  assert.equal(await second.comesFrom('/contact'), 'hit')
  for (const path of paths.rug) assert.equal(await second.comesFrom(path), 'hit')
  assert.match(await second.text(`/product/${bowl.id}`), /Jug/)
})

test('an order forgets only the pages on which the pieces it took are counted', async () => {
  const { shop, bowl, paths, all } = await openTwoStores()
  await using _ = shop
  await using instance = await openInstance(shop)
  const forgotten = new Set(await forgottenBy(instance, all, () => shop.order([{ product: bowl }])))
  for (const path of [...paths.bowl, '/shop', '/api/products', `/store/${bowl.store.id}`])
    assert.ok(forgotten.has(path), path)
  const others = [...paths.rug, ...paths.rugStore, ...paths.rugComments, ...paths.stores, ...paths.still]
  for (const path of [...others, '/sitemap.xml', '/api/products?limit=1&page=2']) assert.ok(!forgotten.has(path), path)
})

test('of plenty a page tells no piece from the next, while answers to programs count every one', async () => {
  const { shop, there, paths } = await openTwoStores()
  await using _ = shop
  await using instance = await openInstance(shop)
  const jug = await shop.sells({ storeId: there, name: 'Jug', sizes: [{ name: 'M', stock: countedPieces + 2 }] })
  const page = `/product/${jug.id}`
  const api = [`/api/products/${jug.id}`, '/api/products', `/api/products/brand/${there}`]
  const all = [page, `${page}.data`, '/', '/shop', `/store/${there}`, ...api, ...paths.still]
  const sale = () => forgottenBy(instance, all, () => shop.order([{ product: jug }]))
  const counted = async () => (await instance.text(page)).match(/\d+\+? in stock/)?.[0]

  const madeElsewhere = async () => {
    await using other = await openInstance(shop)
    return await other.text(`${page}.data`)
  }
  const madeBefore = await madeElsewhere()
  assert.deepEqual(new Set(await sale()), new Set(api))
  assert.equal(await madeElsewhere(), madeBefore)
  assert.deepEqual(new Set(await sale()), new Set(api))
  assert.equal(await counted(), '20+ in stock')
  assert.match(await instance.text(api[0] ?? ''), /"quantity":20\b/)
  assert.deepEqual(new Set(await sale()), new Set(all.filter((path) => path !== '/' && !paths.still.includes(path))))
  assert.equal(await counted(), '19 in stock')
  assert.match(await instance.text(api[0] ?? ''), /"quantity":19\b/)
})

test('each kind of change forgets what shows it', async () => {
  const { shop, here, bowl, rug, paths, all } = await openTwoStores()
  await using _ = shop
  await using instance = await openInstance(shop)
  const { marketplace } = shop
  const comment = (status: string) => sql`
    insert into comments (product_id, author_name, email, phone, body, status)
    values (${rug.id}, 'Amel', 'amel@example.tn', '+21622333444', 'Lovely', ${status})`
  const forgets = async (changed: () => Promise<unknown>, expected: readonly string[], spared: readonly string[]) => {
    const forgotten = new Set(await forgottenBy(instance, all, changed))
    for (const path of expected) assert.ok(forgotten.has(path), `${path} is forgotten`)
    for (const path of spared) assert.ok(!forgotten.has(path), `${path} is kept`)
  }
  const { still } = paths
  const picture = bowl.pictures[0]?.fileName ?? ''

  await forgets(
    () => change(shop, comment('published')),
    [paths.rug[0] ?? '', ...paths.rugComments],
    [...paths.bowl, '/shop', '/', ...still],
  )
  await forgets(() => change(shop, comment('held')), [], all)
  await forgets(() => change(shop, sql`update comments set status = 'hidden'`), paths.rugComments, [
    ...paths.bowl,
    '/shop',
  ])
  await forgets(
    () => change(shop, sql`update stores set name = 'Dar Jdida' where id = ${here}`),
    [...paths.bowl, ...paths.stores, ...paths.makers, '/', '/shop', '/about'],
    [...paths.rugComments, ...still],
  )
  await forgets(
    () => change(shop, sql`update stores set category = 'kids' where id = ${here}`),
    [...paths.bowl, ...paths.stores],
    still,
  )
  const newStore = { name: 'Oud', category: 'decor', description: 'Wood.', logo: picture, cover: picture } as const
  await forgets(
    () => addStore(marketplace, newStore),
    ['/api/brands', ...paths.makers, '/shop', '/about', '/sitemap.xml'],
    [...paths.bowl, '/', ...still],
  )
  await forgets(
    () => setShowcasePicture(marketplace, 'hero-1', picture),
    ['/', '/about', '/contact'],
    ['/shop', ...paths.bowl, ...still.filter((path) => path !== '/contact')],
  )
  await forgets(
    () => change(shop, sql`update product_pictures set alt = 'Blue' where product_id = ${bowl.id}`),
    [...paths.bowl, '/shop'],
    ['/sitemap.xml', ...paths.rug.slice(2)],
  )
  const [blue] = await shop.marketplace.db
    .insertInto('product_colors')
    .values({ product_id: bowl.id, position: 0, name: 'Blue', swatch: '#0000ff' })
    .returning('id')
    .execute()
  await instance.hearing.catchUp()
  await forgets(
    () => change(shop, sql`update product_pictures set color_id = ${blue?.id} where product_id = ${bowl.id}`),
    [...paths.bowl, '/shop'],
    ['/sitemap.xml', ...paths.rug.slice(2)],
  )
  await forgets(() => change(shop, sql`update pictures set placeholder_color = '#000000'`), all, [])
  await forgets(() => change(shop, sql`update pictures set widths_made_at = now()`), [], all)
  const office = await atWork(marketplace)
  const moved = { version: 0, edited: { ...usualHouse, city: 'Sousse' } }
  await forgets(() => editSetting(office, houseSetting, moved), all, [])
  const retire = (moment: Date | null) => () =>
    change(shop, sql`update stores set retired_at = ${moment} where id = ${here}`)
  const { bowl: bowlPaths, bowlStore } = paths
  const ofStore = [...bowlPaths, ...bowlStore, ...paths.makers, '/shop', '/api/products', '/about', '/sitemap.xml']
  await forgets(retire(new Date()), ofStore, [...paths.rug, ...paths.rugStore, ...still])
  // Its pages are not found meanwhile, and so not kept.
  const whileAway = ['/shop', '/api/products', '/about', ...paths.rug, ...paths.rugStore, ...still]
  assert.deepEqual(await forgottenBy(instance, whileAway, retire(null)), whileAway.slice(0, 3))
  await forgets(
    () => priceProduct(marketplace, rug.id, { regularPrice: dinars(77) }),
    [...paths.rug, '/shop', '/api/products'],
    [paths.bowl[2] ?? '', ...still],
  )
  await forgets(
    () => shop.sells({ storeId: here, name: 'New' }),
    ['/', '/shop', ...paths.bowlStore, paths.bowl[0] ?? ''],
    [paths.rug[2] ?? '', ...still],
  )
  await forgets(() => change(shop, sql`update products set regular_price_millimes = regular_price_millimes`), [], all)
  await retireProduct(marketplace, rug.id)
  await instance.hearing.catchUp()
  assert.equal((await instance.app.request(`/product/${rug.id}`)).status, 404)
})

test('the page about the shop speaks of samples while there are any', async () => {
  await using shop = await openTestShop()
  const sample = await shop.sells({}, 'samples')
  await shop.sells()
  await using instance = await openInstance(shop)
  const path = `/${foundation.slug}`
  const mentions = async () => (await instance.text(path)).match(/What is invented here/g)?.length ?? 0
  const inContentsAndAsHeading = await mentions()
  assert.ok(inContentsAndAsHeading >= 2)
  assert.equal(await instance.comesFrom(path), 'hit')
  await retireProduct(shop.marketplace, sample.id)
  await instance.hearing.catchUp()
  assert.equal(await mentions(), 0)
})

test('nothing is forgotten before the change is committed, nor when it is taken back', async () => {
  const { shop, bowl } = await openTwoStores()
  await using _ = shop
  await using instance = await openInstance(shop)
  const path = `/product/${bowl.id}`
  for (const _ of [1, 2]) await instance.comesFrom(path)
  const takenBack = new Error('taken back')
  const transaction = shop.marketplace.db.transaction().execute(async (transaction) => {
    await sql`update products set name = 'Jug' where id = ${bowl.id}`.execute(transaction)
    await instance.hearing.catchUp()
    assert.equal(await instance.comesFrom(path), 'hit')
    throw takenBack
  })
  await assert.rejects(transaction, takenBack)
  await instance.hearing.catchUp()
  assert.equal(await instance.comesFrom(path), 'hit')
})

test('whoever changes something sees it at once', async () => {
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

test('after a request that may have changed something no program is shown what was, until that has been heard', async () => {
  const { shop, bowl } = await openTwoStores()
  await using _ = shop
  let late = 0
  const overhear = (ear: Hearing): Hearing => ({
    ...ear,
    hasHeardUntil: (moment) => ear.hasHeardUntil(moment + late),
    catchUp: async () => late === 0 && (await ear.catchUp()),
  })
  await using instance = await openInstance(shop, { overhear })
  const path = `/api/products/${bowl.id}`
  await instance.text(path)
  late = 60_000
  assert.equal(await instance.comesFrom(path), 'hit')
  // It changes nothing and so tells nobody anything, which the server cannot know.
  assert.equal((await instance.app.request('/api/addComment', { method: 'POST' })).status, 415)
  assert.equal(await instance.comesFrom(path), 'made')
  late = 0
  assert.equal(await instance.comesFrom(path), 'hit')
})

test('a promotion begins and ends by the clock on every page that shows the price', async () => {
  const { shop, bowl, rug } = await openTwoStores()
  await using _ = shop
  await using instance = await openInstance(shop)
  const at = (seconds: number) => new Date(shop.clock.now().getTime() + seconds * 1000)
  const plan = { productId: bowl.id, startsAt: at(20), endsAt: at(40), renewsWeekly: false, price: dinars(30) }
  const paths = [`/product/${bowl.id}`, '/shop', `/store/${bowl.store.id}`]
  const isReduced = async () =>
    await Promise.all(paths.map(async (path) => (await instance.text(path)).includes('30.00 TND')))
  for (const path of paths) await instance.text(path)
  await scheduleWeeklyPromotion(shop.marketplace, plan)
  await instance.hearing.catchUp()

  assert.deepEqual(await isReduced(), [false, false, false])
  shop.clock.passes({ seconds: 19.999 })
  assert.equal(await instance.comesFrom(paths[0] ?? ''), 'hit')
  shop.clock.passes({ seconds: 0.001 })
  assert.deepEqual(await isReduced(), [true, true, true])
  assert.equal(await instance.comesFrom(paths[0] ?? ''), 'hit')
  shop.clock.passes({ seconds: 20 })
  assert.deepEqual(await isReduced(), [false, false, false])

  // The next one takes the price of the one before it away.
  await scheduleWeeklyPromotion(shop.marketplace, { ...plan, startsAt: at(-1), endsAt: at(100) })
  await instance.hearing.catchUp()
  assert.deepEqual(await isReduced(), [true, true, true])
  await scheduleWeeklyPromotion(shop.marketplace, { ...plan, productId: rug.id, startsAt: at(0), endsAt: at(100) })
  await instance.hearing.catchUp()
  assert.equal((await isReduced())[0], false)
})

test('the home page takes other best sellers after a minute', async () => {
  const { shop } = await openTwoStores()
  await using _ = shop
  await using instance = await openInstance(shop)
  assert.deepEqual([await instance.comesFrom('/'), await instance.comesFrom('/')], ['made', 'hit'])
  shop.clock.passes({ seconds: 59 })
  assert.equal(await instance.comesFrom('/'), 'hit')
  shop.clock.passes({ seconds: 1 })
  assert.equal(await instance.comesFrom('/'), 'made')
})

test('a line that is lost forgets everything; when it is back pages are kept again', async () => {
  const { shop, bowl } = await openTwoStores()
  await using _ = shop
  await using instance = await openInstance(shop)
  const path = `/api/products/${bowl.id}`
  const unasked = `/product/${bowl.id}`
  for (const each of [path, path, unasked]) await instance.comesFrom(each)
  await sql`select pg_terminate_backend(pid) from pg_stat_activity
    where datname = current_database() and query in ('select', 'listen changed')`.execute(shop.marketplace.db)
  while (instance.hearing.isListening()) await pause(5)
  // What changes now nobody hears.
  await priceProduct(shop.marketplace, bowl.id, { regularPrice: dinars(77) })
  assert.match(await instance.text(path), /"price":77/)
  await untilHearing(instance.hearing)
  for (const each of [path, unasked])
    assert.deepEqual([await instance.comesFrom(each), await instance.comesFrom(each)], ['made', 'hit'])
})

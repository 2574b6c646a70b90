import assert from 'node:assert/strict'
import { test } from 'node:test'
import { sql } from 'kysely'
import { openInstance } from '#tests/support/instance.ts'
import { openTestShop } from '#tests/support/test-shop.ts'

test('a change of one translation invalidates only the pages that show it', async () => {
  await using shop = await openTestShop()
  const storeId = await shop.hasStore({ name: 'Clay', translations: { fr: { name: 'Argile' }, ar: { name: 'طين' } } })
  const translations = { fr: { name: 'Bol' }, ar: { name: 'جبانة' } }
  const sizes = [{ name: 'Small', stock: 3, translations: { fr: { name: 'Petit' } } }]
  const { id } = await shop.sells({ storeId, name: 'Bowl', translations, sizes })
  const { id: cup } = await shop.sells({ storeId, name: 'Cup' })
  await using instance = await openInstance(shop)

  const ofProduct = (language: string) => [
    `${language}/product/${id}`,
    `${language}/shop`,
    `${language}/shop?sort=name`,
    `${language}/store/${storeId}`,
  ]
  const [english, french, arabic] = [ofProduct(''), ofProduct('/fr'), ofProduct('/ar')]
  const api = (language: string) => `/api/products/${id}?lang=${language}`
  const suggestions = ['/search/suggestions?q=bowl', '/fr/search/suggestions?q=bowl']
  const searches = ['/shop?q=bowl', '/fr/shop?q=bowl', ...suggestions]
  const lists = [
    '/stores',
    '/fr/stores',
    '/',
    '/fr',
    '/api/brands',
    '/api/brands?lang=fr',
    `/product/${cup}`,
    `/fr/product/${cup}`,
  ]
  const paths = [...english, ...french, ...arabic, api('en'), api('fr'), ...searches, ...lists]

  const invalidatedBy = async (statement: ReturnType<typeof sql>) => {
    for (const path of paths) await instance.cacheStatus(path)
    for (const path of paths) assert.equal(await instance.cacheStatus(path), 'hit', path)
    await statement.execute(shop.marketplace.db)
    await instance.changeFeed.resync()
    const invalidated = new Set<string>()
    for (const path of paths) if ((await instance.cacheStatus(path)) !== 'hit') invalidated.add(path)
    return invalidated
  }
  const sorted = (found: Iterable<string>) => [...found].sort()

  const renamed = sql`update products set translations = jsonb_set(translations, '{fr,name}', '"Jatte"') where id = ${id}`
  const expected = [...french, api('fr'), ...searches, `/fr/product/${cup}`]
  assert.deepEqual(sorted(await invalidatedBy(renamed)), sorted(expected))
  assert.match(await instance.text(`/fr/product/${id}`), /Jatte/)

  const resized = sql`update variants set translations = '{"fr": {"name": "Mini"}}' where product_id = ${id}`
  const shownSizes = [`/fr/product/${id}`, '/fr/shop', '/fr/shop?sort=name', `/fr/store/${storeId}`, api('fr')]
  const changed = await invalidatedBy(resized)
  for (const path of shownSizes) assert.ok(changed.has(path), path)
  for (const path of [...english, ...arabic, api('en'), `/product/${cup}`]) assert.ok(!changed.has(path), path)

  const store = sql`update stores set translations = jsonb_set(translations, '{ar,name}', '"صلصال"') where id = ${storeId}`
  const ofStore = await invalidatedBy(store)
  for (const path of arabic) assert.ok(ofStore.has(path), path)
  for (const path of [...english, ...french, '/stores', '/fr/stores', '/api/brands'])
    assert.ok(!ofStore.has(path), path)

  const base = await invalidatedBy(sql`update products set name = 'Jug' where id = ${id}`)
  for (const path of [...english, ...french, ...arabic, api('en'), api('fr')]) assert.ok(base.has(path), path)
})

test('a translation of a banner invalidates the home page in its language', async () => {
  await using shop = await openTestShop()
  const { pictures } = await shop.sells()
  const fileName = pictures[0]?.fileName
  await sql`insert into banners (slot, file_name, headline, translations)
    values ('hero-1', ${fileName}, 'By hand', '{"fr": {"headline": "À la main"}}')`.execute(shop.marketplace.db)
  await using instance = await openInstance(shop)
  const paths = ['/', '/fr', '/ar']
  for (const path of paths) await instance.cacheStatus(path)
  assert.match(await instance.text('/fr'), /À la main/)
  await sql`update banners set translations = '{"fr": {"headline": "Fait main"}}'`.execute(shop.marketplace.db)
  await instance.changeFeed.resync()
  assert.deepEqual(await Promise.all(paths.map((path) => instance.cacheStatus(path))), ['hit', 'made', 'hit'])
  assert.match(await instance.text('/fr'), /Fait main/)
})

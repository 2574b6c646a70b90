import assert from 'node:assert/strict'
import { test } from 'node:test'
import { analyzeCatalogWords } from '#domain/catalog/search/analyze-catalog-words.ts'
import { listCategories } from '#domain/categories/list-categories.ts'
import { openBackofficeBrowser } from '#tests/support/backoffice-browser.ts'
import { openInstance, untilUpToDate } from '#tests/support/instance.ts'
import { openTestShop } from '#tests/support/test-shop.ts'

/** What an owner writes in the form of a new category. */
const trinkets = {
  ...{ slug: 'small-things', isInMenu: 'on' },
  ...{ 'name-en': 'Trinkets', 'name-fr': 'Babioles', 'name-ar': 'خردوات', 'text-en': 'Made in an hour.' },
}

/** Where visitors meet a category, with what they see there. */
const placesOfVisitors: Readonly<Record<string, RegExp>> = {
  '/': /<nav[\s\S]*href="\/shop\?category=small-things"[\s\S]*Trinkets[\s\S]*<main[\s\S]*category=small-things/,
  '/fr': />Babioles</,
  '/ar': />خردوات</,
  '/about': /<main[\s\S]*>Trinkets</,
  '/shop': /name="category"[^>]*value="small-things"/,
  '/sitemap.xml': /\/shop\?category=small-things</,
  '/search/suggestions?q=trink': /"small-things"/,
  '/shop?q=babiole': /Square of Mahdia/,
  '/api/products?category=Small-Things': /"category":"small-things"/,
  '/product/1': /href="\/shop\?category=small-things"/,
}

/** Where people of the shop choose one. */
const placesOfOffice: Readonly<Record<string, RegExp>> = {
  '/admin/products/new': /<option value="small-things">Trinkets/,
  '/admin/stores/new': /<option value="small-things">Trinkets/,
  '/admin/discount-codes/new': /<option value="small-things">Trinkets/,
  '/admin/searches': /<option value="small-things">Trinkets/,
  '/admin/home-page': /name="place" value="tile-small-things"/,
}

const everywhere = [...Object.keys(placesOfVisitors), ...Object.keys(placesOfOffice), 'paste']

test('a category that an owner adds is offered everywhere at once, and nowhere once it is retired', async () => {
  await using shop = await openTestShop()
  await using instance = await openInstance(shop)
  const office = await openBackofficeBrowser(shop, 'owner')
  const send = (path: string, fields: Readonly<Record<string, string>>) =>
    office(path, { method: 'POST', body: new URLSearchParams(fields) })
  const placesThatOffer = async () => {
    await untilUpToDate(instance.changeFeed)
    const found: string[] = []
    for (const [path, pattern] of Object.entries(placesOfVisitors))
      if (pattern.test(await instance.text(path))) found.push(path)
    for (const [path, pattern] of Object.entries(placesOfOffice))
      if (pattern.test(await (await office(path)).text())) found.push(path)
    const pasted = await send('/admin/products/paste', { text: 'model\tcategory\nB-1\tbabioles' })
    if (!/this cannot be read/.test(await pasted.text())) found.push('paste')
    return found
  }

  const { store } = await shop.sells({ name: 'Square of Mahdia' })
  assert.deepEqual(await placesThatOffer(), [])

  assert.equal((await send('/admin/categories/new', trinkets)).status, 302)
  const [added] = (await listCategories(shop.system)).filter(({ isBuiltIn }) => !isBuiltIn)
  assert.ok(added)
  await shop.system.db.updateTable('products').set({ category: added.slug }).execute()
  await analyzeCatalogWords(shop.system)
  assert.deepEqual(await placesThatOffer(), everywhere)
  const page = await instance.text('/shop?category=small-things')
  assert.match(page, /<h1[^>]*>Trinkets<\/h1>/)
  assert.match(page, /Made in an hour\./)
  assert.match(await (await office('/admin/reports/export/products.csv')).text(), /Trinkets/)

  assert.equal((await send(`/admin/categories/${added.id}`, { do: 'retire' })).status, 302)
  assert.deepEqual(await placesThatOffer(), [])
  const old = await instance.app.request(`/fr/shop?category=Small-Things&brand=${store.id}&category=kids`)
  assert.deepEqual([old.status, old.headers.get('Location')], [302, `/fr/shop?category=kids&brand=${store.id}`])
  assert.equal((await instance.app.request('/api/products?category=small-things')).status, 422)
  // What it is in keeps it.
  assert.match(await instance.text('/product/1'), /Trinkets/)
  // Products keep it, and are found by it.
  assert.match(await (await office('/admin/products/1')).text(), /<option value="small-things" selected=""/)
  assert.match(await (await office('/admin/products')).text(), /<option value="small-things">Trinkets/)
})

test('an owner names, orders and checks categories in forms without script', async () => {
  await using shop = await openTestShop()
  const owner = await openBackofficeBrowser(shop, 'owner')
  const send = (path: string, fields: Readonly<Record<string, string>>) =>
    owner(path, { method: 'POST', body: new URLSearchParams(fields) })
  const wrong = await send('/admin/categories/new', { ...trinkets, slug: 'R2 D2', 'name-fr': '' })
  assert.equal(wrong.status, 422)
  const form = await wrong.text()
  assert.match(form, /Write small letters a to z/)
  assert.match(form, /value="Trinkets"/)
  await send('/admin/categories/new', trinkets)
  assert.equal((await send('/admin/categories/new', { ...trinkets, 'text-en': '' })).status, 409)
  const names = { 'name-en': 'Gifts', 'name-fr': 'Cadeaux', 'name-ar': 'هدايا' }
  const collection = { ...trinkets, ...names, slug: 'gifts', members: 'small-things' }
  const taken = await send('/admin/categories/new?collection', { ...collection, 'name-fr': 'babioles' })
  assert.equal(taken.status, 409)
  assert.match(
    await taken.text(),
    /name="name-fr"[^>]*value="babioles"[\s\S]*Another category or collection has this name\./,
  )
  assert.equal((await send('/admin/categories/new?collection', { ...collection, members: 'none' })).status, 422)
  assert.equal((await send('/admin/categories/new?collection', collection)).status, 302)
  const all = await listCategories(shop.system)
  const gifts = all.at(-1)
  assert.deepEqual([gifts?.slug, gifts?.members], ['gifts', ['small-things']])
  await send('/admin/categories', { do: 'up', id: `${gifts?.id}` })
  assert.equal((await listCategories(shop.system)).at(-2)?.slug, 'gifts')

  const bags = '/admin/categories/2'
  const named = { version: '0', 'name-en': 'Bags & baskets' }
  assert.equal((await send(bags, named)).status, 302)
  assert.equal((await send(bags, { ...named, 'name-en': 'Sacks' })).status, 409)
  assert.equal((await send(bags, { do: 'retire' })).status, 404)
  const list = await (await owner('/admin/categories')).text()
  assert.match(list, /Bags &amp; baskets[\s\S]*Gifts[\s\S]*Trinkets/)
  assert.match(await (await owner('/shop')).text(), /Gifts/)
})

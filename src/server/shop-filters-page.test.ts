import assert from 'node:assert/strict'
import { test } from 'node:test'
import { retireProduct } from '#domain/catalog/admin/retire-product.ts'
import { assignFilterKeys } from '#domain/catalog/filters/assign-filter-keys.ts'
import { analyzeCatalogWords } from '#domain/catalog/search/analyze-catalog-words.ts'
import { dinars } from '#domain/money.ts'
import { stockManyProducts } from '#tests/support/api-client.ts'
import { openInstance } from '#tests/support/instance.ts'
import { openTestShop, type TestShop } from '#tests/support/test-shop.ts'

async function openSmallShop(): Promise<TestShop> {
  const shop = await openTestShop()
  const storeId = await shop.hasStore({ governorate: 'TN-21' })
  for (let count = 0; count < 8; count++) await shop.sells({ storeId, mainColor: count < 7 ? 'Bleu' : 'Rouge' })
  await assignFilterKeys(shop.system)
  return shop
}

const robotsOf = (html: string) => /<meta name="robots" content="([^"]*)"/.exec(html)?.[1]
const canonicalOf = (html: string) => /<link rel="canonical" href="https?:\/\/[^/"]*([^"]*)"/.exec(html)?.[1]

test('search engines may list all products, a category and a store, page by page, and no combination', async () => {
  await using shop = await openSmallShop()
  await using instance = await openInstance(shop)
  for (const [path, canonical] of [
    ['/shop', '/shop'],
    ['/shop?utm_source=x', '/shop'],
    ['/shop?category=decor', '/shop?category=decor'],
    ['/shop?category=decor&category=&color=mauve&min=x', '/shop?category=decor'],
    ['/shop?brand=1&page=2', '/shop?brand=1&amp;page=2'],
    ['/shop?page=2', '/shop?page=2'],
  ] as const) {
    const html = await instance.text(path)
    assert.equal(canonicalOf(html), canonical, path)
    assert.equal(robotsOf(html), undefined, path)
  }
  for (const path of [
    ...['/shop?color=blue', '/shop?category=decor&brand=1', '/shop?category=decor&category=bags', '/shop?region=TN-21'],
    ...['/shop?q=bowl', '/shop?sort=price', '/shop?category=decor&stock=1', '/shop?max=50', '/shop?material=wool'],
  ]) {
    const html = await instance.text(path)
    assert.equal(robotsOf(html), 'noindex', path)
    assert.equal(canonicalOf(html), undefined, path)
    assert.doesNotMatch(html, /<link rel="alternate"/, path)
  }
})

test('a page is rendered again when its counts change, not with every sale of a product that it does not show', async () => {
  await using shop = await openSmallShop()
  const last = await shop.sells({ sizes: [{ name: '', stock: 1 }], mainColor: 'Bleu' })
  const many = await shop.sells({ sizes: [{ name: '', stock: 30 }] })
  await assignFilterKeys(shop.system)
  await using instance = await openInstance(shop)
  const path = '/shop?category=decor&sort=name'
  const statusAfter = async (change: () => Promise<unknown>) => {
    await instance.cacheStatus(path)
    assert.equal(await instance.cacheStatus(path), 'hit')
    await change()
    await instance.changeFeed.resync()
    return instance.cacheStatus(path)
  }
  assert.equal(await statusAfter(() => shop.order([{ product: many }])), 'hit')
  assert.notEqual(await statusAfter(() => shop.order([{ product: last }])), 'hit')
})

test('links to combinations of filters are not to be followed', async () => {
  await using shop = await openSmallShop()
  await using instance = await openInstance(shop)
  const html = await instance.text('/shop?color=blue&region=TN-21')
  const links = [...html.matchAll(/<a [^>]*href="(\/shop\?[^"]*(?:color|region)=[^"]*)"[^>]*>/g)]
  assert.ok(links.some(([, path]) => path?.includes('page=2')))
  // Those to other languages are of the same page.
  for (const [link] of links) assert.match(link, /rel="[^"]*nofollow|hrefLang/)
})

test('the link to the next page skips nothing when pieces of this page are retired', async () => {
  await using shop = await openTestShop()
  await stockManyProducts(shop, 13)
  await using instance = await openInstance(shop)
  const piecesOf = (html: string) => [
    ...new Set(Array.from(html.matchAll(/href="\/product\/(\d+)"/g), ([, id]) => Number(id))),
  ]
  const first = await instance.text('/shop')
  const nextPage = (html: string) => {
    const [link = ''] = /<a [^>]*rel="next"[^>]*>/.exec(html) ?? []
    const [, path = ''] = /href="(\/shop\?[^"]*)"/.exec(link) ?? []
    return instance.text(path.replaceAll('&amp;', '&'))
  }
  for (const id of piecesOf(first).slice(0, 2)) await retireProduct(shop.system, id)
  await instance.changeFeed.resync()
  const second = await nextPage(first)
  const third = await nextPage(second)
  const shown = [first, second, third].flatMap(piecesOf)
  assert.deepEqual([shown.length, new Set(shown).size], [13, 13], 'each once')
  assert.doesNotMatch(third, /rel="next"/)
})

test('hostile filters are dropped', async () => {
  await using shop = await openSmallShop()
  await using instance = await openInstance(shop)
  const many = Array.from({ length: 300 }, (_, index) => `brand=${index + 1}&color=x${index}`).join('&')
  for (const query of [
    ...['color=%00&material=__proto__&region=constructor', 'min=-1&max=1e9', 'min=99999999&max=0.0001', many],
    ...["color=blue'--&stock=yes&unique=2", 'brand=1&brand=1&brand=x&brand=99999999999', 'min=1&min=2&max=&max=3'],
  ]) {
    const response = await instance.app.request(`/shop?${query}`)
    assert.equal(response.status, 200, query.slice(0, 80))
    await response.text()
  }
  const reversed = await instance.text('/shop?min=90&max=10')
  assert.match(reversed, /10\.00 TND to 90\.00 TND/)
})

test('searches and suggestions are read again after a job has analyzed words, or found colors and materials', async () => {
  await using shop = await openSmallShop()
  await analyzeCatalogWords(shop.system)
  await assignFilterKeys(shop.system)
  await using instance = await openInstance(shop)
  await shop.sells({ name: 'Koffa', mainColor: 'Bleu' })
  await instance.changeFeed.resync()
  const paths = ['/shop?q=9offa+bleue', '/api/products?q=9offa+bleue', '/search/suggestions?q=9offa+bleue']
  for (const job of [analyzeCatalogWords, assignFilterKeys]) {
    for (const path of paths) {
      await instance.cacheStatus(path)
      assert.equal(await instance.cacheStatus(path), 'hit', path)
    }
    await job(shop.system)
    await instance.changeFeed.resync()
    for (const path of paths) assert.notEqual(await instance.cacheStatus(path), 'hit', `${path} after ${job.name}`)
  }
})

test('what a search names is taken off one by one, also after a correction', async () => {
  await using shop = await openTestShop()
  await shop.sells({ name: 'Tapis de laine', mainColor: 'Bleu', regularPrice: dinars(150) })
  await analyzeCatalogWords(shop.system)
  await assignFilterKeys(shop.system)
  await using instance = await openInstance(shop)
  const chips = async (searchText: string) => {
    const html = await instance.text(`/shop?${new URLSearchParams({ q: searchText })}`)
    const list = /<ul[^>]*aria-label="Chosen filters".*?<\/ul>/s.exec(html)?.[0] ?? ''
    const paths = [...list.matchAll(/href="([^"]*)"/g)].map(([, path = '']) => path)
    return paths.flatMap((path) => new URLSearchParams(path.split('?')[1]).get('q') ?? [])
  }
  assert.deepEqual(await chips('tapis bleu moins de 200'), ['tapis bleu', 'tapis moins de 200', 'bleu moins de 200'])
  assert.deepEqual(await chips('tapsi bleu moins de 200'), ['tapsi bleu', 'tapis moins de 200', 'bleu moins de 200'])
})

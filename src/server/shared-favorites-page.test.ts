import assert from 'node:assert/strict'
import { test } from 'node:test'
import { retireProduct } from '#domain/catalog/admin/retire-product.ts'
import { dinars } from '#domain/money.ts'
import { publicUrl } from '#tests/support/api-client.ts'
import { setStock } from '#tests/support/catalog-changes.ts'
import { asOperator } from '#tests/support/operators.ts'
import { testApp } from '#tests/support/test-app.ts'
import { openTestShop, type TestShop } from '#tests/support/test-shop.ts'
import { openPageCache } from './page-cache/page-cache.ts'

function openPages({ marketplace, clock }: TestShop) {
  const pageCache = openPageCache({ maxBytes: 10_000_000, clock })
  const app = testApp(marketplace, { pageCache })
  return {
    pageCache,
    async open(path: string) {
      const response = await app.request(path)
      assert.equal(response.status, 200, path)
      return response.text()
    },
  }
}

function namesIn(html: string): string[] {
  return [...html.matchAll(/<h3[^>]*><a[^>]*>(?:<[^>]*>)*([^<]*)/g)].map(([, name = '']) => name)
}

test('shared favorites are shown in the order of their link, at current prices', async () => {
  await using shop = await openTestShop()
  const { open } = openPages(shop)
  const [first, second] = [await shop.sells({ name: 'Bowl' }), await shop.sells({ name: 'Vase' })]
  const path = `/favorites?ids=${second.id},${first.id},${second.id},x,0`
  assert.deepEqual(namesIn(await open(path)), ['Vase', 'Bowl'])

  await shop.marketplace.db
    .updateTable('products')
    .set({ regular_price_millimes: dinars(39) })
    .execute()
  await setStock(shop.marketplace, first.sizes[0]?.id ?? 0, 0)
  const changed = await open(path)
  assert.match(changed, />39\.00 TND</)
  assert.doesNotMatch(changed, />45\.00 TND</)
  assert.equal(changed.match(/>Sold out</g)?.length, 1)
})

test('a shared page is neither indexed nor cached, and link previews open it with its pieces', async () => {
  await using shop = await openTestShop()
  const { open, pageCache } = openPages(shop)
  const { id } = await shop.sells()
  for (const [prefix, title] of [
    ['', 'Favourites shared with you'],
    ['/fr', 'Favoris partagés avec vous'],
    ['/ar', 'قطع مفضلة أُرسلت إليك'],
  ] as const) {
    const html = await open(`${prefix}/favorites?ids=${id},1${id}`)
    assert.match(html, /<meta name="robots" content="noindex"/)
    assert.ok(html.includes(`<meta property="og:url" content="${publicUrl}${prefix}/favorites?ids=${id},1${id}"`))
    assert.match(html, new RegExp(`<meta property="og:title" content="${title}`))
    assert.match(html, /<meta property="og:image" content="https:\/\/hirfa\.example\/api\/image\//)
    assert.doesNotMatch(html, /rel="(canonical|alternate)"/)
  }
  assert.equal(pageCache.stats().pages, 0)
})

test('a link tells what is no longer sold, and that it has more than a hundred pieces', async () => {
  await using shop = await openTestShop()
  const { open } = openPages(shop)
  const [kept, retired] = [await shop.sells(), await shop.sells()]
  await retireProduct(await asOperator(shop.marketplace), retired.id)
  const one = await open(`/favorites?ids=${kept.id},${retired.id}`)
  assert.match(one, /1 piece on this list is no longer sold\./)
  assert.deepEqual(namesIn(one), [kept.name])
  assert.doesNotMatch(await open(`/favorites?ids=${kept.id}`), /no longer sold|more than/)

  const many = Array.from({ length: 101 }, (_, at) => at + 1)
  assert.match(await open(`/favorites?ids=${many}`), /more than 100 pieces\. These are the first 100\./)
})

test('an address without a piece says so, and leads to the shop', async () => {
  await using shop = await openTestShop()
  const { open } = openPages(shop)
  for (const query of ['', '?ids=', '?ids=999999', "?ids='%20or%201=1", `?ids=${'9'.repeat(8000)}`])
    assert.match(await open(`/favorites${query}`), /There are no pieces in this link/, query)
})

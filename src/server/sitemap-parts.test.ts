import assert from 'node:assert/strict'
import { test } from 'node:test'
import { sql } from 'kysely'
import { publicUrl } from '#tests/support/api-client.ts'
import { testApp } from '#tests/support/test-app.ts'
import { openTestShop } from '#tests/support/test-shop.ts'

test('a shop with more pages than a part of the sitemap has an index of its parts', async () => {
  await using shop = await openTestShop()
  const { id } = await shop.sells()
  await sql`
    insert into stores (name, category, description, logo, cover)
    select 'Store ' || number, category, '', logo, cover from stores, generate_series(1, 900) number`.execute(
    shop.marketplace.db,
  )
  const app = testApp(shop.marketplace, { publicUrl })
  const read = async (path: string) => {
    const response = await app.request(publicUrl + path)
    return { status: response.status, text: await response.text() }
  }
  const { text } = await read('/fr/sitemap.xml')
  assert.match(text, /^<\?xml version="1\.0" encoding="UTF-8"\?>\n<sitemapindex /)
  const parts = Array.from(text.matchAll(/<loc>(.*?)<\/loc>/g), ([, url = '']) => url)
  assert.deepEqual(
    parts,
    [1, 2].map((part) => `${publicUrl}/fr/sitemap.xml?part=${part}`),
  )
  const urls = await Promise.all(parts.map(async (url) => (await read(url.slice(publicUrl.length))).text))
  const [first = [], second = []] = urls.map((part) =>
    Array.from(part.matchAll(/<loc>(.*?)<\/loc>/g), ([, url]) => url),
  )
  assert.ok(first.includes(`${publicUrl}/fr/product/${id}`))
  assert.equal(second.length, 1)
  assert.equal(new Set([...first, ...second]).size, first.length + 1)
  for (const part of ['0', '3', 'x', '']) {
    const { status, text } = await read(`/sitemap.xml?part=${part}`)
    assert.equal(status, part ? 404 : 200)
    if (part) assert.equal(text, 'This sitemap has no such part.')
  }
})

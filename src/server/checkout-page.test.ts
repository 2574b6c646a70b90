import assert from 'node:assert/strict'
import { test } from 'node:test'
import { testApp } from '#tests/support/test-app.ts'
import { openTestShop } from '#tests/support/test-shop.ts'

test('the terms of sale are in the first HTML of the checkout of a cart, in each language', async () => {
  await using shop = await openTestShop()
  const publicUrl = 'https://shop.example'
  const app = testApp(shop.marketplace, { publicUrl })
  const texts = { '/checkout': 'You may withdraw from the purchase', '/fr/checkout': 'vous rétracter' }
  for (const [path, text] of Object.entries(texts)) {
    const html = await (await app.request(path)).text()
    const [, terms = ''] = html.split('id="sale-terms"')
    assert.ok(terms.split('</section>')[0]?.includes(text), path)
  }
})

import assert from 'node:assert/strict'
import { test } from 'node:test'
import { problems } from '#api/contract/problems.ts'
import { type Route, routes } from '#api/contract/routes.ts'
import { describeApi } from '#api/openapi.ts'
import { apiClient, publicUrl } from '#tests/support/api-client.ts'
import { openTestShop } from '#tests/support/test-shop.ts'
import { docsPage } from './docs-page.ts'

const page = String(docsPage(describeApi(publicUrl)))

test('the reference contains every operation, every field of its body and an example', () => {
  for (const [name, { path, body }] of Object.entries<Route>(routes)) {
    const article = page.slice(page.indexOf(`<article id="${name}"`)).split('</article>')[0] ?? ''
    assert.ok(article.includes(`<code>${path}</code>`), path)
    assert.ok(article.includes(`curl &#39;${publicUrl}/api`), path)
    for (const field of Object.keys(body?.shape ?? {}))
      assert.ok(article.includes(`<code>${field}</code>`), `${name} ${field}`)
  }
})

test('the type of each problem links to its section, and no link is broken', () => {
  for (const slug of Object.keys(problems)) assert.ok(page.includes(`<article id="${slug}"`), slug)
  for (const [, anchor] of page.matchAll(/href="#([^"]+)"/g)) assert.ok(page.includes(`id="${anchor}"`), `#${anchor}`)
})

test('the example of an order is valid', async () => {
  await using shop = await openTestShop()
  const [, example = ''] =
    /-d &#39;([^&]*(?:&quot;[^&]*)*)&#39;/.exec(page.slice(page.indexOf('<article id="placeOrder"'))) ?? []
  const { status, body } = await apiClient(shop.marketplace).post('/orders', example.replaceAll('&quot;', '"'))
  assert.deepEqual(
    [status, body.errors],
    [422, [{ path: 'orderItems.0.productId', message: 'is no product of this shop' }]],
  )
})

test('the reference loads no other files', async () => {
  await using shop = await openTestShop()
  const { headers, body } = await apiClient(shop.marketplace).get('/docs')
  assert.equal(headers.get('Content-Type'), 'text/html; charset=utf-8')
  assert.match(headers.get('Content-Security-Policy') ?? '', /default-src 'none'/)
  assert.doesNotMatch(body, /<script|<link|<img|@import|url\(| src=/)
  assert.doesNotMatch(body, /undefined|\[object/)
})

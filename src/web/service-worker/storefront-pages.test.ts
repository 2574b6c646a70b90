import assert from 'node:assert/strict'
import { test } from 'node:test'
import { workerPage as html, openWorkerBrowser } from '#tests/support/service-worker.ts'
import { serveStorefrontPages } from './storefront-pages.ts'

const options = {
  version: 'one',
  pages: { '/': [], '/shop': ['q', 'page'], '/product/:id': [], '/offline': [] },
  notices: {
    en: { html: '<aside>old, {time}</aside>', intlTag: 'en-GB' },
    fr: { html: '<aside>ancien, {time}</aside>', intlTag: 'fr-TN' },
  },
}

function openBrowser() {
  return openWorkerBrowser(options.version, (scope) => serveStorefrontPages(scope, options))
}

test('a page comes from the network, and as it was seen last where there is no line', async () => {
  const { server, visit } = await openBrowser()
  assert.match((await (await visit('/product/1'))?.text()) ?? '', /page \/product\/1/)
  server.answer = () => html('newer')
  assert.match((await (await visit('/product/1?fbclid=x'))?.text()) ?? '', /newer/)
  server.isReached = false
  const old = await (await visit('/product/1'))?.text()
  assert.match(old ?? '', /<body class="x"><aside>old, \w+day.*<\/aside><p>newer/)
})

test('a page of another language is shown with a notice in it, and the offline page is in it too', async () => {
  const { server, visit, kept } = await openBrowser()
  server.answer = (path) => html(`page ${path}`, {}, 'fr')
  await visit('/fr/product/1')
  assert.deepEqual(kept(), ['/offline', '/fr/product/1', '/fr/offline'])
  server.isReached = false
  assert.match((await (await visit('/fr/product/1'))?.text()) ?? '', /<aside>ancien, [a-z]+ \d\d:\d\d<\/aside>/)
  const offline = (await (await visit('/fr/shop'))?.text()) ?? ''
  assert.match(offline, /page \/fr\/offline/)
  assert.match(offline, /<li><a href="\/fr\/product\/1">/)
})

test('a page that is not stored gets the offline page, without script, with links to stored pages', async () => {
  const { server, visit } = await openBrowser()
  server.answer = () => html('Bowls &amp; &lt;b&gt;')
  await visit('/shop?q=a%26b&utm_source=x')
  server.isReached = false
  for (const path of ['/product/2', '/checkout', '/order/secret', '/nowhere']) {
    const answer = await visit(path)
    const text = (await answer?.text()) ?? ''
    assert.equal(answer?.status, 503, path)
    assert.match(text, /page \/offline/)
    assert.doesNotMatch(text, /<script/)
    assert.match(text, /<li><a href="\/shop\?q=a%26b">Bowls &amp; &lt;b&gt;<\/a><\/li>/)
  }
})

test('only complete cacheable pages are stored, none of the back office', async () => {
  const { server, visit, show, kept } = await openBrowser()
  for (const path of [
    '/order/secret',
    '/checkout',
    '/success',
    '/track/1',
    '/newsletter/leave/x',
    '/product/:id',
    '/product/012',
  ])
    await visit(path)
  for (const path of [
    '/order/secret',
    '/checkout',
    '//elsewhere.example/shop',
    'https://elsewhere.example/',
    7,
    undefined,
  ])
    await show(path)
  server.answer = () => html('private', { 'Cache-Control': 'private' })
  await visit('/product/3')
  server.answer = () => html('not stored', { 'Cache-Control': 'no-store' })
  await visit('/product/4')
  server.answer = () => new Response('gone', { status: 404, headers: { 'Content-Type': 'text/html' } })
  await visit('/product/5')
  server.answer = () => Response.json({})
  await visit('/product/6')
  server.answer = () => Object.defineProperty(html('the page of another address'), 'redirected', { value: true })
  await show('/product/7')
  server.answer = () => html('a list of orders')
  await visit('/admin/orders')
  assert.deepEqual(kept(), ['/offline'])
  for (const path of ['/api/products', '/health/live', '/admin/orders']) assert.equal(await visit(path), undefined)
  assert.equal(await visit('/shop', 'POST'), undefined)
})

test('a page reached by client-side navigation is stored too, at most 24 pages', async () => {
  const { show, kept } = await openBrowser()
  for (let id = 1; id <= 30; id++) await show(`/product/${id}`)
  assert.equal(kept().filter((path) => path !== '/offline').length, 24)
  assert.ok(kept().includes('/product/30') && kept().includes('/offline') && !kept().includes('/product/6'))
})

test('the caches of a worker have its version in their names', async () => {
  const { stores } = await openBrowser()
  assert.deepEqual([...stores.keys()].sort(), ['hirfa-assets-one', 'hirfa-pages-one'])
})

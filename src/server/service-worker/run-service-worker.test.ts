import assert from 'node:assert/strict'
import { test } from 'node:test'
import vm from 'node:vm'
import { workerPage as html, openWorkerBrowser, workerOrigin as origin } from '#tests/support/service-worker.ts'
import { testApp } from '#tests/support/test-app.ts'
import { openTestShop } from '#tests/support/test-shop.ts'
import { openPageStore } from './open-page-store.ts'
import { runServiceWorker, type ServiceWorkerOptions } from './run-service-worker.ts'
import { serviceWorkerCode } from './serve-service-worker.ts'

const options: ServiceWorkerOptions = {
  version: 'one',
  pages: { '/': [], '/shop': ['q', 'page'], '/product/:id': [], '/offline': [] },
  assetsPath: '/assets/',
  otherPaths: ['/api', '/assets', '/health'],
  offlinePath: '/offline',
  notices: {
    en: { html: '<aside>old, {time}</aside>', intlTag: 'en-GB' },
    fr: { html: '<aside>ancien, {time}</aside>', intlTag: 'fr-TN' },
  },
}

function openBrowser(given = options) {
  return openWorkerBrowser(given.version, (scope) => runServiceWorker(scope, given, openPageStore))
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
  for (const path of ['/product/2', '/checkout', '/order/secret', '/admin/orders', '/nowhere']) {
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
  for (const path of ['/api/products', '/health/live']) assert.equal(await visit(path), undefined)
  assert.equal(await visit('/shop', 'POST'), undefined)
})

test('a page reached by client-side navigation is stored too, at most 24 pages', async () => {
  const { show, kept } = await openBrowser()
  for (let id = 1; id <= 30; id++) await show(`/product/${id}`)
  assert.equal(kept().filter((path) => path !== '/offline').length, 24)
  assert.ok(kept().includes('/product/30') && kept().includes('/offline') && !kept().includes('/product/6'))
})

test('a new build deletes the pages stored by an earlier one', async () => {
  const { stores } = await openBrowser()
  assert.deepEqual([...stores.keys()].sort(), ['hirfa-assets-one', 'hirfa-pages-one'])
  assert.notEqual(versionOf(serviceWorkerCode('a')), versionOf(serviceWorkerCode('b')))
  assert.equal(versionOf(serviceWorkerCode('a')), versionOf(serviceWorkerCode('a')))
})

function versionOf(code: string): string | undefined {
  return /"version":"(\w+)"/.exec(code)?.[1]
}

test('the service worker is revalidated each time, and may connect to the shop only', async () => {
  await using shop = await openTestShop()
  const appWith = (hasServiceWorker: boolean) => testApp(shop.marketplace, { publicUrl: origin, hasServiceWorker })
  for (const isOn of [true, false]) {
    const answer = await appWith(isOn).request('/service-worker.js')
    const code = await answer.text()
    assert.equal(answer.headers.get('Cache-Control'), 'no-cache')
    assert.equal(answer.headers.get('Content-Security-Policy'), "default-src 'none'; connect-src 'self'")
    assert.match(answer.headers.get('Content-Type') ?? '', /^text\/javascript/)
    assert.doesNotThrow(() => new vm.Script(code))
    assert.equal(code.includes('unregister()'), !isOn)
    assert.doesNotMatch(code, /"\/(checkout|success|order)/)
  }
})

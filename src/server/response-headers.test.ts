import assert from 'node:assert/strict'
import { test } from 'node:test'
import { openPlainBrowser, plainOrigin } from '#tests/support/plain-browser.ts'
import { testApp } from '#tests/support/test-app.ts'
import { openTestShop } from '#tests/support/test-shop.ts'

test('every response has its security headers, and each kind its policy', async () => {
  await using shop = await openTestShop()
  const { id, pictures } = await shop.sells()
  const { open } = await openPlainBrowser(shop)
  const picture = `/api/image/${pictures[0]?.fileName}`
  const [script = ''] = /\/assets\/[\w.-]+\.js/.exec((await open('/')).html) ?? []
  const files = ['/sitemap.xml', '/favicon.svg', '/manifest.webmanifest', '/icon-192.png', `${script}-none`]
  const calls = ['/api/products', '/api/docs', '/api/nothing', picture, '/api/image/none.webp']
  for (const path of ['/', '/nowhere', `/product/${id}`, ...files, ...calls]) {
    const { headers } = await open(path)
    const policy = headers.get('Content-Security-Policy') ?? ''
    assert.match(policy, /default-src '(none|self)'/, path)
    assert.doesNotMatch(policy, /unsafe-|nonce/, path)
    assert.equal(headers.get('X-Content-Type-Options'), 'nosniff', path)
    assert.equal(headers.get('Cross-Origin-Opener-Policy'), 'same-origin', path)
    const others = path.startsWith('/api/') ? 'cross-origin' : 'same-origin'
    assert.equal(headers.get('Cross-Origin-Resource-Policy'), others, path)
    for (const name of ['Referrer-Policy', 'Permissions-Policy']) assert.ok(headers.get(name), `${path} ${name}`)
  }
  const policyOf = async (path: string) => (await open(path)).headers.get('Content-Security-Policy') ?? ''
  assert.match(await policyOf(picture), /sandbox/)
  for (const path of ['/', '/admin/sign-in']) assert.match(await policyOf(path), /worker-src 'self'/)
  assert.equal(await policyOf('/service-worker.js'), "default-src 'none'; connect-src 'self'")
})

test('a script, style sheet or font of the build has few headers', async () => {
  await using shop = await openTestShop()
  const app = testApp(shop.marketplace)
  const html = await (await app.request('/')).text()
  const files = [...html.matchAll(/\/assets\/[\w.-]+\.(?:js|css|woff2)/g)].map(([file]) => file)
  assert.ok(files.length > 10)
  for (const file of files) {
    const { headers } = await app.request(file, { headers: { 'Accept-Encoding': 'br' } })
    assert.equal(headers.get('X-Content-Type-Options'), 'nosniff', file)
    assert.match(headers.get('Cache-Control') ?? '', /immutable/, file)
    const bytes = [...headers].reduce((sum, [name, value]) => sum + `${name}: ${value}\r\n`.length, 0)
    assert.ok(bytes <= 250, `${file} has ${bytes} bytes of headers`)
  }
})

test('a page has a request id, which a page of what is not found does not show', async () => {
  await using shop = await openTestShop()
  const { open } = await openPlainBrowser(shop)
  const missing = await open('/nowhere')
  const id = missing.headers.get('X-Request-Id') ?? ''
  assert.match(id, /^[\w-]{12}$/)
  assert.ok(!missing.main.includes(id))
})

test('the shop can be installed: its manifest names it and its pictures in their sizes', async () => {
  await using shop = await openTestShop()
  const { open } = await openPlainBrowser(shop)
  const [, address = ''] = /<link rel="manifest" href="([^"]*)"/.exec((await open('/')).html) ?? []
  const manifest = JSON.parse((await open(address)).html)
  assert.deepEqual([manifest.name, manifest.start_url, manifest.display], ['Hirfa', '/', 'standalone'])
  assert.ok(manifest.icons.length > 0)
})

test('a 405 response says which methods its address knows', async () => {
  await using shop = await openTestShop()
  const { marketplace } = shop
  const app = testApp(marketplace, { publicUrl: plainOrigin })
  const reads = [
    ...(['POST /', 'PUT /fr', 'PUT /fr/shop', 'POST /_.data', 'POST /shop.data', 'DELETE /sitemap.xml'] as const),
    ...(['OPTIONS /offline', 'OPTIONS /shop', 'OPTIONS /health/live', 'OPTIONS /service-worker.js'] as const),
    ...(['POST /service-worker.js', 'DELETE /favicon.svg'] as const),
  ]
  const takesForms = ['OPTIONS /contact', 'OPTIONS /ar/contact.data', 'OPTIONS /admin/sign-in']
  for (const asked of [...reads, ...takesForms]) {
    const [method = '', path] = asked.split(' ')
    const { status, headers } = await app.request(`${plainOrigin}${path}`, { method })
    const allowed = takesForms.includes(asked) ? 'GET, HEAD, POST' : 'GET, HEAD'
    assert.deepEqual([status, headers.get('Allow')], [405, allowed], asked)
  }
})

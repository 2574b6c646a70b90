import assert from 'node:assert/strict'
import { test } from 'node:test'
import { Hono } from 'hono'
import { apiClient, publicUrl, wireOrder } from '#tests/support/api-client.ts'
import { openTestShop } from '#tests/support/test-shop.ts'
import { createApi } from './api.ts'
import { type Route, routes } from './contract/routes.ts'

test('the registered routes are those of the contract', async () => {
  await using shop = await openTestShop()
  const api = createApi({ marketplace: shop.marketplace, publicUrl })
  const registered = api.routes
    .filter(({ method }) => method !== 'ALL')
    .map(({ method, path }) => `${method} ${path.replace(/:(\w+)/g, '{$1}')}`)
  const described = Object.values<Route>(routes).map(({ method, path }) => `${method.toUpperCase()} ${path}`)
  assert.deepEqual(registered.sort(), described.sort())
})

test('every GET has a strong ETag and responds 304 to a matching If-None-Match', async () => {
  await using shop = await openTestShop()
  const { id, store, pictures } = await shop.sells()
  const api = apiClient(shop.marketplace)
  const paths = [
    '/products',
    '/products?limit=2',
    `/products/${id}`,
    `/products/brand/${store.id}`,
    '/brands',
    `/brands/${store.id}`,
    `/comment/${id}`,
    `/image/${pictures[0]?.fileName}`,
    '/openapi.json',
    '/docs',
  ]
  for (const path of paths) {
    const { status, headers, body } = await api.get(path)
    const tag = headers.get('ETag') ?? ''
    assert.equal(status, 200, path)
    assert.match(tag, /^"[\w-]+"$/)
    for (const known of [tag, `W/${tag}`, `"a", W/"b,c", ${tag}`, '*']) {
      const again = await api.get(path, { 'If-None-Match': known })
      assert.deepEqual([again.status, again.headers.get('ETag'), again.body], [304, tag, ''], `${path} ${known}`)
    }
    const other = await api.get(path, { 'If-None-Match': `"other", ${tag.slice(1, -1)}` })
    assert.deepEqual([other.status, other.body], [200, body])

    const head = await api.send(path, { method: 'HEAD' })
    assert.deepEqual([head.status, head.body, head.headers.get('ETag')], [200, '', tag])
    assert.equal(head.headers.get('Content-Length'), headers.get('Content-Length'))
    assert.equal((await api.send(path, { method: 'HEAD', headers: { 'If-None-Match': tag } })).status, 304)
  }
})

test('CORS allows reads from any site, problems included, and no writes', async () => {
  await using shop = await openTestShop()
  const api = apiClient(shop.marketplace)
  const origin = { Origin: 'https://elsewhere.example' }
  for (const path of ['/products', '/products/7', '/nowhere', '/products?limit=0']) {
    const { headers } = await api.get(path, origin)
    assert.equal(headers.get('Access-Control-Allow-Origin'), '*', path)
    assert.match(headers.get('Access-Control-Expose-Headers') ?? '', /ETag/)
    assert.equal(headers.get('X-Content-Type-Options'), 'nosniff')
  }
  const posted = await api.post('/newsletter', { email: 'amel@example.tn' }, origin)
  assert.equal(posted.headers.get('Access-Control-Allow-Origin'), null)
})

test('a preflight request allows reads and not writes', async () => {
  await using shop = await openTestShop()
  const api = apiClient(shop.marketplace)
  const ask = (path: string, method: string) =>
    api.send(path, {
      method: 'OPTIONS',
      headers: { Origin: 'https://a.example', 'Access-Control-Request-Method': method },
    })

  const reading = await ask('/products', 'GET')
  assert.deepEqual([reading.status, reading.headers.get('Access-Control-Allow-Origin')], [204, '*'])
  assert.equal(reading.headers.get('Access-Control-Allow-Methods'), 'GET, HEAD')

  const writing = await ask('/orders', 'POST')
  assert.deepEqual([writing.status, writing.headers.get('Allow')], [204, 'POST, OPTIONS'])
  assert.equal(writing.headers.get('Access-Control-Allow-Origin'), null)
})

test('another method on a known URL responds 405 with Allow', async () => {
  await using shop = await openTestShop()
  const api = apiClient(shop.marketplace)
  for (const method of ['POST', 'PUT', 'PATCH', 'DELETE', 'PROPFIND']) {
    const { status, headers } = await api.send('/products/7', { method })
    assert.deepEqual([status, headers.get('Allow')], [405, 'GET, HEAD, OPTIONS'], method)
  }
  for (const method of ['GET', 'HEAD', 'PUT', 'DELETE']) {
    const { status, headers } = await api.send('/orders', { method })
    assert.deepEqual([status, headers.get('Allow')], [405, 'POST, OPTIONS'], method)
  }
})

test('an unknown URL responds 404 for every method', async () => {
  await using shop = await openTestShop()
  const api = apiClient(shop.marketplace)
  for (const path of ['/', '/nowhere', '/products/7/sizes', '/products/', '/%2e%2e/%00', '/__proto__', '/ORDERS']) {
    for (const method of ['GET', 'HEAD', 'POST', 'DELETE', 'OPTIONS']) {
      assert.equal((await api.send(path, { method })).status, 404, `${method} ${path}`)
    }
  }
})

test('errors of the API are problems, not pages', async () => {
  await using shop = await openTestShop()
  const bowl = await shop.sells()
  const app = new Hono()
  app.route('/api', createApi({ marketplace: shop.marketplace, publicUrl }))
  app.all('*', (context) => context.text('a page'))
  const call = async (path: string, request?: RequestInit) => (await app.request(path, request)).status
  const order = JSON.stringify(wireOrder([{ productId: bowl.id, quantity: 1 }], 53))

  assert.equal(await call(`/api/products/${bowl.id}`), 200)
  assert.equal(await call('/api/products/99'), 404)
  assert.equal(await call('/api/nowhere'), 404)
  assert.equal(await call('/api'), 404)
  assert.equal(await call('/api/orders'), 405)
  assert.equal(
    await call('/api/orders', { method: 'POST', body: order, headers: { 'Content-Type': 'application/json' } }),
    201,
  )
  assert.equal(await (await app.request('/apiary')).text(), 'a page')
  assert.equal((await app.request('/api/nowhere')).headers.get('Access-Control-Allow-Origin'), '*')
})

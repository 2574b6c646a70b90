import assert from 'node:assert/strict'
import { request as nodeRequest } from 'node:http'
import { test } from 'node:test'
import zlib from 'node:zlib'
import { Hono } from 'hono'
import { listen } from '#server/listen.ts'
import type { CompletedRequest } from '#server/observe-requests.ts'
import { backofficeRoutes } from '#tests/support/backoffice-routes.ts'
import { openInstance } from '#tests/support/instance.ts'
import { sampleUnlessLong } from '#tests/support/long-run.ts'
import { createSessionToken } from '#tests/support/operators.ts'
import { openTestShop, TestClock } from '#tests/support/test-shop.ts'
import { fastPath } from './fast-path.ts'
import { openPageCache } from './page-cache.ts'
import { serveFromCache } from './serve-from-cache.ts'

/** Headers that differ with each response. */
const variableHeaders = new Set([
  'x-request-id',
  'server-timing',
  'date',
  'connection',
  'keep-alive',
  'transfer-encoding',
])

function sameOf(headers: Iterable<readonly [string, string]>) {
  return Object.fromEntries(
    [...headers]
      .map(([name, value]) => [name.toLowerCase(), value])
      .filter(([name = '']) => !variableHeaders.has(name)),
  )
}

async function openBowlShop() {
  const shop = await openTestShop()
  const bowl = await shop.sells({ name: 'Bowl' })
  return {
    shop,
    bowl,
    paths: [
      '/',
      '/shop',
      `/product/${bowl.id}`,
      `/product/${bowl.id}.data`,
      '/api/products?limit=6',
      '/api/docs',
      '/sitemap.xml',
      '/robots.txt',
    ],
  }
}

test('a cached response has the body and headers of a rendered one', async () => {
  const { shop, paths } = await openBowlShop()
  await using _ = shop
  await using caching = await openInstance(shop)
  await using uncached = await openInstance(shop, { maxBytes: 0 })
  for (const path of paths)
    for (const accepted of ['identity', 'gzip', 'br']) {
      const send = async ({ app }: typeof caching) => app.request(path, { headers: { 'Accept-Encoding': accepted } })
      await (await send(caching)).arrayBuffer()
      const [cached, rendered] = [await send(caching), await send(uncached)]
      assert.match(cached.headers.get('Server-Timing') ?? '', /^cache;desc=hit, age;dur=\d+$/)
      assert.match(rendered.headers.get('Server-Timing') ?? '', /desc=made/)
      assert.notEqual(cached.headers.get('X-Request-Id'), rendered.headers.get('X-Request-Id'))
      assert.deepEqual(sameOf(cached.headers), sameOf(rendered.headers), `${path} ${accepted}`)
      assert.deepEqual(await cached.bytes(), await rendered.bytes(), `${path} ${accepted}`)
    }
})

test('every encoding has its own strong entity tag and length, and decodes to the same page', async () => {
  const { shop } = await openBowlShop()
  await using _ = shop
  await using instance = await openInstance(shop)
  const get = (headers: Record<string, string>, method = 'GET') => instance.app.request('/shop', { method, headers })
  const plain = await (await get({})).bytes()
  const decoders = { identity: (body: Uint8Array) => body, gzip: zlib.gunzipSync, br: zlib.brotliDecompressSync }
  const tags = new Set<string>()
  for (const [encoding, decode] of Object.entries(decoders)) {
    const answer = await get({ 'Accept-Encoding': encoding })
    const body = await answer.bytes()
    assert.equal(answer.headers.get('Content-Encoding') ?? 'identity', encoding)
    assert.equal(answer.headers.get('Content-Length'), String(body.byteLength))
    assert.equal(answer.headers.get('Vary'), 'Accept-Encoding')
    assert.equal(answer.headers.get('Cache-Control'), 'public, max-age=0, s-maxage=1, must-revalidate')
    assert.deepEqual(Buffer.from(decode(body)), Buffer.from(plain))
    const tag = answer.headers.get('ETag') ?? ''
    assert.match(tag, /^"[\w-]{43}"$/)
    tags.add(tag)

    const head = await get({ 'Accept-Encoding': encoding }, 'HEAD')
    assert.deepEqual(sameOf(head.headers), sameOf(answer.headers))
    assert.equal((await head.bytes()).byteLength, 0)

    const known = await get({ 'Accept-Encoding': encoding, 'If-None-Match': `"other", ${tag}` })
    assert.deepEqual([known.status, (await known.bytes()).byteLength, known.headers.get('ETag')], [304, 0, tag])
    for (const name of ['Content-Security-Policy', 'Content-Type', 'Content-Encoding', 'Content-Length'])
      assert.equal(known.headers.get(name), null, name)
    assert.ok(
      known.headers.get('Vary') && known.headers.get('Cache-Control') && known.headers.get('X-Content-Type-Options'),
    )
  }
  assert.equal(tags.size, 3)
  const old = await get({ 'Accept-Encoding': 'br', 'If-None-Match': [...tags][1] ?? '' })
  assert.equal(old.status, 304, 'the entity tag of another encoding counts too')
  assert.equal((await get({ 'If-None-Match': '"other"' })).status, 200)
})

test('prefetched data is cached for a second in browsers, and no page is', async () => {
  const { shop, bowl } = await openBowlShop()
  await using _ = shop
  await using instance = await openInstance(shop)
  for (const [path, seconds] of [
    [`/product/${bowl.id}`, 0],
    [`/product/${bowl.id}.data`, 1],
    ['/_.data', 1],
    ['/shop.data?page=1', 1],
    ['/api/products', 0],
  ] as const) {
    const answer = await instance.app.request(path)
    const cacheControl = `public, max-age=${seconds}, s-maxage=1, must-revalidate`
    assert.equal(answer.headers.get('Cache-Control'), cacheControl, path)
  }
})

test('nothing of the first request gets into the cached page (cache poisoning)', async () => {
  const { shop, bowl } = await openBowlShop()
  await using _ = shop
  const path = `/product/${bowl.id}`
  await using clean = await openInstance(shop)
  const expected = await clean.text(path)
  const poisons: [string, Record<string, string>][] = [
    [`https://evil.example${path}`, {}],
    [`http://hirfa.example:8080${path}`, { Host: 'evil.example' }],
    ...[
      'Host',
      'X-Forwarded-Host',
      'X-Forwarded-Proto',
      'X-Forwarded-For',
      'X-Original-URL',
      'X-Rewrite-URL',
      'Forwarded',
    ].map((name): [string, Record<string, string>] => [path, { [name]: '/evil.example' }]),
    [path, { Range: 'bytes=0-10' }],
    [path, { Accept: 'application/json', 'Accept-Language': 'ar', 'Content-Type': 'text/evil' }],
    [
      path,
      { Cookie: 'visit=evil; __Host-hirfa-office=evil', Authorization: 'Bearer evil', Referer: 'https://evil.example' },
    ],
    [
      path,
      { 'X-HTTP-Method-Override': 'POST', 'X-Middleware-Prefetch': '1', Purpose: 'prefetch', 'If-Match': '"evil"' },
    ],
    [`${path}?utm_source=evil&_routes=evil&index&x=%3Cscript%3E`, {}],
  ]
  for (const [url, headers] of poisons) {
    await using instance = await openInstance(shop)
    const first = await instance.app.request(url, { headers })
    assert.doesNotMatch((await first.text()) + JSON.stringify([...first.headers]), /evil/)
    // Another name of the shop: it leads to its public URL, and nothing is cached.
    if (first.status === 308) continue
    assert.equal(first.status, 200, url)
    const next = await instance.app.request(path)
    assert.match(next.headers.get('Server-Timing') ?? '', /desc=hit/, `${url} is cached under the canonical URL`)
    assert.equal(await next.text(), expected)
  }
})

test('a page is rendered from its canonical URL alone', async () => {
  const pageCache = openPageCache({ maxBytes: 0, clock: new TestClock() })
  const app = new Hono()
  app.use('*', serveFromCache(pageCache, 'https://hirfa.example'))
  app.all('*', ({ req }) => req.text().then((body) => Response.json([req.method, req.url, req.header(), body])))
  const headers = { Host: 'evil.example', Cookie: 'visit=1', Accept: 'text/plain' }
  const answer = await app.request('http://evil.example/shop?page=2&x=1', { headers })
  assert.deepEqual(await answer.json(), ['GET', 'https://hirfa.example/shop?page=2', {}, ''])
})

test('a link with campaign parameters gets the cached page itself, without a redirect', async () => {
  const { shop, paths } = await openBowlShop()
  await using _ = shop
  await using instance = await openInstance(shop)
  const campaign = `utm_source=card&utm_campaign=%C3%A9t%C3%A9&fbclid=${'IwAR0'.repeat(80)}&gclid=%ZZ`
  for (const path of paths) {
    const expected = await instance.text(path)
    const url = `${path}${path.includes('?') ? '&' : '?'}${campaign}`
    const response = await instance.app.request(url)
    assert.equal(response.status, 200, path)
    assert.match(response.headers.get('Server-Timing') ?? '', /desc=hit/, path)
    assert.equal(await response.text(), expected)
    const headers = { 'If-None-Match': response.headers.get('ETag') ?? '' }
    assert.equal((await instance.app.request(url, { headers })).status, 304, path)
    const head = await instance.app.request(url, { method: 'HEAD' })
    assert.deepEqual(sameOf(head.headers), sameOf(response.headers))
    assert.match(head.headers.get('Server-Timing') ?? '', /desc=hit/, path)
  }
})

test('other spellings of a URL are never cached, and never served from the cache', async () => {
  const { shop, bowl } = await openBowlShop()
  await using _ = shop
  await using instance = await openInstance(shop)
  const path = `/product/${bowl.id}`
  for (const _ of [1, 2]) await instance.cacheStatus(path)
  const cached = instance.pageCache.stats().pages
  for (const spelling of [
    `/PRODUCT/${bowl.id}`,
    `${path}/`,
    `/product/%3${bowl.id}`,
    `/%70roduct/${bowl.id}`,
    `/product/0${bowl.id}`,
    `/product/${bowl.id}.0`,
    `${path}.data?_routes=root`,
  ])
    for (const _ of [1, 2]) assert.equal(await instance.cacheStatus(spelling), undefined, spelling)
  for (const missing of ['/nowhere', '/product/999', '/api/products/999', '/store/999.data'])
    for (const _ of [1, 2]) assert.equal((await instance.app.request(missing)).status, 404)
  assert.equal(instance.pageCache.stats().pages, cached)
})

test('private pages, responses to forms and the back office are never cached', async () => {
  const { shop, bowl } = await openBowlShop()
  await using _ = shop
  await using instance = await openInstance(shop)
  const ordered = await shop.order([{ product: bowl }])
  assert.ok(ordered.outcome === 'placed')
  const token = await createSessionToken(shop.marketplace, 'owner')
  const backoffice = sampleUnlessLong(Object.values(backofficeRoutes), 20).flatMap(({ path }) => [path, `${path}.data`])
  const { token: orderToken } = ordered.order
  const paths = [
    ...backoffice,
    `/order/${orderToken}`,
    `/order/${orderToken}.data`,
    '/newsletter/confirm/none',
    '/newsletter/leave/none',
    '/health/ready',
  ]
  for (const path of paths)
    for (const headers of [{}, { Cookie: `hirfa-office=${token}; __Host-hirfa-office=${token}` }]) {
      const answer = await instance.app.request(`https://hirfa.example${path}`, { headers })
      await answer.arrayBuffer()
      assert.equal(answer.headers.get('Server-Timing'), null, path)
    }
  for (const path of ['/contact', '/checkout', '/cart', `/product/${bowl.id}`, '/newsletter', '/api/contact']) {
    const sent = { method: 'POST', body: new URLSearchParams({ name: 'Amel' }), headers: { Host: 'hirfa.example' } }
    assert.equal(
      (await instance.app.request(`https://hirfa.example${path}`, sent)).headers.get('Server-Timing'),
      null,
      path,
    )
  }
  assert.deepEqual([instance.pageCache.stats().pages, instance.pageCache.stats().responses.made], [0, 0])
})

test('the fast path sends the same responses as the app, without calling it', async (t) => {
  const { shop, paths } = await openBowlShop()
  await using _ = shop
  await using instance = await openInstance(shop)
  const completed: CompletedRequest[] = []
  let appCalls = 0
  const path = fastPath(
    instance.pageCache,
    (path) => `route of ${path}`,
    (request) => completed.push(request),
    'http://localhost',
  )
  const server = await listen('127.0.0.1', 0, () => ({
    fastPath: path,
    fetch(request, environment) {
      appCalls += 1
      return instance.app.fetch(request, environment)
    },
  }))
  t.after(server.close)
  const { port } = new URL(server.origin)
  const send = (path: string, method: string, headers: Record<string, string>) =>
    new Promise<{ status: number | undefined; headers: [string, string][]; body: Buffer }>((resolve, reject) => {
      const sent = nodeRequest({ port, host: '127.0.0.1', path, method, headers }, async (answer) => {
        const chunks = await answer.toArray()
        resolve({
          status: answer.statusCode,
          headers: Object.entries(answer.headers) as [string, string][],
          body: Buffer.concat(chunks),
        })
      })
      sent.on('error', reject).end()
    })
  for (const path of paths)
    for (const accepted of ['br', 'gzip', 'identity']) {
      const headers = { 'Accept-Encoding': accepted }
      await (await instance.app.request(path, { headers })).arrayBuffer()
      const byApp = await instance.app.request(path, { headers })
      const before = appCalls
      const byFastPath = await send(path, 'GET', headers)
      assert.equal(appCalls, before, `${path} is sent by the fast path`)
      assert.deepEqual(sameOf(byFastPath.headers), sameOf(byApp.headers))
      assert.deepEqual(byFastPath.body, Buffer.from(await byApp.bytes()))

      const tag = byApp.headers.get('ETag') ?? ''
      const known = await send(path, 'GET', { ...headers, 'If-None-Match': tag })
      assert.deepEqual([known.status, known.body.byteLength], [304, 0])
      const head = await send(path, 'HEAD', headers)
      assert.deepEqual(sameOf(head.headers), sameOf(byApp.headers))
      assert.equal(appCalls, before)
    }
  assert.equal((await send('/shop?utm_source=x', 'GET', { 'Accept-Encoding': 'br' })).status, 200)
  assert.equal(appCalls, 0)
  const [first] = completed
  assert.deepEqual([first?.method, first?.route, first?.status, first?.isAborted], ['GET', 'route of /', 200, false])
  assert.ok((first?.bytes ?? 0) > 1000 && first?.id)
  await send('/shop', 'POST', {})
  await send('/Shop', 'GET', {})
  await send('/admin', 'GET', {})
  assert.equal(appCalls, 3)
})

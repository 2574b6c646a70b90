import assert from 'node:assert/strict'
import { EventEmitter } from 'node:events'
import { Writable } from 'node:stream'
import { test } from 'node:test'
import { Hono } from 'hono'
import { until } from '#tests/support/until.ts'
import { observeRequests } from './observe-requests.ts'
import { assignRequestId } from './request-id.ts'
import { requestLog } from './request-log.ts'
import { routePatterns } from './route-pattern.ts'

const routeOf = routePatterns({
  routes: {
    root: { path: '' },
    home: { parentId: 'root' },
    shop: { parentId: 'root', path: 'shop' },
    product: { parentId: 'root', path: 'product/:id' },
    order: { parentId: 'root', path: 'order/:token' },
    returns: { parentId: 'order', path: 'return' },
  },
})

function loggedApp(level: 'info' | 'error' = 'info') {
  const lines: string[] = []
  const destination = new Writable({
    write(chunk, _encoding, done) {
      lines.push(...String(chunk).trim().split('\n'))
      done()
    },
  })
  const app = new Hono()
  app.use('*', assignRequestId)
  app.use('*', observeRequests(routeOf, requestLog(level, destination)))
  app.post('/broken', () => {
    throw new Error('broken')
  })
  app.onError((_error, context) => context.text('', 500))
  app.all('*', (context) => context.text('fine'))
  return { app, lines }
}

test('a request is logged as one line of JSON with the id of its response', async () => {
  const { app, lines } = loggedApp()
  const answer = await app.request('/product/12?from=mail')
  const [line] = lines.map((line) => JSON.parse(line))
  assert.equal(lines.length, 1)
  assert.equal(line.id, answer.headers.get('X-Request-Id'))
  assert.deepEqual([line.method, line.route, line.status], ['GET', '/product/*', 200])
  assert.equal(typeof line.ms, 'number')
})

test('email addresses, phone numbers and tokens are never logged', async () => {
  const { app, lines } = loggedApp()
  const token = 'kJx3vQm1Y0aZb9-Wc2Td4A'
  const [email, phone, place] = ['amel@example.tn', '+21622333444', '12 rue de la Kasbah']
  const paths = [
    `/order/${token}`,
    `/order/${token}.data`,
    `/newsletter/${token}?email=${encodeURIComponent(email)}`,
    `/${email}`,
    `/product/${encodeURIComponent(place)}/${phone}`,
    `/comment/1?phone=${encodeURIComponent(phone)}#${token}`,
    `/api/${phone.slice(1)}`,
  ]
  for (const path of paths)
    await app.request(path, {
      method: 'POST',
      body: JSON.stringify({ email, phone, place }),
      headers: {
        ...{ Referer: `https://shop.example/order/${token}`, Cookie: `visit=${token}`, 'User-Agent': email },
        'X-Request-Id': phone.slice(1),
      },
    })
  assert.equal(lines.length, paths.length)
  assert.doesNotMatch(lines.join('\n'), /kJx3|amel|example|2233|rue|Kasbah/)
})

test('unknown methods and paths do not create metric labels', async () => {
  const { app, lines } = loggedApp()
  await app.request('/a/b/c/d/e/f/g/h/i/j/k', { method: 'AMEL' })
  const { method, route } = JSON.parse(lines[0] ?? '')
  assert.deepEqual([method, route], ['other', '/*'])
  // Words of the shop that stand together nowhere, and slashes without end.
  for (const path of ['/shop/order/shop', '/order/shop/product/return', '/shop/', '//shop', '/fr/fr/shop', '/api/shop'])
    assert.equal(routeOf(path), '/*', path)
})

test('server errors are logged at level error', async () => {
  const { app, lines } = loggedApp('error')
  await app.request('/product/1')
  await app.request('/broken', { method: 'POST' })
  assert.deepEqual(
    lines.map((line) => JSON.parse(line).status),
    [500],
  )
})

test('what fails because its client has gone is no server error of the log', async () => {
  const { app, lines } = loggedApp()
  const outgoing = Object.assign(new EventEmitter(), { writableFinished: false, socket: { bytesWritten: 0 } })
  await app.request('/broken', { method: 'POST' }, { outgoing })
  outgoing.emit('close')
  await until(() => lines.length > 0, 'the request is logged')
  const { status, cutOff } = JSON.parse(lines[0] ?? '')
  assert.deepEqual([status, cutOff], [499, true])
})

test('requests for the data of a page have the route of the page', () => {
  const paths = ['/product/3.data', '/_root.data', '/', '/fr.data', '/fr/order/a/return', '/api/products/brand/3']
  assert.deepEqual(paths.map(routeOf), [
    ...['/product/*', '/_root', '/', '/fr', '/fr/order/*/return', '/api/products/brand/*'],
  ])
})

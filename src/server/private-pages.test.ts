import assert from 'node:assert/strict'
import { test } from 'node:test'
import type { ServerBuild } from 'react-router'
import { publicUrl } from '#tests/support/api-client.ts'
import { testApp } from '#tests/support/test-app.ts'
import { openTestShop } from '#tests/support/test-shop.ts'
import { loadPages } from './pages.ts'
import { sideOfRoute } from './side-build.ts'

async function openOrder() {
  const shop = await openTestShop()
  const placed = await shop.order([{ product: await shop.sells() }])
  assert.equal(placed.outcome, 'placed')
  const app = testApp(shop.marketplace)
  return { app, token: placed.order.token, [Symbol.asyncDispose]: () => shop[Symbol.asyncDispose]() }
}

test('pages with a token in the URL are private, in any spelling', async () => {
  await using order = await openOrder()
  const statuses = {
    ...{ '/order/TOKEN': 200, '/order/TOKEN.data': 200, '/newsletter/leave/TOKEN': 404 },
    '/confirm-order/TOKEN': 404,
    ...{ '/back-in-stock/confirm/TOKEN': 404, '/fr/back-in-stock/leave/TOKEN': 404 },
    ...{ '/ORDER/TOKEN': 301, '/Order/TOKEN.data': 301, '/%6Frder/TOKEN': 301, '/order/TOKEN/': 301 },
    ...{ '/ORDER/TOKEN/_.data': 200, '/newsletter/LEAVE/TOKEN': 301, '/Newsletter/Confirm/TOKEN.data': 301 },
  }
  for (const [spelling, expected] of Object.entries(statuses)) {
    const { status, headers } = await order.app.request(publicUrl + spelling.replace('TOKEN', order.token))
    assert.equal(status, expected, spelling)
    assert.equal(headers.get('Cache-Control'), 'no-store', spelling)
    assert.equal(headers.get('X-Robots-Tag'), 'noindex, nofollow', spelling)
    assert.equal(headers.get('Referrer-Policy'), 'no-referrer', spelling)
  }
})

/** The path of a route, from the paths of its parents. */
function pathOf(routes: ServerBuild['routes'], id: string): string {
  const route = routes[id]
  return `${route?.parentId ? pathOf(routes, route.parentId) : ''}${route?.path ? `/${route.path}` : ''}`
}

test('every route of the storefront with a token in its URL is private', async () => {
  await using order = await openOrder()
  const { en } = await loadPages()
  const paths = Object.keys(en.routes)
    .filter((id) => sideOfRoute(en, id) !== 'backoffice')
    .map((id) => pathOf(en.routes, id))
    .filter((path) => path.includes(':token'))
  assert.ok(paths.length > 10)
  for (const path of paths) {
    const { headers } = await order.app.request(publicUrl + path.replaceAll(/:\w+/g, 'unknown'))
    assert.equal(headers.get('Cache-Control'), 'no-store', path)
    assert.equal(headers.get('Referrer-Policy'), 'no-referrer', path)
  }
})

test('a malformed URL responds 404 and is not logged', async (t) => {
  await using order = await openOrder()
  const told = (['log', 'warn', 'error'] as const).map((how) => t.mock.method(console, how, () => {}).mock)
  for (const spelling of ['/order/TOKEN%', '/ORDER/TOKEN%E0%A4', '/order/TOKEN%.data', '/TOKEN%', '/admin/TOKEN%']) {
    for (const method of ['GET', 'POST']) {
      const response = await order.app.request(publicUrl + spelling.replace('TOKEN', order.token), { method })
      assert.equal(response.status, 404, spelling)
      assert.ok(!(await response.text()).includes(order.token))
      if (/order/i.test(spelling)) assert.equal(response.headers.get('Cache-Control'), 'no-store', spelling)
    }
  }
  assert.equal(told.flatMap(({ calls }) => calls).length, 0)
})

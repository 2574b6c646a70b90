import assert from 'node:assert/strict'
import { test } from 'node:test'
import { publicUrl } from '#tests/support/api-client.ts'
import { backofficeRoutes, type Caller, type ExpectedResponse } from '#tests/support/backoffice-routes.ts'
import { isLongRun, sampleUnlessLong } from '#tests/support/long-run.ts'
import { createSessionToken } from '#tests/support/operators.ts'
import { testApp } from '#tests/support/test-app.ts'
import { openTestShop } from '#tests/support/test-shop.ts'
import { loadPages } from './pages.ts'
import { sideOfRoute } from './side-build.ts'

const pages = await loadPages()

/** Ids of the routes under /admin that have a URL of their own, without layouts. */
function officeRouteIds(): string[] {
  const all = Object.values(pages.en.routes).filter((route) => route !== undefined)
  const parents = new Set(all.map(({ parentId }) => parentId))
  return all.flatMap(({ id }) => (sideOfRoute(pages.en, id) === 'backoffice' && !parents.has(id) ? [id] : []))
}

async function openBackoffice() {
  const shop = await openTestShop()
  const app = testApp(shop.marketplace)
  const tokens: Record<Caller, string | undefined> = {
    anonymous: undefined,
    staff: await createSessionToken(shop.marketplace, 'staff'),
    owner: await createSessionToken(shop.marketplace, 'owner'),
  }
  const ask = (path: string, asker: Caller, { headers, ...request }: RequestInit = {}) => {
    const cookie = tokens[asker] && { Cookie: `__Host-hirfa-office=${tokens[asker]}` }
    return app.request(`${publicUrl}${path}`, { ...request, headers: { ...headers, ...cookie } })
  }
  return { shop, ask, [Symbol.asyncDispose]: () => shop[Symbol.asyncDispose]() }
}

function receptionOf({ status, headers }: Response): ExpectedResponse | number {
  return status === 302 && headers.get('Location')?.startsWith('/admin/sign-in') ? 'sign-in' : status
}

test('every back office route has a row in tests/support/backoffice-routes.ts', () => {
  assert.deepEqual(officeRouteIds().sort(), Object.keys(backofficeRoutes).sort())
})

test('every back office route admits exactly the roles in the access table', async () => {
  await using backoffice = await openBackoffice()
  for (const [id, { path, get }] of Object.entries(backofficeRoutes)) {
    for (const asker of ['anonymous', 'staff', 'owner'] as const) {
      assert.equal(receptionOf(await backoffice.ask(path, asker)), get[asker], `${id} for ${asker}`)
    }
  }
})

test('back office responses are not cached and not indexed', async () => {
  await using backoffice = await openBackoffice()
  for (const { path } of sampleUnlessLong(Object.values(backofficeRoutes), 20)) {
    const dataPath = path === '/admin' ? '/admin.data' : `${path}.data`
    for (const address of [path, dataPath]) {
      const { headers } = await backoffice.ask(address, 'owner')
      assert.equal(headers.get('Cache-Control'), 'no-store', address)
      assert.equal(headers.get('X-Robots-Tag'), 'noindex, nofollow', address)
    }
  }
})

test('another spelling of a URL does not bypass access control', async () => {
  await using backoffice = await openBackoffice()
  for (const path of [
    '/%61dmin/account',
    '/ADMIN/account',
    '/admin//account',
    '/admin/account/',
    '/admin/account.data',
  ])
    for (const asker of ['anonymous', 'owner'] as const) {
      const response = await backoffice.ask(path, asker)
      const isShown = /Sign out everywhere|@hirfa\.example/.test(await response.text())
      if (isShown) assert.deepEqual([asker, response.headers.get('Cache-Control')], ['owner', 'no-store'], path)
    }
})

const foreign: readonly (readonly [string, Record<string, string>])[] = [
  ['another site', { Origin: 'https://evil.example', 'Sec-Fetch-Site': 'cross-site' }],
  ['a sister host', { Origin: 'https://blog.hirfa.example', 'Sec-Fetch-Site': 'same-site' }],
  ['another origin in an old browser', { Origin: 'https://evil.example' }],
  ['a hidden origin', { Origin: 'null', 'Sec-Fetch-Site': 'same-origin' }],
  ['a lie about the origin', { Origin: publicUrl, 'Sec-Fetch-Site': 'cross-site' }],
  ['no browser', {}],
]

/** In a short run each route gets one of them, by turns. */
const methods = ['POST', 'PUT', 'DELETE']

for (const [who, headers] of foreign) {
  test(`nothing is changed for ${who}, on any route`, async (t) => {
    // React Router logs the requests it rejects itself.
    t.mock.method(console, 'error', () => {})
    await using backoffice = await openBackoffice()
    for (const [place, [id, { path }]] of Object.entries(backofficeRoutes).entries()) {
      for (const method of isLongRun ? methods : methods.slice(place % methods.length).slice(0, 1)) {
        const request = { method, headers, body: new URLSearchParams({ do: 'sign-out-everywhere' }) }
        // React Router rejects some of them with 400, the CSRF protection of the back office the others.
        assert.ok([400, 403].includes((await backoffice.ask(path, 'owner', request)).status), `${method} ${id}`)
      }
    }
    assert.equal(receptionOf(await backoffice.ask('/admin', 'owner')), 200)
  })
}

test('no route that requires a session accepts a request without one', async () => {
  await using backoffice = await openBackoffice()
  const headers = { Origin: publicUrl, 'Sec-Fetch-Site': 'same-origin' }
  for (const [id, { path, get }] of Object.entries(backofficeRoutes)) {
    if (get.anonymous !== 'sign-in') continue
    const request = { method: 'POST', headers, body: new URLSearchParams() }
    assert.equal(receptionOf(await backoffice.ask(path, 'anonymous', request)), 'sign-in', id)
  }
})

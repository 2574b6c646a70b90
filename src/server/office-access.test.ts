import assert from 'node:assert/strict'
import { test } from 'node:test'
import { type Asker, officeRows, type Reception } from '#tests/support/office-routes.ts'
import { signedInToken } from '#tests/support/operators.ts'
import { openTestShop } from '#tests/support/test-shop.ts'
import { createApp } from './app.ts'
import { clientDirectory, loadPages } from './pages.ts'
import { isOfficeRoute } from './shop-pages.ts'

const publicUrl = 'https://shop.example'
const pages = await loadPages()

/** Ids of the routes under /admin that answer an address: layouts stand around others. */
function officeRouteIds(): string[] {
  const all = Object.values(pages.routes).filter((route) => route !== undefined)
  const parents = new Set(all.map(({ parentId }) => parentId))
  return all.flatMap(({ id }) => (isOfficeRoute(pages, id) && !parents.has(id) ? [id] : []))
}

async function openOffice() {
  const shop = await openTestShop()
  const app = createApp({ marketplace: shop.marketplace, publicUrl, pages, clientDirectory })
  const tokens: Record<Asker, string | undefined> = {
    nobody: undefined,
    staff: await signedInToken(shop.marketplace, 'staff'),
    owner: await signedInToken(shop.marketplace, 'owner'),
  }
  const ask = (path: string, asker: Asker, { headers, ...request }: RequestInit = {}) => {
    const cookie = tokens[asker] && { Cookie: `__Host-hirfa-office=${tokens[asker]}` }
    return app.request(`${publicUrl}${path}`, { ...request, headers: { ...headers, ...cookie } })
  }
  return { shop, ask, [Symbol.asyncDispose]: () => shop[Symbol.asyncDispose]() }
}

function receptionOf({ status, headers }: Response): Reception | number {
  return status === 302 && headers.get('Location')?.startsWith('/admin/sign-in') ? 'sign-in' : status
}

test('every route of the back office has a row in the table of who may come', () => {
  assert.deepEqual(officeRouteIds().sort(), Object.keys(officeRows).sort())
})

test('every route of the back office receives exactly whom the table says', async () => {
  await using office = await openOffice()
  for (const [id, { path, get }] of Object.entries(officeRows)) {
    for (const asker of ['nobody', 'staff', 'owner'] as const) {
      assert.equal(receptionOf(await office.ask(path, asker)), get[asker], `${id} for ${asker}`)
    }
  }
})

test('whatever the back office answers is kept nowhere and found by no search engine', async () => {
  await using office = await openOffice()
  for (const { path } of Object.values(officeRows)) {
    const dataPath = path === '/admin' ? '/admin.data' : `${path}.data`
    for (const address of [path, dataPath]) {
      const { headers } = await office.ask(address, 'owner')
      assert.equal(headers.get('Cache-Control'), 'no-store', address)
      assert.equal(headers.get('X-Robots-Tag'), 'noindex, nofollow', address)
    }
  }
})

test('another spelling of an address opens no other door', async () => {
  await using office = await openOffice()
  for (const path of [
    '/%61dmin/account',
    '/ADMIN/account',
    '/admin//account',
    '/admin/account/',
    '/admin/account.data',
  ])
    for (const asker of ['nobody', 'owner'] as const) {
      const answer = await office.ask(path, asker)
      const isShown = /Sign out everywhere|@hirfa\.example/.test(await answer.text())
      if (isShown) assert.deepEqual([asker, answer.headers.get('Cache-Control')], ['owner', 'no-store'], path)
    }
})

const foreign: readonly (readonly [string, Record<string, string>])[] = [
  ['another site', { Origin: 'https://evil.example', 'Sec-Fetch-Site': 'cross-site' }],
  ['a sister host', { Origin: 'https://blog.shop.example', 'Sec-Fetch-Site': 'same-site' }],
  ['another origin in an old browser', { Origin: 'https://evil.example' }],
  ['a hidden origin', { Origin: 'null', 'Sec-Fetch-Site': 'same-origin' }],
  ['a lie about the origin', { Origin: publicUrl, 'Sec-Fetch-Site': 'cross-site' }],
  ['no browser', {}],
]

for (const [who, headers] of foreign) {
  test(`nothing is changed for ${who}, on any route`, async (t) => {
    // What React Router refuses by itself it also logs.
    t.mock.method(console, 'error', () => {})
    await using office = await openOffice()
    for (const [id, { path }] of Object.entries(officeRows)) {
      for (const method of ['POST', 'PUT', 'DELETE']) {
        const request = { method, headers, body: new URLSearchParams({ do: 'sign-out-everywhere' }) }
        // React Router itself answers some of them with 400; the guard of the back office the others.
        assert.ok([400, 403].includes((await office.ask(path, 'owner', request)).status), `${method} ${id}`)
      }
    }
    assert.equal(receptionOf(await office.ask('/admin', 'owner')), 200)
  })
}

test('no route of people at work takes anything from somebody who is not signed in', async () => {
  await using office = await openOffice()
  const headers = { Origin: publicUrl, 'Sec-Fetch-Site': 'same-origin' }
  for (const [id, { path, get }] of Object.entries(officeRows)) {
    if (get.nobody !== 'sign-in') continue
    const request = { method: 'POST', headers, body: new URLSearchParams() }
    assert.equal(receptionOf(await office.ask(path, 'nobody', request)), 'sign-in', id)
  }
})

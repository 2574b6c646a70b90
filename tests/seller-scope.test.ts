import assert from 'node:assert/strict'
import { test } from 'node:test'
import { sellerActor } from '#domain/access/actor.ts'
import { changeOwnLocale } from '#domain/operators/change-own-locale.ts'
import { changeOwnName } from '#domain/operators/change-own-name.ts'
import { endSession, signOutEverywhere } from '#domain/operators/end-session.ts'
import { listSessions } from '#domain/operators/list-sessions.ts'
import { createDeviceCode } from '#domain/sellers/device-code.ts'
import { listOwnPieces } from '#domain/sellers/list-own-pieces.ts'
import { listOwnStores } from '#domain/sellers/list-own-stores.ts'
import { findSellerSession } from '#domain/sellers/seller-session.ts'
import { loadPages } from '#server/pages.ts'
import { sideOfRoute } from '#server/side-build.ts'
import { publicUrl } from './support/api-client.ts'
import { backofficeRoutes } from './support/backoffice-routes.ts'
import { findOperations, isAllowed, readEntries } from './support/operations.ts'
import { asSeller, grantAccess, openStudio } from './support/sellers.ts'
import { testApp } from './support/test-app.ts'
import { openTestShop, type TestShop } from './support/test-shop.ts'

// A seller, each operation and each address: nothing of another store, of customers or of the office.

/** What a seller may call beside what is open to everybody. Each is called below. */
const ofSellers = [
  ...['changeOwnLocale', 'changeOwnName', 'createDeviceCode', 'endSession', 'listOwnPieces', 'listOwnStores'],
  ...['listSessions', 'signOutEverywhere'],
]

test('a seller passes the policies of these operations, and of no other that is not for everybody', async () => {
  const seller = sellerActor({ id: 1, name: 'Amel', role: 'seller' }, [1])
  const entries = readEntries()
  const passed: string[] = []
  for (const operation of findOperations()) {
    const entry = entries.get(operation.name)
    if (!entry || entry.allowed.includes('visitor')) continue
    if (await isAllowed(operation, seller)) passed.push(operation.name)
  }
  assert.deepEqual(passed.sort(), ofSellers)
})

/** Two stores, each with a maker who is signed in. */
async function openTwoStores(shop: TestShop) {
  await openStudio(shop.marketplace)
  const [own, foreign] = [await shop.hasStore({ name: 'Own' }), await shop.hasStore({ name: 'Foreign' })]
  await shop.sells({ storeId: own, name: 'Own bowl' })
  await shop.sells({ storeId: foreign, name: 'Foreign bowl' })
  const [seller, other] = [await asSeller(shop.marketplace, own), await asSeller(shop.marketplace, foreign)]
  return { own, foreign, seller, other }
}

test('no operation of a seller shows, counts or changes anything of another one', async () => {
  await using shop = await openTestShop()
  const { foreign, seller, other } = await openTwoStores(shop)
  const { db } = shop.marketplace
  const stateOfOther = async () => [
    await db.selectFrom('operators').selectAll().where('id', '=', other.actor.id).execute(),
    await db.selectFrom('operator_sessions').selectAll().where('operator_id', '=', other.actor.id).execute(),
    await db.selectFrom('operator_stores').selectAll().where('store_id', '=', foreign).execute(),
  ]
  const before = await stateOfOther()
  const session = await findSellerSession(shop.marketplace, seller.session)
  const sessionOfOther = (await findSellerSession(shop.marketplace, other.session))?.id ?? 0
  const calls: Readonly<Record<string, () => Promise<unknown>>> = {
    changeOwnLocale: () => changeOwnLocale(seller, 'fr'),
    changeOwnName: () => changeOwnName(seller, 'Nour'),
    endSession: () => endSession(seller, sessionOfOther),
    listOwnPieces: async () => {
      const unknown = await listOwnPieces(seller, 9_999_999, 1)
      assert.deepEqual(await listOwnPieces(seller, foreign, 1), unknown)
      return unknown
    },
    listOwnStores: () => listOwnStores(seller),
    listSessions: () => listSessions(seller),
    createDeviceCode: () => createDeviceCode(seller, session ?? { id: 0 }),
    signOutEverywhere: () => signOutEverywhere(seller),
  }
  assert.deepEqual(Object.keys(calls).sort(), ofSellers)
  await assert.rejects(createDeviceCode(seller, { id: sessionOfOther }))
  for (const [name, call] of Object.entries(calls))
    assert.doesNotMatch(JSON.stringify(await call()) ?? '', /Foreign/, name)
  assert.deepEqual(await stateOfOther(), before)
})

test('no address of the office opens for a seller, whichever cookie has the session', async () => {
  await using shop = await openTestShop()
  const { seller } = await openTwoStores(shop)
  const app = testApp(shop.marketplace)
  const cookies = [`__Host-hirfa-office=${seller.session}`, `__Host-hirfa-studio=${seller.session}`]
  const headers = { Origin: publicUrl, 'Sec-Fetch-Site': 'same-origin', Cookie: cookies.join('; ') }
  const answerOf = async (path: string, request: RequestInit) => {
    const { status, headers } = await app.request(publicUrl + path, request)
    return [status, headers.get('Location')]
  }
  for (const [id, { path }] of Object.entries(backofficeRoutes))
    for (const form of [undefined, { method: 'POST', body: new URLSearchParams({ do: 'x' }) }]) {
      const anonymous = { Origin: publicUrl, 'Sec-Fetch-Site': 'same-origin' }
      const expected = await answerOf(path, { ...form, headers: anonymous })
      assert.deepEqual(await answerOf(path, { ...form, headers }), expected, `${id} ${form?.method}`)
    }
})

/** A path of each route of the studio. `LINK` stands for the token of a private link. */
const studioPaths: Readonly<Record<string, string>> = {
  'studio/sign-in/code-page': '/studio/enter',
  'studio/sign-in/link-page': '/studio/enter/LINK',
  'studio/pieces/pieces-page': '/studio',
  'studio/phones/phones-page': '/studio/phones',
  'studio/layout/not-found-page': '/studio/nowhere',
}

const openToEverybody = ['studio/sign-in/code-page', 'studio/sign-in/link-page']

test('every route of the studio has a path here', async () => {
  const { en } = await loadPages()
  const all = Object.values(en.routes).filter((route) => route !== undefined)
  const parents = new Set(all.map(({ parentId }) => parentId))
  const ids = all.flatMap(({ id }) => (sideOfRoute(en, id) === 'studio' && !parents.has(id) ? [id] : []))
  assert.deepEqual(ids.sort(), Object.keys(studioPaths).sort())
})

test('no address of the studio shows anything without a session, and none anything of another store', async () => {
  await using shop = await openTestShop()
  const { own, foreign, seller, other } = await openTwoStores(shop)
  const { link } = await grantAccess(shop.marketplace, [foreign], { name: 'Nour' })
  const app = testApp(shop.marketplace)
  const ask = (path: string, session?: string) =>
    app.request(publicUrl + path, {
      headers: session === undefined ? {} : { Cookie: `__Host-hirfa-studio=${session}` },
    })
  for (const [id, pattern] of Object.entries(studioPaths)) {
    const path = pattern.replace('LINK', link)
    for (const address of [path, `${path}.data`, `/fr${path}`]) {
      const anonymous = await ask(address)
      const html = await anonymous.text()
      if (!openToEverybody.includes(id)) assert.notEqual(anonymous.status, 200, address)
      assert.doesNotMatch(html, /Foreign|Own/, address)
      // The page of a link says whose it is, so that nobody else uses it by mistake.
      assert.equal(/Nour/.test(html), id === 'studio/sign-in/link-page', address)
      const signedIn = await ask(address, seller.session)
      assert.doesNotMatch(await signedIn.text(), /Foreign/, address)
      for (const response of [anonymous, signedIn]) {
        assert.equal(response.headers.get('Cache-Control'), 'no-store', address)
        assert.equal(response.headers.get('X-Robots-Tag'), 'noindex, nofollow', address)
      }
    }
  }
  const titleOf = async (response: Response) => (await response.text()).replaceAll(/\d+/g, '…')
  for (const query of ['', '&page=2']) {
    const [hidden, unknown] = [
      await ask(`/studio?store=${foreign}${query}`, seller.session),
      await ask(`/studio?store=9999999${query}`, seller.session),
    ]
    assert.deepEqual([hidden.status, unknown.status], [404, 404])
    assert.equal(await titleOf(hidden), await titleOf(unknown))
  }
  for (const hostile of ['', '0', '-1', '1 or 1=1', '99999999999', `${own},${foreign}`])
    assert.equal((await ask(`/studio?store=${encodeURIComponent(hostile)}`, seller.session)).status, 404, hostile)
  assert.match(await (await ask(`/studio?store=${foreign}`, other.session)).text(), /Foreign bowl/)
})

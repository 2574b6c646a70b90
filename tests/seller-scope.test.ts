import assert from 'node:assert/strict'
import { test } from 'node:test'
import { sellerActor } from '#domain/access/actor.ts'
import { productDraftOf } from '#domain/catalog/admin/admin-product.ts'
import { createProduct } from '#domain/catalog/admin/create-product.ts'
import { editProduct } from '#domain/catalog/admin/edit-product.ts'
import { getAdminProduct } from '#domain/catalog/admin/get-admin-product.ts'
import { listVariants } from '#domain/catalog/admin/list-variants.ts'
import { restoreProduct } from '#domain/catalog/admin/restore-product.ts'
import { retireProduct } from '#domain/catalog/admin/retire-product.ts'
import { addPicture } from '#domain/catalog/pictures/add-picture.ts'
import { uploadPicture } from '#domain/catalog/pictures/upload-picture.ts'
import type { Product } from '#domain/catalog/product.ts'
import { changeStock } from '#domain/catalog/stock/change-stock.ts'
import { submitProduct } from '#domain/catalog/submissions/submit-product.ts'
import { getOwnCommission } from '#domain/commission/get-own-commission.ts'
import { NotFound } from '#domain/errors.ts'
import { changeOwnLocale } from '#domain/operators/change-own-locale.ts'
import { changeOwnName } from '#domain/operators/change-own-name.ts'
import { endSession, signOutEverywhere } from '#domain/operators/end-session.ts'
import { listSessions } from '#domain/operators/list-sessions.ts'
import { getOwnPlan } from '#domain/plans/get-plan-of-store.ts'
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
import { ask as studioAsk } from './support/studio.ts'
import { testApp } from './support/test-app.ts'
import { openTestShop, smallPicture, type TestShop } from './support/test-shop.ts'

// A seller, each operation and each address: nothing of another store, of customers or of the office.

/** What a seller may call beside what is open to everybody. Each is called below. */
const ofSellers = [
  ...[
    'addPicture',
    'changeOwnLocale',
    'changeOwnName',
    'changeStock',
    'createDeviceCode',
    'createProduct',
    'editProduct',
    'endSession',
  ],
  ...[
    'getAdminProduct',
    'getOwnCommission',
    'getOwnPlan',
    'listOwnPieces',
    'listOwnStores',
    'listSessions',
    'listVariants',
    'restoreProduct',
  ],
  ...['retireProduct', 'signOutEverywhere', 'submitProduct', 'uploadPicture'],
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

function idOfVariant({ variants }: Product): number {
  return variants[0]?.id ?? 0
}

/** Two stores, each with a maker who is signed in. */
async function openTwoStores(shop: TestShop) {
  await openStudio(shop.marketplace)
  const [own, foreign] = [await shop.hasStore({ name: 'Own' }), await shop.hasStore({ name: 'Foreign' })]
  const ownBowl = await shop.sells({ storeId: own, name: 'Own bowl' })
  const foreignBowl = await shop.sells({ storeId: foreign, name: 'Foreign bowl' })
  const [seller, other] = [await asSeller(shop.marketplace, own), await asSeller(shop.marketplace, foreign)]
  return { own, ownBowl, foreign, foreignBowl, seller, other }
}

test('no operation of a seller shows, counts or changes anything of another one', async () => {
  await using shop = await openTestShop()
  const { own, foreign, foreignBowl, ownBowl, seller, other } = await openTwoStores(shop)
  const { db } = shop.marketplace
  const stateOfOther = async () => [
    await db.selectFrom('operators').selectAll().where('id', '=', other.actor.id).execute(),
    await db.selectFrom('operator_sessions').selectAll().where('operator_id', '=', other.actor.id).execute(),
    await db.selectFrom('operator_stores').selectAll().where('store_id', '=', foreign).execute(),
    await db.selectFrom('products').selectAll().where('store_id', '=', foreign).execute(),
    await db.selectFrom('variants').selectAll().where('product_id', '=', foreignBowl.id).execute(),
    await db.selectFrom('stock_movements').selectAll().where('variant_id', '=', idOfVariant(foreignBowl)).execute(),
    await db.selectFrom('audit_log').selectAll().where('entity_id', '=', String(foreignBowl.id)).execute(),
  ]
  const before = await stateOfOther()
  const session = await findSellerSession(shop.marketplace, seller.session)
  const sessionOfOther = (await findSellerSession(shop.marketplace, other.session))?.id ?? 0
  const base = productDraftOf(await getAdminProduct(seller, ownBowl.id))
  /** Calls an operation for the own product, after it was refused for a foreign one as for one that does not exist. */
  const ownOnly = async (call: (productId: number, variantId: number) => Promise<unknown>) => {
    const refusalOf = async (productId: number, variantId: number) => {
      const error = await call(productId, variantId).then(
        (found) => assert.deepEqual(found, []),
        (error: Error) => error,
      )
      return String(error).replaceAll(/\d+/g, '…')
    }
    const refusal = await refusalOf(foreignBowl.id, idOfVariant(foreignBowl))
    assert.equal(refusal, await refusalOf(9_999_999, 9_999_999))
    return call(ownBowl.id, idOfVariant(ownBowl))
  }
  const calls: Readonly<Record<string, () => Promise<unknown>>> = {
    // Pictures belong to no store: whose a seller may use is tested with the page of photos.
    addPicture: () => addPicture(seller, smallPicture),
    uploadPicture: () => uploadPicture(seller, new Uint8Array()),
    changeStock: () => ownOnly((_, id) => changeStock(seller, id, { reason: 'delivered', pieces: 1 })),
    editProduct: () => ownOnly((id) => editProduct(seller, id, { base, edited: { ...base, name: 'Own cup' } })),
    getAdminProduct: () => ownOnly((id) => getAdminProduct(seller, id)),
    listVariants: () => ownOnly((id) => listVariants(seller, id)),
    retireProduct: () => ownOnly((id) => retireProduct(seller, id)),
    submitProduct: () => ownOnly((id) => submitProduct(seller, id)),
    restoreProduct: () => ownOnly((id) => restoreProduct(seller, id)),
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
    async createProduct() {
      const answerOf = (storeId: number) =>
        createProduct(seller, { ...base, storeId, colors: [], pictures: [], sizes: [{ name: '', stock: 1 }] })
      const unknown = await answerOf(9_999_999)
      assert.deepEqual(unknown, { outcome: 'unknown', fields: ['storeId'] })
      assert.deepEqual(await answerOf(foreign), unknown)
      return answerOf(own)
    },
    async getOwnCommission() {
      for (const storeId of [foreign, 9_999_999]) await assert.rejects(getOwnCommission(seller, storeId), NotFound)
      return getOwnCommission(seller, own)
    },
    async getOwnPlan() {
      for (const storeId of [foreign, 9_999_999]) await assert.rejects(getOwnPlan(seller, storeId), NotFound)
      return getOwnPlan(seller, own)
    },
    createDeviceCode: () => createDeviceCode(seller, session ?? { id: 0 }),
    signOutEverywhere: () => signOutEverywhere(seller),
  }
  assert.deepEqual(Object.keys(calls).sort(), ofSellers)
  await assert.rejects(createDeviceCode(seller, { id: sessionOfOther }))
  const moved = { ...base, storeId: foreign }
  assert.deepEqual(await editProduct(seller, ownBowl.id, { base, edited: moved }), {
    ...{ outcome: 'unknown', fields: ['storeId'] },
  })
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

/** A path of each route of the studio. `LINK` stands for the token of a private link, `PIECE` for a foreign piece. */
const studioPaths: Readonly<Record<string, string>> = {
  'studio/sign-in/code-page': '/studio/enter',
  'studio/sign-in/link-page': '/studio/enter/LINK',
  'studio/pieces/pieces-page': '/studio',
  'studio/pieces/new-piece-page': '/studio/pieces/new?store=STORE',
  'studio/pieces/photo-upload': '/studio/photos',
  'studio/pieces/piece-page': '/studio/pieces/PIECE',
  'studio/pieces/photos-page': '/studio/pieces/PIECE/photos',
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
  const { own, ownBowl, foreign, foreignBowl, seller, other } = await openTwoStores(shop)
  const { link } = await grantAccess(shop.marketplace, [foreign], { name: 'Nour' })
  const app = testApp(shop.marketplace)
  const ask = (path: string, session?: string) =>
    app.request(publicUrl + path, {
      headers: session === undefined ? {} : { Cookie: `__Host-hirfa-studio=${session}` },
    })
  for (const [id, pattern] of Object.entries(studioPaths)) {
    const path = pattern
      .replace('LINK', link)
      .replace('PIECE', String(foreignBowl.id))
      .replace('STORE', String(foreign))
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
  const picture = foreignBowl.pictures[0]?.fileName ?? ''
  const formsOf = (variantId: number): Record<string, string>[] => [
    { do: 'rest' },
    { do: 'back' },
    { do: 'submit' },
    { do: 'words', name: 'Taken', seenName: 'Foreign bowl', regularPrice: '45', seenPrice: '45000' },
    ...['first', 'remove', 'add'].map((button) => ({ do: button, picture })),
    ...['more', 'less', 'stock'].map((button) => ({
      ...{ do: button, variantId: String(variantId), seen: '10', reason: 'damaged', pieces: '1' },
    })),
  ]
  const send = async (id: number, form: Record<string, string>) => {
    const page = 'picture' in form ? '/photos' : ''
    const response = await studioAsk(app, `/studio/pieces/${id}${page}`, { session: seller.session, form })
    return [response.status, await titleOf(response)]
  }
  for (const [index, form] of formsOf(idOfVariant(foreignBowl)).entries()) {
    const unknown = await send(9_999_999, formsOf(9_999_999)[index] ?? {})
    assert.equal(unknown[0], 404)
    assert.deepEqual(await send(foreignBowl.id, form), unknown, form.do ?? '')
    if ('variantId' in form) assert.deepEqual(await send(ownBowl.id, form), unknown, form.do ?? '')
  }
  assert.equal(await shop.stockOf(idOfVariant(foreignBowl)), 10)
  for (const hostile of ['', '0', '-1', '1 or 1=1', '99999999999', `${own},${foreign}`])
    assert.equal((await ask(`/studio?store=${encodeURIComponent(hostile)}`, seller.session)).status, 404, hostile)
  assert.match(await (await ask(`/studio?store=${foreign}`, other.session)).text(), /Foreign bowl/)
})

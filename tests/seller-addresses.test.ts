import assert from 'node:assert/strict'
import { test } from 'node:test'
import type { Product } from '#domain/catalog/product.ts'
import { loadPages } from '#server/pages.ts'
import { sideOfRoute } from '#server/side-build.ts'
import { publicUrl } from './support/api-client.ts'
import { backofficeRoutes } from './support/backoffice-routes.ts'
import { sheetOf, uploadAndRead } from './support/product-imports.ts'
import { grantAccess } from './support/sellers.ts'
import { ask as studioAsk } from './support/studio.ts'
import { testApp } from './support/test-app.ts'
import { openTestShop } from './support/test-shop.ts'
import { idOfVariant, openTwoStores, placeOrders } from './support/two-stores.ts'

// A seller and each address: nothing of another store, of customers or of the office.

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

/**
 * A path of each route of the studio. `LINK` stands for the token of a private link, `PIECE` for a foreign piece,
 * `IMPORT` for a foreign import.
 */
const studioPaths: Readonly<Record<string, string>> = {
  'studio/sign-in/code-page': '/studio/enter',
  'studio/sign-in/link-page': '/studio/enter/LINK',
  'studio/passkeys/passkey-request': '/studio/passkey-request',
  'studio/layout/studio-manifest': '/studio/manifest.webmanifest',
  'studio/pieces/pieces-page': '/studio',
  'studio/pieces/new-piece-page': '/studio/pieces/new?store=STORE',
  'studio/pieces/import/own-imports-page': '/studio/pieces/import?store=STORE',
  'studio/pieces/import/own-import-page': '/studio/pieces/import/IMPORT',
  'studio/pieces/import/own-refused-rows': '/studio/pieces/import/IMPORT/refused',
  'studio/pieces/photo-upload': '/studio/photos',
  'studio/pieces/piece-page': '/studio/pieces/PIECE',
  'studio/pieces/more-page': '/studio/pieces/PIECE/more',
  'studio/pieces/photos-page': '/studio/pieces/PIECE/photos',
  'studio/orders/orders-page': '/studio/orders?store=STORE',
  'studio/money/money-page': '/studio/money?store=STORE',
  'studio/money/money-pieces-page': '/studio/money/pieces?store=STORE&of=kept',
  'studio/money/paper-page': '/studio/money/paper?store=STORE',
  'studio/email/confirm-email-page': '/studio/email/unknown',
  'studio/money/linked-paper-page': '/studio/statement/LINK',
  'studio/store/own-store-page': '/studio/store?store=STORE',
  'studio/store/store-photos-page': '/studio/store/photos?store=STORE',
  'studio/store/share-page': '/studio/store/share?store=STORE',
  'studio/terms/terms-page': '/studio/terms',
  'studio/phones/phones-page': '/studio/phones',
  'studio/help/help-page': '/studio/help',
  'studio/layout/not-found-page': '/studio/nowhere',
}

const openToEverybody = [
  ...['studio/sign-in/code-page', 'studio/sign-in/link-page', 'studio/passkeys/passkey-request'],
  'studio/layout/studio-manifest',
]

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
  const orders = await placeOrders(shop, ownBowl, foreignBowl)
  const { link } = await grantAccess(shop.marketplace, [foreign], { name: 'Nour' })
  const foreignImport = await uploadAndRead(
    other,
    foreign,
    sheetOf([{ model: 'F-1', name: 'Foreign cup' }]),
    'Foreign.csv',
  )
  const app = testApp(shop.marketplace)
  const ask = (path: string, session?: string) =>
    app.request(publicUrl + path, {
      headers: session === undefined ? {} : { Cookie: `__Host-hirfa-studio=${session}` },
    })
  for (const [id, pattern] of Object.entries(studioPaths)) {
    const path = pattern
      .replace('LINK', link)
      .replace('PIECE', String(foreignBowl.id))
      .replace('IMPORT', String(foreignImport))
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
  for (const [page, query] of [
    ['', ''],
    ['', '&page=2'],
    ['/store', ''],
    ['/store/photos', ''],
    ['/store/share', ''],
  ]) {
    const [hidden, unknown] = [
      await ask(`/studio${page}?store=${foreign}${query}`, seller.session),
      await ask(`/studio${page}?store=9999999${query}`, seller.session),
    ]
    assert.deepEqual([hidden.status, unknown.status], [404, 404])
    assert.equal(await titleOf(hidden), await titleOf(unknown))
  }
  const stock = await shop.stockOf(idOfVariant(foreignBowl))
  const picture = foreignBowl.pictures[0]?.fileName ?? ''
  const formsOf = (variantId: number): Record<string, string>[] => [
    { do: 'rest' },
    { do: 'back' },
    { do: 'submit' },
    { do: 'words', name: 'Taken', seenName: 'Foreign bowl', regularPrice: '45', seenPrice: '45000' },
    ...['facts', 'promotion', 'sizes', 'colors', 'split'].map((button) => ({
      ...{
        do: button,
        page: 'more',
        category: 'decor',
        newName: 'Taken',
        promotionalPrice: '1',
        supply: 'made-to-order',
      },
      preparationDays: '3',
    })),
    { do: 'texts', page: 'more', language: 'fr', name: 'Volé' },
    ...['first', 'remove', 'add'].map((button) => ({ do: button, picture })),
    ...['more', 'less', 'stock'].map((button) => ({
      ...{ do: button, variantId: String(variantId), seen: '10', reason: 'damaged', pieces: '1' },
    })),
  ]
  const send = async (id: number, form: Record<string, string>) => {
    const page = form.page === 'more' ? '/more' : 'picture' in form ? '/photos' : ''
    const response = await studioAsk(app, `/studio/pieces/${id}${page}`, { session: seller.session, form })
    return [response.status, await titleOf(response)]
  }
  for (const [index, form] of formsOf(idOfVariant(foreignBowl)).entries()) {
    const unknown = await send(9_999_999, formsOf(9_999_999)[index] ?? {})
    assert.equal(unknown[0], 404)
    assert.deepEqual(await send(foreignBowl.id, form), unknown, form.do ?? '')
    if ('variantId' in form) assert.deepEqual(await send(ownBowl.id, form), unknown, form.do ?? '')
  }
  assert.equal(await shop.stockOf(idOfVariant(foreignBowl)), stock)
  const sendOrder = async (order: number, product: Product, button: string) => {
    const form = { order: `${order}`, position: '0', variant: `${idOfVariant(product)}`, pieces: '1', do: button }
    const response = await studioAsk(app, '/studio/orders', {
      session: seller.session,
      form: { ...form, reason: 'sold' },
    })
    return [response.status, await titleOf(response)]
  }
  for (const button of ['ready', 'again', 'cannot'])
    for (const product of [ownBowl, foreignBowl]) {
      const unknown = await sendOrder(9_999_999, product, button)
      assert.equal(unknown[0], 404)
      for (const { id } of [orders.others, orders.unconfirmed])
        assert.deepEqual(await sendOrder(id, product, button), unknown, button)
    }
  const page = await (await ask('/studio/orders', seller.session)).text()
  assert.match(page, /Own bowl/)
  for (const secret of [
    'Foreign',
    'Amel Ben Salah',
    'Kasbah',
    '22333444',
    orders.others.number,
    orders.unconfirmed.number,
  ])
    assert.ok(!page.includes(secret), secret)
  for (const hostile of ['', '0', '-1', '1 or 1=1', '99999999999', `${own},${foreign}`])
    assert.equal((await ask(`/studio?store=${encodeURIComponent(hostile)}`, seller.session)).status, 404, hostile)
  assert.match(await (await ask(`/studio?store=${foreign}`, other.session)).text(), /Foreign bowl/)
})

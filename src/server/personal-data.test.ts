import assert from 'node:assert/strict'
import { test } from 'node:test'
import { asCustomer } from '#domain/orders/as-customer.ts'
import { advanceOrderAsOperator } from '#domain/orders/status/advance-order-as-operator.ts'
import { createDataLinkToken, sendOwnDataLink } from '#domain/personal-data/data-link.ts'
import { publicUrl } from '#tests/support/api-client.ts'
import { assertAskedFirst } from '#tests/support/asked-first.ts'
import { asOperator, createSessionToken } from '#tests/support/operators.ts'
import { testApp } from '#tests/support/test-app.ts'
import { openTestShop } from '#tests/support/test-shop.ts'
import { sessionCookie } from '#web/backoffice/auth/session-cookie.ts'

/** A shop with an order of Amel, whose name would be a script if it were not escaped. */
async function openShopWithOrder() {
  const shop = await openTestShop()
  const placed = await shop.order([{ product: await shop.sells() }], {
    customer: { name: '</script><b>Amel', email: 'amel@example.tn' as never, phone: '+21622333444' as never },
  })
  assert.equal(placed.outcome, 'placed')
  const app = testApp(shop.marketplace)
  const token = placed.order.token
  return {
    ...{ app, shop, token, orderId: placed.order.id, number: placed.order.number },
    cancel: async () =>
      advanceOrderAsOperator(await asOperator(shop.marketplace), placed.order.id, { to: 'cancelled' }),
    async post(path: string, fields: Record<string, string>, cookie = '') {
      const headers = { Origin: publicUrl, Cookie: cookie }
      return app.request(publicUrl + path, { method: 'POST', headers, body: new URLSearchParams(fields) })
    },
    [Symbol.asyncDispose]: () => shop[Symbol.asyncDispose](),
  }
}

test('the file of an order is a page to read, has the same as JSON, and shows no contact whole', async () => {
  await using order = await openShopWithOrder()
  const response = await order.app.request(`${publicUrl}/order/${order.token}/data`)
  assert.equal(response.status, 200)
  assert.match(response.headers.get('Content-Disposition') ?? '', /^attachment/)
  assert.equal(response.headers.get('Cache-Control'), 'no-store')
  const html = await response.text()
  assert.doesNotMatch(html, /<b>Amel|22333444|amel@example/)
  const [, json = ''] = /<script type="application\/json" id="personal-data">([\s\S]*?)<\/script>/.exec(html) ?? []
  assert.equal(JSON.parse(json).records[0].table, 'orders')
  assert.equal((await order.app.request(`${publicUrl}/order/AAAAAAAAAAAAAAAAAAAAAA/data`)).status, 404)
})

test('the name of the file is in the language of the page', async () => {
  await using order = await openShopWithOrder()
  for (const [prefix, name] of [
    ['', 'personal-data.html'],
    ['/fr', 'donnees-personnelles.html'],
    ['/ar', 'muatayat-shakhsiyya.html'],
  ]) {
    const { headers } = await order.app.request(`${publicUrl}${prefix}/order/${order.token}/data`)
    assert.equal(headers.get('Content-Disposition'), `attachment; filename="${name}"`)
  }
})

test('a customer erases an order from its page once it is over, and the link then ends', async () => {
  await using order = await openShopWithOrder()
  const page = `/order/${order.token}`
  const shown = await (await order.app.request(publicUrl + page)).text()
  assertAskedFirst(shown, 'Erase my data in this order', 'Yes, erase it')
  assert.equal((await order.post(page, { do: 'erase-data' })).status, 409)
  await order.cancel()
  const erased = await order.post(page, { do: 'erase-data' })
  assert.deepEqual([erased.status, erased.headers.get('Location')], [302, '/my-data/erased'])
  assert.equal((await order.app.request(publicUrl + page)).status, 404)
  assert.equal((await order.app.request(`${publicUrl}/my-data/erased`)).status, 200)
})

test('a form of an order that asks for nothing known changes nothing', async () => {
  await using order = await openShopWithOrder()
  const page = `/order/${order.token}`
  for (const wanted of ['', 'erase']) assert.equal((await order.post(page, { do: wanted })).status, 400)
  const { db } = order.shop.marketplace
  assert.deepEqual(await db.selectFrom('orders').select('status').execute(), [{ status: 'received' }])
  assert.equal((await order.post(page, { do: 'cancel' })).status, 200)
})

test('the link in a letter is private and leads to all that is held under the address', async () => {
  await using order = await openShopWithOrder()
  const { shop, app } = order
  await sendOwnDataLink(await asCustomer(shop.marketplace, order.token))
  const { id } = await shop.system.db.selectFrom('data_links').select('id').executeTakeFirstOrThrow()
  const page = `/my-data/${await createDataLinkToken(shop.system, id)}`
  const shown = await app.request(publicUrl + page)
  assert.deepEqual([shown.status, shown.headers.get('Cache-Control')], [200, 'no-store'])
  assert.equal(shown.headers.get('Referrer-Policy'), 'no-referrer')
  assertAskedFirst(await shown.text(), 'Erase everything', 'Yes, erase everything')
  const file = await (await app.request(`${publicUrl}${page}/file`)).text()
  assert.match(file, /22333444/)
  assert.equal((await order.post(page, {})).status, 409)
  await order.cancel()
  assert.equal((await order.post(page, {})).status, 302)
  assert.equal((await app.request(`${publicUrl}${page}/file`)).status, 404)
})

test('an owner finds, hands out and erases a person, after a call back only', async () => {
  await using order = await openShopWithOrder()
  const cookie = sessionCookie(await createSessionToken(order.shop.marketplace), publicUrl).split(';')[0] ?? ''
  const page = await order.app.request(`${publicUrl}/admin/person?q=22+333+444`, { headers: { Cookie: cookie } })
  const shown = await page.text()
  assert.match(shown, new RegExp(order.number))
  assertAskedFirst(shown, 'Erase everything', 'Yes, erase everything')
  const phone = { q: '22 333 444' }
  assert.equal((await order.post('/admin/person/file', phone, cookie)).status, 409)
  const file = await order.post('/admin/person/file', { ...phone, called: 'on' }, cookie)
  assert.match(await file.text(), /Kasbah/)
  assert.equal((await order.post('/admin/person/file', { q: 'amel@example.tn', called: 'on' }, cookie)).status, 400)

  await order.cancel()
  assert.equal((await order.post('/admin/person', { ...phone, do: 'erase' }, cookie)).status, 409)
  const erased = await order.post('/admin/person', { ...phone, do: 'erase', called: 'on' }, cookie)
  assert.match(await erased.text(), /Erased: \d+ rows/)
})

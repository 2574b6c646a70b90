import assert from 'node:assert/strict'
import { test } from 'node:test'
import { postComment } from '#domain/comments/post-comment.ts'
import type { EmailAddress } from '#domain/email-address.ts'
import { tablesFor } from '#domain/exports/stream-table.ts'
import { dinars } from '#domain/money.ts'
import { advanceOrderAsOperator } from '#domain/orders/status/advance-order-as-operator.ts'
import type { Phone } from '#domain/phone.ts'
import { publicUrl } from '#tests/support/api-client.ts'
import { asOperator, createOperator, createSessionToken } from '#tests/support/operators.ts'
import { readCsv } from '#tests/support/read-csv.ts'
import { testApp } from '#tests/support/test-app.ts'
import { openTestShop } from '#tests/support/test-shop.ts'

async function openBackoffice() {
  const shop = await openTestShop()
  const app = testApp(shop.marketplace)
  const cookie = `__Host-hirfa-office=${await createSessionToken(shop.marketplace)}`
  const ask = (path: string, more = '') =>
    app.request(`${publicUrl}/admin/reports${path}`, { headers: { Cookie: `${cookie}${more}` } })
  /** The rows of a file, each by the heads of its columns. */
  const file = async (path: string) => {
    const response = await ask(path)
    assert.equal(response.status, 200, path)
    // `text()` would remove the byte order mark.
    const text = new TextDecoder('utf-8', { ignoreBOM: true }).decode(await response.arrayBuffer())
    const [heads = [], ...rows] = readCsv(text)
    return { heads, rows: rows.map((row) => Object.fromEntries(heads.map((head, at) => [head, row[at]]))) }
  }
  return { shop, app, cookie, ask, file, [Symbol.asyncDispose]: () => shop[Symbol.asyncDispose]() }
}

const customer = { name: '=1+1 "محمد"', email: 'amel@example.tn' as EmailAddress, phone: '+21622333444' as Phone }

test("an exported order has labels, local time and dinars, and its customer's text cannot inject formulas", async () => {
  await using backoffice = await openBackoffice()
  const { shop } = backoffice
  shop.clock.moment = new Date('2026-03-01T23:30:00Z')
  const result = await shop.order([{ product: await shop.sells() }], {
    ...{ customer, delivery: { address: '@12 rue de\nla Kasbah, Né', city: 'Béja' } },
    ...{ customerNote: '=2+2', giftNote: 'For Amel' },
  })
  assert.equal(result.outcome, 'placed')
  await advanceOrderAsOperator(await asOperator(shop.marketplace), result.order.id, { to: 'cancelled', note: '＝cmd' })

  const { rows } = await backoffice.file('/export/orders.csv?from=2026-03-02&until=2026-03-02')
  assert.deepEqual(rows, [
    {
      ...{ Id: String(result.order.id), Order: result.order.number, State: 'Cancelled', Source: 'Shop' },
      ...{
        Placed: '02/03/2026 00:30:00',
        Payment: 'Cash on delivery',
        Paid: '',
        'Number of the payment': '',
        Name: `'${customer.name}`,
      },
      ...{ 'E-mail': customer.email, Phone: '22 333 444', Address: "'@12 rue de\nla Kasbah, Né", City: 'Béja' },
      ...{
        Governorate: 'Béja',
        Pieces: '1',
        'Goods (TND)': '45',
        'Discount (TND)': '0',
        'Discount code': '',
        'Delivery (TND)': '8',
        'Total (TND)': '53',
      },
      ...{ 'Order note of the customer': "'=2+2", 'Gift note': 'For Amel' },
    },
  ])
  const steps = await backoffice.file('/export/order-steps.csv?from=2026-03-02&until=2026-03-02')
  assert.deepEqual(
    steps.rows.map(({ To, Note }) => [To, Note]),
    [['Cancelled', "'＝cmd"]],
  )
  const movements = await backoffice.file('/export/stock-movements.csv?from=2026-01-01&until=2099-12-31')
  assert.deepEqual(
    movements.rows.map(({ Kind, Pieces }) => [Kind, Pieces]),
    [
      ['Stock added', '10'],
      ['Sold', '-1'],
      ['Cancelled order', '1'],
    ],
  )
  assert.deepEqual((await backoffice.file('/export/orders.csv?from=2026-03-03&until=2026-03-03')).rows, [])
})

test('every table can be downloaded as a file with its columns as the header row', async () => {
  await using backoffice = await openBackoffice()
  const { id: productId } = await backoffice.shop.sells()
  await postComment(backoffice.shop.marketplace, {
    ...{ productId, authorName: '-Amel', email: customer.email, phone: customer.phone, body: '\t=1' },
  })
  for (const name of tablesFor(await createOperator(backoffice.shop.marketplace))) {
    const { heads } = await backoffice.file(`/export/${name}.csv?from=2026-01-01&until=2099-12-31`)
    assert.equal(new Set(heads).size, heads.length, name)
  }
  const { rows } = await backoffice.file('/export/comments.csv?from=2026-01-01&until=2099-12-31')
  assert.deepEqual(
    rows.map(({ Author, Comment }) => [Author, Comment]),
    [["'-Amel", "'\t=1"]],
  )
  const { rows: products } = await backoffice.file('/export/products.csv')
  assert.deepEqual(
    products.map(({ Pieces, 'Price (TND)': price }) => [Pieces, price]),
    [['10', '45']],
  )
})

test('each report can be downloaded as a file', async () => {
  await using backoffice = await openBackoffice()
  const { shop } = backoffice
  await shop.order([{ product: await shop.sells(), quantity: 2 }])
  const day = '?from=2026-03-02&until=2026-03-03&per=day'
  assert.deepEqual((await backoffice.file(`/of/revenue.csv${day}`)).rows, [
    { Day: '02/03/2026', 'Ordered (TND)': '90', 'Revenue (TND)': '0' },
    { Day: '03/03/2026', 'Ordered (TND)': '0', 'Revenue (TND)': '0' },
  ])
  const [bestSeller] = (await backoffice.file(`/of/best-sellers.csv${day}`)).rows
  assert.deepEqual([bestSeller?.Kept, bestSeller?.['Sold for (TND)'], bestSeller?.['Still open']], ['0', '0', '2'])
})

test('the file format is chosen once and remembered by the browser for all downloads', async () => {
  await using backoffice = await openBackoffice()
  const { shop, ask, app, cookie } = backoffice
  const promotion = { regularPrice: dinars(45), promotionalPrice: dinars(40.5) }
  await shop.order([{ product: await shop.sells(promotion) }])
  const chosen = await app.request(`${publicUrl}/admin/reports?period=last-30-days`, {
    method: 'POST',
    headers: { Cookie: cookie, Origin: publicUrl, 'Sec-Fetch-Site': 'same-origin' },
    body: new URLSearchParams({ format: 'international' }),
  })
  assert.equal(chosen.status, 302)
  assert.equal(chosen.headers.get('Location'), '/admin/reports?period=last-30-days&files=international')
  const kept = chosen.headers.get('Set-Cookie') ?? ''
  assert.match(kept, /^hirfa-csv=international; Path=\/admin; Max-Age=31536000; HttpOnly; SameSite=Lax; Secure$/)

  const day = '?from=2026-03-02&until=2026-03-02'
  const text = async (path: string, more: string) => (await ask(path, more)).text()
  assert.match(await text(`/export/orders.csv${day}`, '; hirfa-csv=international'), /,40\.5,0,,8,48\.5,,\r\n$/)
  assert.match(await text(`/export/orders.csv${day}`, ''), /;40,5;0;;8;48,5;;\r\n$/)
  assert.match(await text(`/export/orders.csv${day}`, '; hirfa-csv=none'), /;40,5;0;;8;48,5;;\r\n$/)
  assert.match(await text(`/of/revenue.csv${day}`, '; hirfa-csv=international'), /\r\n"2026-03-02",40\.5,0\r\n$/)
  assert.match(await text(`/of/revenue.csv${day}`, ''), /\r\n02\/03\/2026;40,5;0\r\n$/)
})

test('unknown downloads respond 404, and invalid days show an error', async () => {
  await using backoffice = await openBackoffice()
  for (const path of [
    '/export/operators.csv',
    '/export/orders',
    '/export/__proto__.csv',
    '/of/orders.txt',
    '/of/x.csv',
  ])
    assert.equal((await backoffice.ask(path)).status, 404, path)
  const said = 'Those days are not in the calendar'
  assert.ok((await (await backoffice.ask('?from=2026-02-31&until=2026-03-02')).text()).includes(said))
  assert.ok(!(await (await backoffice.ask('?from=2026-03-02&until=2026-02-28')).text()).includes(said))
})

test('names are escaped in every plot and table', async () => {
  await using backoffice = await openBackoffice()
  const { shop } = backoffice
  const hostile = '</script><script>alert(1)</script>'
  await shop.order([
    { product: await shop.sells({ name: `Bowl ${hostile}`, sizes: [{ name: hostile, stock: 2 }] }), quantity: 2 },
  ])
  const html = await (await backoffice.ask('?from=2026-03-01&until=2026-03-02')).text()
  assert.ok(html.includes('&lt;script&gt;alert(1)'))
  assert.doesNotMatch(html, /<script>alert/)
  assert.doesNotMatch(html, / style="/)
})

import assert from 'node:assert/strict'
import { test } from 'node:test'
import { dinars } from '#domain/money.ts'
import { countOrders } from '#tests/support/api-client.ts'
import { setPrices, setStock } from '#tests/support/catalog-changes.ts'
import { openPlainBrowser } from '#tests/support/plain-browser.ts'
import { openTestShop } from '#tests/support/test-shop.ts'
import { defaultQueueLimits } from './queue-requests.ts'

const buyer = {
  ...{ nom: 'Amel Ben Salah', email: 'amel@example.tn', telephone: '22 333 444' },
  ...{ adresse: '12 rue de la Kasbah', ville: 'Nabeul' },
}
const order = /^Place the order/

async function openCheckout() {
  const shop = await openTestShop()
  const product = await shop.sells({ name: 'Jarra', regularPrice: dinars(45) })
  const browser = await openPlainBrowser(shop)
  return {
    ...{ shop, product, browser, sizeId: product.sizes[0]?.id ?? 0 },
    async open(query = '') {
      const page = await browser.open(`/checkout?product=${product.id}${query}`)
      // What is sent at once looks like a bot.
      shop.clock.passes({ seconds: 60 })
      return page
    },
    [Symbol.asyncDispose]: () => shop[Symbol.asyncDispose](),
  }
}

test('a product that sells out or changes its price before its form is sent is not ordered, and the page says so', async () => {
  await using checkout = await openCheckout()
  const { shop, product, sizeId } = checkout
  const page = await checkout.open('&quantity=2')
  await setPrices(shop.marketplace, product.id, { regularPrice: dinars(50) })
  const repriced = await page.submit(order, buyer)
  assert.equal(repriced.status, 409)
  assert.match(repriced.main, /The total is 108\.00 TND now/)
  assert.match(repriced.html, /value="Amel Ben Salah"/)

  await setStock(shop.marketplace, sizeId, 1)
  const scarce = await repriced.submit(order, buyer)
  assert.match(scarce.main, /Jarra: Only 1 piece is left\./)
  assert.match((await scarce.follow('Take the 1 left')).main, /58\.00 TND/)

  await setStock(shop.marketplace, sizeId, 0)
  const soldOut = await checkout.open()
  assert.match(soldOut.main, /Jarra: Sold out\./)
  assert.doesNotMatch(soldOut.main, /Place the order/)
  assert.equal((await soldOut.follow('View the piece')).path, `/product/${product.id}`)
  assert.equal(await countOrders(shop), 0)
})

test('an order that finds the shop busy is refused with what was typed, and its button sends the same order again', async () => {
  await using checkout = await openCheckout()
  const { shop, product } = checkout
  const transactions = { maxRunning: 0, maxWaiting: 0, maxWaitMilliseconds: 5000 }
  const busy = await openPlainBrowser(shop, { queueLimits: { ...defaultQueueLimits, transactions } })
  const page = await busy.open(`/checkout?product=${product.id}`)
  shop.clock.passes({ seconds: 60 })
  const refused = await page.submit(order, buyer)
  assert.equal(refused.status, 503)
  assert.match(refused.headers.get('Retry-After') ?? '', /^\d+$/)
  assert.match(refused.main, /nothing you typed is lost/)
  assert.match(refused.html, /value="Amel Ben Salah"/)
  const keyOf = ({ html }: { html: string }) => /name="idempotencyKey" value="([^"]+)"/.exec(html)?.[1]
  assert.equal(keyOf(refused), keyOf(page))
  assert.equal((await refused.submit(order)).status, 503)
  assert.equal(await countOrders(shop), 0)
})

test('a missing size is asked for, and an unknown product is not found', async () => {
  await using checkout = await openCheckout()
  const { shop, browser } = checkout
  const shoes = await shop.sells({
    sizes: [
      { name: '41', stock: 3 },
      { name: '42', stock: 3 },
    ],
  })
  const asked = await browser.open(`/checkout?product=${shoes.id}&size=&quantity=`)
  assert.match(asked.main, /comes in several sizes or colours/)
  for (const named of ['999999', 'abc', '', '-1'])
    assert.equal((await browser.open(`/checkout?product=${named}`)).status, 404, named)
})

test("a form sent twice at the same time is one order, a form that looks automatic or states a total of its own is none, and the catalog's price counts", async () => {
  await using checkout = await openCheckout()
  const { shop } = checkout
  const page = await checkout.open()
  const [one, other] = await Promise.all([page.submit(order, buyer), page.submit(order, buyer)])
  assert.match(one.path, /^\/order\/[\w-]{22}/)
  assert.equal(other.path, one.path)
  assert.match(one.main, /53\.00 TND/)
  assert.equal(await countOrders(shop), 1)

  const another = await checkout.open()
  assert.notEqual(another.html, page.html, 'each page has its own idempotency key')
  for (const visit of [page, another]) assert.equal(visit.headers.get('Cache-Control'), 'no-store')
  const cheap = await another.submit(order, { ...buyer, total: '9' })
  assert.equal(cheap.status, 409)
  assert.equal((await another.submit(order, { ...buyer, website: 'https://spam.example' })).status, 422)
  assert.equal(await countOrders(shop), 1)
})

test('the data of the buy-now checkout are not cached either', async () => {
  await using checkout = await openCheckout()
  const { browser, product } = checkout
  for (const path of [`/checkout.data?product=${product.id}`, `/checkout?x=1&product=${product.id}`])
    assert.equal((await browser.open(path)).headers.get('Cache-Control'), 'no-store', path)
})

test('without script the pages of what the browser stores offer another way', async () => {
  await using shop = await openTestShop()
  const browser = await openPlainBrowser(shop)
  for (const path of ['/cart', '/checkout', '/profile', '/success']) {
    const { html } = await browser.open(path)
    const help =
      /<noscript>(?:(?!<\/noscript>)[\s\S])*open a piece and order it from its page[\s\S]*?<\/noscript>/.exec(html)
    assert.ok(help, path)
    assert.match(help[0], /href="tel:\+216\d{8}"/, path)
    assert.match(help[0], /href="\/contact"/, path)
    assert.match(help[0], /href="\/shop"/, path)
  }
})

test('an address is asked for in one line as browsers fill one line in', async () => {
  await using checkout = await openCheckout()
  const page = await checkout.open()
  const placed = await page.submit(order, buyer)
  for (const { html } of [page, placed]) {
    assert.match(html, /<input[^>]*autocomplete="address-line1"/i)
    assert.doesNotMatch(html, /<input[^>]*autocomplete="street-address"/i)
  }
})

import assert from 'node:assert/strict'
import { test } from 'node:test'
import { Unavailable } from '#domain/unavailable.ts'
import { createOperator, createSessionToken, testPassword } from '#tests/support/operators.ts'
import { openPlainBrowser } from '#tests/support/plain-browser.ts'
import { openTestShop } from '#tests/support/test-shop.ts'
import { loadPages, type Pages } from './pages.ts'
import { defaultQueueLimits, type QueueLimits } from './queue-requests.ts'

/** A shop that takes no transaction until `recover` is called, and a browser without script. */
async function openBusyShop(options: { readonly pages?: Pages } = {}) {
  const shop = await openTestShop()
  const transactions = { maxRunning: 0, maxWaiting: 0, maxWaitMilliseconds: 5000 }
  const queueLimits: QueueLimits = { ...defaultQueueLimits, transactions }
  const browser = await openPlainBrowser(shop, { queueLimits, ...options })
  return {
    ...{ shop, browser },
    recover: () => Object.assign(transactions, defaultQueueLimits.transactions),
    [Symbol.asyncDispose]: () => shop[Symbol.asyncDispose](),
  }
}

test('without script a form of the office that finds the shop busy is sent again, also with several parts', async () => {
  await using busy = await openBusyShop()
  const { shop, browser } = busy
  browser.cookies.set('__Host-hirfa-office', await createSessionToken(shop.marketplace))
  const storeId = await shop.hasStore()
  const body = 'Two lines\r\n\r\n"of" <wool> & felt'
  const issue = await (await browser.open('/admin/newsletter/new')).submit('Save the draft', { subject: 'Wool', body })
  const newProduct = await browser.open('/admin/products/new')
  const product = await newProduct.submit(
    'Save the product',
    { name: 'Bowl', storeId: String(storeId), regularPrice: '45', category: 'decor' },
    'name="regularPrice"',
  )
  for (const refused of [issue, product]) {
    assert.equal(refused.status, 503)
    assert.match(refused.headers.get('Retry-After') ?? '', /^[1-5]$/)
    assert.match(refused.main, /The office is briefly unavailable.*What you typed is kept on this page/)
  }
  busy.recover()
  assert.equal((await issue.submit('Send again')).status, 200)
  assert.equal((await product.submit('Send again')).status, 200)
  const { db } = shop.marketplace
  assert.deepEqual(await db.selectFrom('newsletter_issues').select(['subject', 'body']).execute(), [
    { subject: 'Wool', body: body.replaceAll('\r\n', '\n') },
  ])
  assert.deepEqual(await db.selectFrom('products').select('name').execute(), [{ name: 'Bowl' }])
})

test('without script a sign-in that finds the shop busy keeps the address, and asks for the password again', async () => {
  await using busy = await openBusyShop()
  const { email } = await createOperator(busy.shop.marketplace, { role: 'staff' })
  const page = await busy.browser.open('/admin/sign-in')
  const refused = await page.submit('Sign in', { email, password: testPassword })
  assert.equal(refused.status, 503)
  assert.ok(!refused.html.includes(testPassword))
  busy.recover()
  const signedIn = await refused.submit('Send again', { password: testPassword })
  assert.deepEqual([signedIn.status, signedIn.path], [200, '/admin'])
})

/** The pages, one of which cannot be read while `isDown`. */
async function pagesWithout(id: string, state: { isDown: boolean }): Promise<Pages> {
  const pages = await loadPages()
  const route = pages.en.routes[id]
  assert.ok(route?.module.loader)
  const { loader } = route.module
  const module: typeof route.module = {
    ...route.module,
    loader(given) {
      if (state.isDown) throw new Unavailable('no connection', 5)
      return loader(given)
    },
  }
  return { ...pages, en: { ...pages.en, routes: { ...pages.en.routes, [id]: { ...route, module } } } }
}

test('without script a form that was done is not sent again when only the page after it finds the shop busy', async () => {
  await using shop = await openTestShop()
  const state = { isDown: false }
  const browser = await openPlainBrowser(shop, { pages: await pagesWithout('backoffice/team/team-page', state) })
  browser.cookies.set('__Host-hirfa-office', await createSessionToken(shop.marketplace))
  const page = await browser.open('/admin/team')
  state.isDown = true
  const invite = () => page.submit('Send the invitation', { name: 'Amel', email: 'amel@example.tn' })
  const done = await invite()
  assert.deepEqual([done.status, done.path], [503, '/admin/team'])
  assert.doesNotMatch(done.html, /amel@example\.tn|Send again/)
  const refused = await invite()
  assert.equal(refused.status, 503)
  assert.match(refused.main, /What you typed is kept on this page/)
  state.isDown = false
  assert.match((await browser.open('/admin/team')).main, /Amel.*invited/)
  assert.match((await refused.submit('Send again')).main, /This address already has an account/)
})

test('without script an order that neither is placed nor can be shown again is sent again', async () => {
  const state = { isDown: false }
  await using busy = await openBusyShop({ pages: await pagesWithout('storefront/checkout/checkout-page', state) })
  const { id } = await busy.shop.sells()
  const page = await busy.browser.open(`/checkout?product=${id}`)
  busy.shop.clock.passes({ seconds: 60 })
  state.isDown = true
  const buyer = { nom: 'Amel', email: 'amel@example.tn', telephone: '22 333 444', adresse: '12 rue', ville: 'Nabeul' }
  const refused = await page.submit(/^Place the order/, buyer)
  assert.equal(refused.status, 503)
  state.isDown = false
  busy.recover()
  assert.match((await refused.submit('Send again')).path, /^\/order\//)
})

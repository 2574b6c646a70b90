import assert from 'node:assert/strict'
import { test } from 'node:test'
import { findSession } from '#domain/operators/find-session.ts'
import { startSecondFactorSetup } from '#domain/operators/second-factor.ts'
import { actorOf } from '#domain/operators/session.ts'
import { stepOf, totpCodeAt } from '#domain/operators/totp.ts'
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

/** An office in which the page of a route cannot be read while `state.isDown`. */
async function openOfficeWithout(id: string) {
  const shop = await openTestShop()
  const state = { isDown: false }
  const browser = await openPlainBrowser(shop, { pages: await pagesWithout(id, state) })
  browser.cookies.set('__Host-hirfa-office', await createSessionToken(shop.marketplace))
  return { ...{ shop, state, browser }, open: browser.open, [Symbol.asyncDispose]: () => shop[Symbol.asyncDispose]() }
}

test('without script a preview is sent again when the page that shows it finds the shop busy, and is done once', async () => {
  await using office = await openOfficeWithout('backoffice/products/paste/paste-page')
  const { shop, state } = office
  await shop.sells({ name: 'Bowl', model: 'B-1' })
  const page = await office.open('/admin/products/paste')
  state.isDown = true
  const refused = await page.submit('Preview changes', { text: 'model\tname\nB-1\tDish' })
  assert.equal(refused.status, 503)
  assert.match(refused.main, /What you typed is kept on this page/)
  state.isDown = false
  const preview = await refused.submit('Send again')
  assert.match(preview.main, /Bowl.*Dish/)
  state.isDown = true
  const saved = await preview.submit('Save changes')
  assert.deepEqual([saved.status, saved.path], [503, '/admin/products/paste'])
  assert.doesNotMatch(saved.html, /Send again/)
  const names = await shop.marketplace.db.selectFrom('products').select('name').execute()
  assert.deepEqual(names, [{ name: 'Dish' }])
})

test('without script a form that was refused with status 200 is sent again when its page finds the shop busy', async () => {
  await using office = await openOfficeWithout('backoffice/products/new-product-page')
  const page = await office.open('/admin/products/new')
  office.state.isDown = true
  const refused = await page.submit('Save the product', { name: 'Bowl', regularPrice: 'much' }, 'name="regularPrice"')
  assert.equal(refused.status, 503)
  assert.match(refused.headers.get('Retry-After') ?? '', /^[1-5]$/)
  office.state.isDown = false
  const again = await refused.submit('Send again')
  assert.match(again.html, /value="Bowl"/)
  assert.match(again.html, /value="much"/)
})

test('without script an invitation link that could not be shown is made anew', async () => {
  await using office = await openOfficeWithout('backoffice/team/team-page')
  const page = await office.open('/admin/team')
  await page.submit('Send the invitation', { name: 'Amel', email: 'amel@example.tn' })
  const team = await office.open('/admin/team')
  office.state.isDown = true
  const unseen = await team.submit('A link to copy')
  assert.equal(unseen.status, 503)
  office.state.isDown = false
  const shown = await unseen.submit('Send again')
  const [link = ''] = /\/admin\/password\/[\w-]+/.exec(shown.html) ?? []
  assert.match((await office.open(link)).main, /password/)
})

test('without script recovery codes that could not be shown are made anew, and only those let in', async () => {
  await using office = await openOfficeWithout('backoffice/account/second-factor-page')
  const { shop, state, browser } = office
  const session = await findSession(shop.marketplace, browser.cookies.get('__Host-hirfa-office') ?? '')
  assert.ok(session)
  const key = await startSecondFactorSetup(shop.marketplace, actorOf(session))
  assert.ok(key)
  const page = await office.open('/admin/account/second-factor')
  state.isDown = true
  const added = await page.submit('Add the app', { code: totpCodeAt(key, stepOf(shop.clock.now())) })
  assert.deepEqual([added.status, added.path], [503, '/admin/account/second-factor'])
  assert.doesNotMatch(added.html, /Send again/)
  state.isDown = false
  const withoutCodes = await office.open('/admin/account/second-factor')
  state.isDown = true
  const unseen = await withoutCodes.submit('Make new recovery codes')
  assert.equal(unseen.status, 503)
  state.isDown = false
  const shown = await unseen.submit('Send again')
  const codes = shown.main.match(/\w{4}-\w{4}-\w{4}-\w{4}/g) ?? []
  assert.equal(codes.length, 10)
  const other = await openPlainBrowser(shop)
  const codePage = await (await other.open('/admin/sign-in')).submit('Sign in', {
    ...{ email: session.operator.email, password: testPassword },
  })
  const signedIn = await codePage.submit('Sign in', { code: codes[0] ?? '' })
  assert.deepEqual([signedIn.status, signedIn.path], [200, '/admin'])
})

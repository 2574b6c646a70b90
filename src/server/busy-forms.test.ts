import assert from 'node:assert/strict'
import { test } from 'node:test'
import { createOperator, createSessionToken, testPassword } from '#tests/support/operators.ts'
import { openPlainBrowser } from '#tests/support/plain-browser.ts'
import { openTestShop } from '#tests/support/test-shop.ts'
import { defaultQueueLimits, type QueueLimits } from './queue-requests.ts'

/** A shop that takes no transaction until `recover` is called, and a browser without script. */
async function openBusyShop() {
  const shop = await openTestShop()
  const transactions = { maxRunning: 0, maxWaiting: 0, maxWaitMilliseconds: 5000 }
  const queueLimits: QueueLimits = { ...defaultQueueLimits, transactions }
  const browser = await openPlainBrowser(shop, { queueLimits })
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

import assert from 'node:assert/strict'
import { test } from 'node:test'
import type { EmailAddress } from '#domain/email-address.ts'
import { subscribeToNewsletter } from '#domain/newsletter/subscribe-to-newsletter.ts'
import { advanceOrder } from '#domain/orders/status/advance-order.ts'
import { foreignOrigins, openAttackedShop } from '#tests/support/attacked-shop.ts'
import { sendQueuedEmails } from '#tests/support/emails.ts'
import { openPlainBrowser, plainOrigin } from '#tests/support/plain-browser.ts'
import { rateLimitsOf, setRateLimits } from '#tests/support/rate-limits.ts'
import { openTestShop } from '#tests/support/test-shop.ts'
import { defaultQueueLimits } from './queue-requests.ts'

test('without script a rate-limited form responds 429 with Retry-After, and shows why', async () => {
  await using shop = await openAttackedShop()
  const once = { count: 1, seconds: 3600 }
  await setRateLimits(shop.marketplace, rateLimitsOf({ perNetwork: once, perRecipient: once }))
  const form = { name: 'Amel', email: 'amel@example.tn', description: 'Where is it?', shownAt: '0' }
  assert.equal((await shop.send('/contact', { form })).status, 200)
  const refused = await shop.send('/contact', { form })
  const page = await refused.text()
  assert.equal(refused.status, 429)
  assert.ok(Number(refused.headers.get('Retry-After')) > 0)
  assert.match(page, /Too many requests/)
})

test('without script a form that was too much keeps what was typed', async () => {
  await using shop = await openAttackedShop()
  const placed = await shop.order([{ product: await shop.sells() }])
  assert.equal(placed.outcome, 'placed')
  const { id } = await shop.sells()
  const never = { count: 1, seconds: 3600 }
  await setRateLimits(shop.marketplace, rateLimitsOf({ perNetwork: never, perRecipient: never }))
  const person = { name: 'Amel', email: 'amel@example.tn', phone: '22 333 444', shownAt: '0' }
  const forms = [
    { path: '/contact', form: { ...person, description: 'Where is my bowl?' }, kept: 'Where is my bowl?' },
    { path: `/product/${id}`, form: { ...person, comment: 'Good soles' }, kept: 'Good soles' },
    {
      path: '/pricing?plan=gold',
      form: { ...person, selectedpack: 'Gold', project: 'Wool of Kairouan' },
      kept: 'Wool of Kairouan',
    },
    { path: '/newsletter', form: person, kept: 'value="amel@example.tn"' },
    { path: `/order/${placed.order.token}`, form: { do: 'write', message: 'Ring twice' }, kept: 'Ring twice' },
  ]
  for (const { path, form, kept } of forms) {
    let refused = await shop.send(path, { form })
    for (let sent = 1; sent < 5 && refused.status !== 429; sent++) refused = await shop.send(path, { form })
    assert.equal(refused.status, 429, path)
    const [main = ''] = /<main[\s\S]*<\/main>/.exec(await refused.text()) ?? []
    assert.ok(main.includes(kept), path)
  }
})

test('without script a form that finds the shop busy keeps what was typed', async () => {
  await using shop = await openTestShop()
  const { id } = await shop.sells()
  const placed = await shop.order([{ product: await shop.sells() }])
  assert.equal(placed.outcome, 'placed')
  const transactions = { maxRunning: 0, maxWaiting: 0, maxWaitMilliseconds: 5000 }
  const busy = await openPlainBrowser(shop, { queueLimits: { ...defaultQueueLimits, transactions } })
  const email = 'amel@example.tn'
  const person = { name: 'Amel', email, phone: '22 333 444' }
  const forms = [
    ['/contact', { name: 'Amel', email, description: 'Where is my bowl?' }, 'name="description"'],
    [`/product/${id}`, { ...person, comment: 'Good soles' }, 'name="comment"'],
    ['/pricing?plan=gold', { ...person, project: 'Wool of Kairouan' }, 'name="project"'],
    ['/newsletter', { email }, '<form'],
    [`/order/${placed.order.token}`, { message: 'Ring twice' }, 'name="message"'],
  ] as const
  for (const [path, typed, mark] of forms) {
    const page = await busy.open(path)
    shop.clock.passes({ seconds: 60 })
    const refused = await page.submit(/./, typed, mark)
    assert.equal(refused.status, 503, path)
    assert.ok(refused.headers.get('Retry-After'), path)
    const [main = ''] = /<main[\s\S]*<\/main>/.exec(refused.html) ?? []
    for (const text of Object.values(typed)) assert.ok(main.includes(text), `${path}: ${text}`)
  }
})

test('a comment that fills the honeypot is thanked for like any other, and held', async () => {
  await using shop = await openTestShop()
  const { id } = await shop.sells()
  const browser = await openPlainBrowser(shop)
  const page = await browser.open(`/product/${id}`)
  assert.match(page.html, /<input(?=[^>]*readonly)[^>]*name="website"/i, 'browsers do not fill it in')
  shop.clock.passes({ seconds: 60 })
  const post = (comment: string, website: string) =>
    page.submit('Send the comment', {
      ...{ name: 'Amel', email: 'amel@example.tn', phone: '22 333 444', comment, website },
    })
  for (const [comment, website] of [
    ['Good soles', ''],
    ['Cheap watches', 'https://watches.example'],
  ] as const)
    assert.match((await post(comment, website)).main, /Thank you\. Your comment is shown below\./, comment)
  const after = (await browser.open(`/product/${id}`)).main
  assert.match(after, /Good soles/)
  assert.doesNotMatch(after, /Cheap watches/)
  const { db } = shop.marketplace
  assert.equal((await db.selectFrom('comments').select('id').execute()).length, 2)
})

test('without script a subscription is confirmed and ended by buttons, and by one click in a mail program', async () => {
  await using shop = await openAttackedShop()
  const subscribe = async (email: string) => {
    await subscribeToNewsletter(shop.marketplace, email as EmailAddress)
    await sendQueuedEmails(shop.marketplace, plainOrigin)
    const text = shop.marketplace.mailer.sent.at(-1)?.text ?? ''
    return (purpose: string) => new RegExp(`/newsletter/${purpose}/[\\w-]+`).exec(text)?.[0] ?? ''
  }
  const pathOf = await subscribe('amel@example.tn')
  const browser = await openPlainBrowser(shop)
  const asked = await browser.open(pathOf('confirm'))
  assert.match(asked.main, /Confirm your subscription\?/)
  assert.match((await asked.submit('Yes, send it to me')).main, /You are subscribed/)
  const left = await (await browser.open(pathOf('leave'))).submit('Unsubscribe')
  assert.match(left.main, /You have unsubscribed/)
  assert.match((await browser.open(pathOf('confirm'))).main, /This link has expired/)

  const form = { 'List-Unsubscribe': 'One-Click' }
  for (const origin of foreignOrigins) {
    const headers = { Origin: origin, 'Sec-Fetch-Site': 'cross-site' }
    const answer = await shop.send((await subscribe(`${origin.length}@example.tn`))('leave'), { form, headers })
    assert.equal(answer.status, 200, origin)
    assert.match(await answer.text(), /You have unsubscribed/)
  }

  for (const purpose of ['confirm', 'leave']) {
    const unknown = await browser.open(`/newsletter/${purpose}/${'A'.repeat(22)}`)
    assert.equal(unknown.status, 404)
    assert.match(unknown.main, /This link does not work/)
    assert.match(unknown.html, /<meta name="robots" content="noindex"/)
  }
})

test('an order that was packed meanwhile is not canceled, and a link that opens no order says whom to call', async () => {
  await using shop = await openTestShop()
  const placed = await shop.order([{ product: await shop.sells() }])
  assert.equal(placed.outcome, 'placed')
  const browser = await openPlainBrowser(shop)
  const page = await browser.open(`/order/${placed.order.token}`)
  const { id } = await shop.marketplace.db.selectFrom('orders').select('id').executeTakeFirstOrThrow()
  for (const to of ['confirmed', 'packed'] as const) await advanceOrder(shop.system, id, { to })
  const refused = await page.submit('Yes, cancel the order')
  assert.match(refused.main, /too late to cancel this order here.*72 285 410/)
  assert.match(refused.main, /Packed/)
  assert.match(refused.main, /Expected on /)

  for (const token of [`${placed.order.token}x`, 'A'.repeat(22)]) {
    const unknown = await browser.open(`/order/${token}`)
    assert.equal(unknown.status, 404)
    assert.match(unknown.main, /Order not found/)
    assert.match(unknown.main, /72 285 410/)
    assert.doesNotMatch(unknown.html, /<main[\s\S]*type="search"[\s\S]*<\/main>/)
  }
})

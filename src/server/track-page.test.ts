import assert from 'node:assert/strict'
import { test } from 'node:test'
import { inTransaction } from '#domain/in-transaction.ts'
import { dinars } from '#domain/money.ts'
import { confirmByLink } from '#domain/orders/customer-requests/confirm-by-link.ts'
import { issueConfirmationToken, textConfirmationToken } from '#domain/orders/customer-requests/confirmation-link.ts'
import { enterOrder } from '#domain/orders/placing/enter-order.ts'
import { advanceOrder } from '#domain/orders/status/advance-order.ts'
import { eraseByKey } from '#domain/personal-data/erase-person.ts'
import { openAttackedShop } from '#tests/support/attacked-shop.ts'
import { sendQueuedEmails } from '#tests/support/emails.ts'
import { asOperator } from '#tests/support/operators.ts'
import { placeTestOrder } from '#tests/support/place-test-order.ts'

const phone = '22 333 444'
const unknown = 'H-0000-0000'

async function openShopWithOrder() {
  const shop = await openAttackedShop()
  const order = await placeTestOrder(shop, await shop.sells({ name: 'Blue bowl' }))
  const track = async (number: string, phone: string, { path = '/track', network = '192.0.2.1', action = '' } = {}) => {
    const response = await shop.send(path, { form: { number, phone, ...(action && { do: action }) }, network })
    const { status, headers } = response
    const page = await response.text()
    return { status, headers, page, main: /<main[\s\S]*<\/main>/.exec(page)?.[0] ?? '' }
  }
  return { shop, order, track }
}

const personal = /Amel|Ben Salah|22.?333.?444|444|example\.tn|Kasbah|Nabeul/

/** Without the fields, which keep what the visitor typed, and without the contacts of the shop. */
function shownIn(main: string): string {
  return main.replaceAll(/<input[^>]*>/g, '').replaceAll(/<script[\s\S]*?<\/script>/g, '')
}

test('an order is shown in the response of the form, without its customer, its link or anything that changes it', async () => {
  const { shop, order, track } = await openShopWithOrder()
  await using _ = shop
  for (const path of ['/track', '/fr/track', '/ar/track']) {
    const { status, headers, page, main } = await track(order.number.toLowerCase(), `+216 ${phone}`, { path })
    assert.equal(status, 200, path)
    assert.equal(headers.get('Cache-Control'), 'no-store')
    assert.equal(headers.get('X-Robots-Tag'), 'noindex, nofollow')
    assert.match(page, /<meta name="robots" content="noindex"/)
    for (const shown of [order.number, 'Blue bowl']) assert.ok(main.includes(shown), shown)
    assert.doesNotMatch(shownIn(main), personal)
    assert.ok(!page.includes(order.token) && !page.includes('/order/'))
    const buttons = Array.from(main.matchAll(/<button[^>]*value="([^"]*)"/g), ([, value]) => value)
    assert.deepEqual(buttons, ['send-link'])
    for (const [, action] of main.matchAll(/<form[^>]*action="([^"]*)"/g)) assert.equal(action, path)
  }
  const english = (await track(order.number, phone)).main
  assert.match(english, />Received</)
  assert.match(english, /We have your order and will call you/)
  assert.match(english, /2 March 2026|March 2, 2026|2 Mar/)
  assert.match(english, /53\.00 TND/)
})

test('an order that its customer has confirmed by a link is not to be phoned for that, here and on its private page', async () => {
  const { shop, order, track } = await openShopWithOrder()
  await using _ = shop
  const pages = async () => [
    (await track(order.number, phone)).main,
    await (await shop.send(`/order/${order.token}?new`)).text(),
  ]
  for (const page of await pages()) assert.match(page, /will call you to confirm it/)
  await confirmByLink(shop.marketplace, await issueConfirmationToken(shop.system, order.id))
  for (const page of await pages()) {
    assert.match(page, /You have confirmed your order/)
    assert.doesNotMatch(page, /to confirm it/)
  }
  const byText = await textConfirmationToken(await asOperator(shop.marketplace), order.id)
  await confirmByLink(shop.marketplace, byText ?? '')
  for (const page of await pages()) {
    assert.match(page, />Confirmed</)
    assert.doesNotMatch(page, /on the phone/)
  }
})

test('an order that was handed over in the shop shows no delivery fee, here and on its private page', async () => {
  const { shop, track } = await openShopWithOrder()
  await using _ = shop
  const request = {
    ...shop.requestFor([{ product: await shop.sells() }]),
    source: 'visit',
    claimedTotal: dinars(45),
  } as const
  const placed = await enterOrder(await asOperator(shop.marketplace), request, { isConfirmed: false })
  assert.ok(placed.outcome === 'placed')
  const { main } = await track(placed.order.number, phone)
  const privatePage = await (await shop.send(`/order/${placed.order.token}`)).text()
  for (const page of [main, privatePage]) {
    assert.match(page, /0\.00 TND/)
    assert.doesNotMatch(page, /53\.00 TND/)
  }
})

test('what a script loads has nothing of the customer either', async () => {
  const { shop, order, track } = await openShopWithOrder()
  await using _ = shop
  const { status, headers, page } = await track(order.number, '٢٢٣٣٣٤٤٤', { path: '/track.data' })
  assert.equal(status, 200)
  assert.equal(headers.get('Cache-Control'), 'no-store')
  assert.match(page, /Blue bowl/)
  assert.doesNotMatch(page, personal)
  assert.ok(!page.includes(order.token))
})

test('an unknown number, another phone and an erased order have the same answer, which keeps what was typed', async () => {
  const { shop, order, track } = await openShopWithOrder()
  await using _ = shop
  const erased = await placeTestOrder(shop, await shop.sells())
  await advanceOrder(shop.system, erased.id, { to: 'cancelled' })
  await inTransaction(shop.system, (system) => eraseByKey(system, { by: 'order', orderId: erased.id }, 'called'))
  const claims = [[unknown, phone] as const, [order.number, '55 111 222'] as const, [erased.number, phone] as const]
  const answers = await Promise.all(claims.map(([number, phone]) => track(number, phone)))
  assert.deepEqual(
    answers.map(({ status }) => status),
    [404, 404, 404],
  )
  for (const [place, { main }] of answers.entries())
    for (const typed of claims[place] ?? []) assert.ok(main.includes(`value="${typed}"`), typed)
  assert.equal(new Set(answers.map(({ main }) => shownIn(main))).size, 1)
  assert.match(answers[0]?.main ?? '', /No order has this number and phone number/)
})

test('what is no number or no phone is asked for again, and counts for nothing', async () => {
  const { shop, order, track } = await openShopWithOrder()
  await using _ = shop
  for (let count = 0; count < 8; count++) {
    const { status, main } = await track(order.number, '12')
    assert.equal(status, 422)
    assert.match(main, /This does not look like a phone number/)
    assert.ok(main.includes(`value="${order.number}"`) && main.includes('value="12"'))
  }
  const { status, main } = await track('H-7K3M', phone)
  assert.equal(status, 422)
  assert.match(main, /This does not look like an order number/)
  const empty = await track('', '')
  assert.equal(empty.main.match(/Please fill this in/g)?.length, 2)
  assert.equal((await track(order.number, phone)).status, 200)
})

test('too many tries are refused with the time to wait in words, and the private link still opens', async () => {
  const { shop, order, track } = await openShopWithOrder()
  await using _ = shop
  for (let place = 0; place < 5; place++)
    assert.equal((await track(order.number, '55 111 222', { network: `192.0.2.${place}` })).status, 404)
  const refused = await track(order.number, phone, { network: '198.51.100.1' })
  assert.equal(refused.status, 429)
  assert.equal(refused.headers.get('Retry-After'), '60')
  assert.match(refused.main, /Please wait 1 minute, or call us on <?.*72 285 410/)
  assert.ok(refused.main.includes(`value="${order.number}"`))
  assert.equal((await track(order.number, phone, { action: 'send-link' })).status, 429)
  assert.equal((await shop.send(`/order/${order.token}`)).status, 200)
  shop.clock.passes({ seconds: 60 })
  assert.equal((await track(order.number, phone)).status, 200)
})

test('asking for the link has the same answer for everybody, and only the order’s own address gets it', async () => {
  const { shop, order, track } = await openShopWithOrder()
  await using _ = shop
  const without = await placeTestOrder(shop, await shop.sells())
  await shop.marketplace.db.updateTable('orders').set({ customer_email: null }).where('id', '=', without.id).execute()
  const claims = [[unknown, phone] as const, [order.number, '55 111 222'] as const, [without.number, phone] as const]
  const answers = await Promise.all(
    [...claims, [order.number, phone] as const].map(([number, phone]) => track(number, phone, { action: 'send-link' })),
  )
  assert.deepEqual(new Set(answers.map(({ status }) => status)), new Set([200]))
  assert.equal(new Set(answers.map(({ main }) => shownIn(main))).size, 1)
  assert.match(answers[0]?.main ?? '', /If they match an order with an e-mail address/)
  await sendQueuedEmails(shop.marketplace, shop.origin)
  const sent = shop.marketplace.mailer.sent.filter(({ subject }) => subject.startsWith('The link to your order'))
  assert.deepEqual(
    sent.map(({ to }) => to),
    ['amel@example.tn'],
  )
  const link = /http:\S+\/order\/[\w-]{22}/.exec(sent[0]?.text ?? '')?.[0] ?? ''
  assert.equal((await fetch(link)).status, 200)
})

test('the page is in no cache, and forms of other sites are refused', async () => {
  const { shop, order } = await openShopWithOrder()
  await using _ = shop
  for (const path of ['/track', '/fr/track', '/track.data', '/track?number=H-7K3M-92QX&phone=22333444']) {
    const { headers } = await shop.send(path)
    assert.equal(headers.get('Cache-Control'), 'no-store', path)
    assert.equal(headers.get('X-Robots-Tag'), 'noindex, nofollow', path)
  }
  const form = { number: order.number, phone, do: 'send-link' }
  const answer = await shop.send('/track', { form, headers: { 'Sec-Fetch-Site': 'cross-site' } })
  assert.equal(answer.status, 403)
  const worker = await (await shop.send('/service-worker.js')).text()
  assert.ok(worker.includes('"/contact"') && !worker.includes('/track'))
})

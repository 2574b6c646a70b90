import assert from 'node:assert/strict'
import { test } from 'node:test'
import type { EmailAddress } from '#domain/email-address.ts'
import { dinars } from '#domain/money.ts'
import type { OrderRequest } from '#domain/orders/order.ts'
import { advanceOrder } from '#domain/orders/status/advance-order.ts'
import type { Phone } from '#domain/phone.ts'
import { sendQueuedEmails } from '#tests/support/emails.ts'
import { asOperator, createSessionToken } from '#tests/support/operators.ts'
import { openPlainOffice } from '#tests/support/plain-browser.ts'
import { inspectedReturn, takeBack } from '#tests/support/returns.ts'
import type { TestShop } from '#tests/support/test-shop.ts'
import { undoWindowOver } from '#tests/support/undo-window.ts'

/** Places an order of a bowl of 45 dinars. Returns its id and number. */
async function orderOf(shop: TestShop, name: string, request: Partial<OrderRequest> = {}) {
  const bowl = await shop.sells({ name: `Bowl of ${name}` })
  const email = `${name.toLowerCase().replaceAll(' ', '-')}@example.tn` as EmailAddress
  const customer = { name, email, phone: '+21622333444' as Phone }
  const placed = await shop.order([{ product: bowl }], { customer, ...request })
  assert.ok(placed.outcome === 'placed')
  const { id, number, token } = placed.order
  return { id, number, token, path: `/admin/orders/${id}`, email }
}

test('an order is confirmed, packed and shipped by its buttons, and its customer learns of it', async () => {
  await using office = await openPlainOffice()
  const { path, email } = await orderOf(office.shop, 'Nour')
  const confirmed = await (await office.open(path)).submit('Confirm')
  const packed = await confirmed.submit('Packed', { note: 'On the upper shelf' })
  const shipped = await packed.submit('Given to the courier', { note: 'Aramex 4711' })
  for (const note of [/On the upper shelf/, /Aramex 4711/]) assert.match(shipped.main, note)
  office.shop.clock.passes(undoWindowOver)
  await sendQueuedEmails(office.shop.marketplace)
  const told = office.shop.marketplace.mailer.sent.findLast(({ to }) => to === email)
  assert.match(told?.text ?? '', /The courier has it/)

  const late = await packed.submit('Given to the courier', { note: 'Too late' })
  assert.match(late.main, /This can no longer be done: the order is “On the way” now/)
  assert.match(late.html, /Too late/)
})

test('the first action of an order is its next step, and to cancel it comes last, for the office and its customer', async () => {
  await using office = await openPlainOffice()
  const { path, token } = await orderOf(office.shop, 'Salma')
  assert.match((await office.open(path)).main, /Next step Call to confirm.* Confirm Cancel… /)
  const customer = await office.open(`/order/${token}`)
  assert.match(customer.main, /Choose when we call you.*Write to us about this order.*Cancel this order/)
})

test('the note on a call whose order somebody has settled meanwhile is given back', async () => {
  await using office = await openPlainOffice()
  const { id } = await orderOf(office.shop, 'Ines')
  const card = await office.open(`/admin/calls?order=${id}`)
  await advanceOrder(office.shop.system, id, { to: 'confirmed' })
  const late = await card.submit('Confirmed', { note: 'After six' })
  assert.match(late.main, /Somebody has settled this order meanwhile\./)
  assert.match(late.main, /Your note was not kept: “After six”/)
})

test('on a Saturday the button for another day names the next working day, which is planned', async () => {
  await using office = await openPlainOffice()
  const { id } = await orderOf(office.shop, 'Rim')
  assert.match((await office.open(`/admin/calls?order=${id}`)).main, /At 18:00.*Tomorrow at 10:00/)
  office.shop.clock.passes({ days: 5 })
  office.browser.cookies.set('__Host-hirfa-office', await createSessionToken(office.shop.marketplace))
  const card = await office.open(`/admin/calls?order=${id}`)
  assert.match(card.main, /At 18:00.*Mon,? 9 Mar at 10:00/)
  await card.submit(/at 10:00/)
  const query = office.shop.system.db.selectFrom('orders').select('call_back_at').where('id', '=', id)
  assert.deepEqual((await query.executeTakeFirstOrThrow()).call_back_at, new Date('2026-03-09T09:00:00Z'))
})

test('a city in either script has its governorate, and the label names what is to be collected', async () => {
  await using office = await openPlainOffice()
  const { path } = await orderOf(office.shop, 'Sonia')
  const order = await office.open(path)
  assert.match((await order.submit('Save', { city: 'Hammam-Sousse' }, 'name="city"')).main, /\(Sousse\)/)
  const corrected = await (await office.open(path)).submit('Save', { city: 'صفاقس' }, 'name="city"')
  assert.match(corrected.main, /\(Sfax\)/)
  assert.match((await corrected.follow('Label')).main, /To collect.*53\.00 TND/)
})

test('a PayPal order is handed over once it is paid, or where somebody agrees, and a wrong record is revoked', async () => {
  await using office = await openPlainOffice()
  const { path } = await orderOf(office.shop, 'Rim', { payment: 'paypal' })
  const confirmed = await (await office.open(path)).submit('Confirm')
  const packed = await confirmed.submit('Packed')
  const refused = await packed.submit('Given to the courier')
  assert.match(refused.main, /It was not handed over/)
  const part = { amount: '10', means: 'd17', reference: 'D17 4711' }
  const partly = await refused.submit('Record the payment', part)
  assert.match(partly.main, /10\.00 TND of 53\.00 TND paid/)
  assert.match((await partly.submit('Record the payment', { reference: '' })).main, /can be found again/)
  const paid = await partly.submit('Record the payment', { reference: '8XV12345AB678901C' })
  assert.match(paid.main, /PayPal, paid/)
  assert.doesNotMatch(paid.main, /nobody has marked it as paid/)

  const revoked = await paid.submit('Revoke this record', { reference: 'Sent back' })
  assert.match(revoked.main, /To be paid in advance, and nobody has marked it as paid/)
  const shipped = await revoked.submit('Given to the courier', { unpaid: 'on' })
  assert.match((await shipped.submit('Delivered')).main, /Open a return/)
})

test('the amount for the courier to collect is shown as long as it is true', async () => {
  await using office = await openPlainOffice()
  const kept = await orderOf(office.shop, 'Rim Porte')
  const confirmed = await (await office.open(kept.path)).submit('Confirm')
  assert.match(confirmed.main, /to collect at the door/)
  let order = confirmed
  for (const step of ['Packed', 'Given to the courier', 'Delivered']) order = await order.submit(step)
  assert.match(order.main, /collected at the door/)
  assert.doesNotMatch(order.main, /Paid in advance…/)

  const cancelled = await orderOf(office.shop, 'Rim Annule')
  const ended = await (await office.open(cancelled.path)).submit('Cancel the order', { reason: 'Ordered twice' })
  assert.match(ended.main, /This order is complete\..*Cash on delivery/)
  assert.doesNotMatch(ended.main, /to collect|Paid in advance…/)
  for (const sheet of ['Packing slip', 'Label']) {
    const paper = (await ended.follow(sheet)).main
    assert.match(paper, /Cancelled: do not send/)
    assert.doesNotMatch(paper, /To collect/)
  }
})

test('a bulk step names unpaid orders and takes them only once somebody agrees', async () => {
  await using office = await openPlainOffice()
  const unpaid = await orderOf(office.shop, 'Paie', { payment: 'paypal' })
  const atTheDoor = await orderOf(office.shop, 'Porte')
  for (const { id } of [unpaid, atTheDoor])
    for (const to of ['confirmed', 'packed'] as const) await advanceOrder(office.shop.system, id, { to })
  const list = await office.open('/admin/orders?state=packed')
  const both = { id: [unpaid, atTheDoor].map(({ id }) => `${id}.packed`), to: 'shipped' }
  const answer = await list.submit(/^Given to the courier|^Apply/, both)
  assert.ok(
    answer.main.includes(`Not handed over, because payment is in advance and has not come yet: ${unpaid.number}.`),
  )
  assert.match(answer.main, /1 order is “On the way” now\./)
  const agreed = await answer.submit('Hand these over although they are not paid')
  assert.match(agreed.main, /1 order is “On the way” now\./)
  assert.doesNotMatch(agreed.main, /Not handed over/)
})

test('an order that was placed twice is joined into one parcel', async () => {
  await using office = await openPlainOffice()
  const bowl = await office.shop.sells()
  for (let times = 0; times < 2; times++) await office.shop.order([{ product: bowl }])
  const [first] = await office.shop.marketplace.db.selectFrom('orders').select('id').orderBy('id').execute()
  const order = await office.open(`/admin/orders/${first?.id}`)
  assert.match(order.main, /Likely ordered twice/)
  const both = await order.follow('Compare both')
  const firstButton = both.html.match(/<button[^>]*>/g)?.find((button) => button.includes('name="do"'))
  assert.match(firstButton ?? '', /value="cancel-first"/, 'what was sent twice by accident is to go')
  const joined = await both.submit(/^Merge into/)
  assert.match(joined.main, /2 × 45\.00 TND/)
  assert.doesNotMatch(joined.main, /Likely ordered twice/)
})

test('orders that cannot come in one parcel any more are not offered to be joined', async () => {
  await using office = await openPlainOffice()
  const bowl = await office.shop.sells()
  for (let times = 0; times < 2; times++) await office.shop.order([{ product: bowl }])
  const [first] = await office.shop.marketplace.db.selectFrom('orders').select('id').orderBy('id').execute()
  const order = await office.open(`/admin/orders/${first?.id}`)
  for (const to of ['confirmed', 'packed'] as const) await advanceOrder(office.shop.system, first?.id ?? 0, { to })
  const both = await order.follow('Compare both')
  assert.match(both.main, /Keep both/)
  assert.doesNotMatch(both.main, /Merge into/)
})

test('a number is blocked, its next order is a request that says so, and the block ends', async () => {
  await using office = await openPlainOffice()
  const customer = await (await office.open('/admin/customers')).submit('Find', { phone: '22 333 444' })
  const blocked = await customer.submit('Block this number', { kind: 'do-not-take', note: 'Refused four parcels' })
  assert.match(blocked.main, /The block is saved\./)
  const { path } = await orderOf(office.shop, 'Walid')
  const order = await office.open(path)
  assert.match(order.main, /This number is blocked: do not accept its orders\./)
  const ended = await (await order.follow('Page of this customer')).submit('End the block')
  assert.match(ended.main, /The block is over\./)
  assert.match((await office.open('/admin/customers')).main, /No number is blocked\./)
})

test('a maker is paid what is owed and no more, every figure opens its orders, and the payment is revoked', async () => {
  await using office = await openPlainOffice()
  const settings = await office.open('/admin/settings')
  const agreed = await settings.submit('Save', { withoutPlan: '10,5' }, 'Without a plan (%)')
  assert.match(agreed.main, /Saved/)
  const { number, path } = await orderOf(office.shop, 'Rim')
  let order = await (await office.open(path)).submit('Confirm')
  for (const step of ['Packed', 'Given to the courier', 'Delivered']) order = await order.submit(step)

  const statement = await (await office.open('/admin/statements')).follow(/Not paid yet/)
  assert.match(statement.main, /Owed now: 40\.27/)
  const more = await statement.submit('Record the payment', { amount: '50', reference: 'VIR 2041' })
  assert.match(more.main, /Only .+ is owed\./)
  assert.match(more.html, /value="VIR 2041"/)
  const paid = await statement.submit('Record the payment', { reference: 'VIR 2041' })
  assert.match(paid.main, /Nothing is owed to this maker now\./)
  assert.match(paid.main, /VIR 2041/)
  const paper = (await paid.follow('Print')).main
  assert.ok(paper.includes(number) && paper.includes('VIR 2041'))
  assert.ok((await paid.follow('Download CSV')).html.includes(number))
  const revoked = await paid.submit('Revoke it: it is owed again', { reason: 'Sent back' })
  assert.match(revoked.main, /Sent back/)
  assert.match(revoked.main, /Record a payment to the maker…/)
})

test('of a maker who was paid for what came back, the statement says what the maker owes', async () => {
  await using office = await openPlainOffice()
  const { id } = await orderOf(office.shop, 'Rim')
  for (const to of ['confirmed', 'packed', 'shipped', 'delivered'] as const)
    await advanceOrder(office.shop.system, id, { to })
  const statement = await (await office.open('/admin/statements')).follow(/Not paid yet/)
  const paid = await statement.submit('Record the payment', { reference: 'VIR 2041' })
  assert.match(paid.main, /Nothing is owed to this maker now\./)
  await takeBack(await asOperator(office.shop.marketplace), id)
  const owing = await office.open(paid.path)
  assert.match(owing.main, /The maker owes the shop 45\.00/)
  assert.doesNotMatch(owing.main, /Nothing is owed/)
})

test('the office opens a return on a delivered order and sends another piece', async () => {
  await using office = await openPlainOffice()
  const { path } = await orderOf(office.shop, 'Rim')
  let order = await (await office.open(path)).submit('Confirm')
  for (const step of ['Packed', 'Given to the courier', 'Delivered']) order = await order.submit(step)
  const opened = await order.submit('Open the return')
  const back = await opened.submit('Received')
  const sent = await back.submit('Send other pieces')
  const exchange = await sent.follow(/^The pieces are sent with the order/)
  assert.match(exchange.main, /To pack.*cancel this order and settle the return anew/)
  assert.doesNotMatch(exchange.main, /Change the pieces/)
  for (const paper of ['Packing slip', 'Label'])
    assert.match(
      (await exchange.follow(paper)).main,
      /Exchange for order .*Échange pour la commande .*Rien à rapporter/,
    )
  await advanceOrder(office.shop.system, Number(exchange.path.split('/').at(-1)), { to: 'cancelled' })
  assert.match((await office.open(exchange.path)).main, /neither pieces nor money: undo the settlement/)
})

test('a return of pieces that nobody paid is settled with nothing, and its customer reads so', async () => {
  await using office = await openPlainOffice()
  const { id, email } = await orderOf(office.shop, 'Rim', { payment: 'paypal' })
  for (const to of ['confirmed', 'packed', 'shipped', 'delivered'] as const)
    await advanceOrder(office.shop.system, id, { to })
  const returnId = await inspectedReturn(await asOperator(office.shop.marketplace), id, { wish: 'refund' })
  const toSettle = await office.open(`/admin/returns/${returnId}`)
  assert.match(toSettle.main, /Nothing is left to be paid back/)
  const settled = await toSettle.submit('Record the refund', { tell: 'on' })
  assert.match(settled.main, /Undo “Settled”/)
  office.shop.clock.passes(undoWindowOver)
  await sendQueuedEmails(office.shop.marketplace)
  const told = office.shop.marketplace.mailer.sent.findLast(({ to }) => to === email)
  assert.match(told?.text ?? '', /Nothing is left to be refunded/)
})

test('in Arabic, a customer withdraws from a delivered order and reads the written confirmation', async () => {
  await using office = await openPlainOffice()
  const { id, token } = await orderOf(office.shop, 'Rim')
  for (const to of ['confirmed', 'packed', 'shipped', 'delivered'] as const)
    await advanceOrder(office.shop.system, id, { to })
  const form = await office.open(`/ar/order/${token}/return`)
  const withdrawn = await form.submit('العدول عن الشراء')
  assert.match(withdrawn.main, /وصلنا طلب الإرجاع، وسنجيبك قريبا\./)
  assert.match((await withdrawn.follow('طباعة التأكيد الكتابي')).main, /تأكيد العدول عن الشراء/)
})

test('emails show their subject and open as they were sent, without the link of the customer', async () => {
  await using office = await openPlainOffice()
  const { number } = await orderOf(office.shop, 'Lettre')
  await sendQueuedEmails(office.shop.marketplace)
  const list = await office.open('/admin/emails?show=sent&to=lettre')
  assert.ok(list.main.includes(number))
  const email = await list.follow(`Your order ${number}`)
  assert.match(email.main, /Bowl of Lettre/)
  assert.match(email.main, /\/order\/•••/)
})

test('a code of 10 percent is checked, edited by two, ordered with, and then no longer changed', async () => {
  await using office = await openPlainOffice()
  const form = await (await office.open('/admin/discount-codes')).follow('New code')
  const refused = await form.submit('Save', { code: 'a' })
  assert.match(refused.main, /Write 3 to 30 letters, digits or hyphens\./)
  assert.match(refused.main, /Write a whole number from 1 to 100\./)
  const code = await refused.submit('Save', { code: 'welcome-10', percent: '10', maxUses: '4' })
  assert.match(code.main, /WELCOME-10.*No order has this code yet\./)
  const edited = await code.submit('Save', { maxUses: '5' })
  assert.match(edited.main, /0 of 5/)
  const late = await code.submit('Save', { maxUses: '6' })
  assert.match(late.main, /Somebody else has edited this code meanwhile\./)
  assert.match(late.html, /name="maxUses"[^>]*value="6"|value="6"[^>]*name="maxUses"/)

  const bowl = await office.shop.sells()
  const request = { code: 'Welcome-10', claimedTotal: dinars(48.5) }
  const placed = await office.shop.order([{ product: bowl }], request)
  assert.ok(placed.outcome === 'placed')
  const used = await office.open(code.path)
  assert.match(used.main, /1 of 5/)
  assert.match((await used.submit('Save', { percent: '20' })).main, /Not saved: orders have this code/)
  assert.match((await used.follow(new RegExp(placed.order.number))).main, /Discount, code WELCOME-10.*-4\.50 TND/)
  assert.match((await office.open('/admin/discount-codes')).main, /10% off · lowers the shop’s share · one use/)
})

test('the API of a courier is set up, its token is never shown, and it is turned off', async () => {
  await using office = await openPlainOffice()
  const form = await office.open('/admin/couriers/new')
  const courier = await form.submit('Save', { name: 'API Rapide' })
  const refused = await courier.submit('Save the API', { baseUrl: 'http://courier.example/api', token: 'top-secret' })
  assert.match(refused.main, /not one of https in the public internet/)
  const saved = await refused.submit('Save the API', { baseUrl: 'https://courier.example/api', token: 'top-secret' })
  assert.match(saved.main, /Parcels that are handed over from now on are sent\./)
  assert.ok(!saved.html.includes('top-secret'))
  assert.match((await saved.submit('Test it')).main, /The courier allows the next question in/)
  assert.match((await saved.submit('Turn it off')).main, /Turned off\. The token has been deleted\./)
})

test('a courier remits the cash of a parcel, and what is missing needs a reason', async () => {
  await using office = await openPlainOffice()
  await (await office.open('/admin/couriers/new')).submit('Save', { name: 'Cash Rapide' })
  const { id, path } = await orderOf(office.shop, 'Amel')
  for (const to of ['confirmed', 'packed'] as const) await advanceOrder(office.shop.system, id, { to })
  const handover = await (await office.open('/admin/orders?state=packed')).submit('Start a hand-over', {
    id: `${id}.packed`,
  })
  assert.match((await handover.submit('Handed over: 1 parcel')).main, /1 parcel handed over to Cash Rapide/)
  await (await office.open(path)).submit('Delivered')

  const cash = await office.open('/admin/cash')
  const account = await cash.follow(/Cash Rapide/)
  assert.match(account.main, /Expected: 5\d\.\d\d/)
  const refused = await account.submit('Record the remittance', { received: '40' })
  assert.match(refused.main, /needs a reason\./)
  const recorded = await refused.submit('Record the remittance', { received: '40', reason: 'Some is missing' })
  assert.match(recorded.main, /TND missing/)
  assert.match((await office.open('/admin/cash')).main, /Missing/)
})

test('a report is a sentence, a plot and a table of the chosen period', async () => {
  await using office = await openPlainOffice()
  await orderOf(office.shop, 'Amel')
  const week = await (await office.open('/admin/reports')).follow('This week')
  assert.match(week.path, /period=this-week/)
  assert.match(week.html, /aria-current="page"[^>]*>This week/)
  const [, sentence = ''] = /Orders.*?([^.]*: 1 order; [^.]*\.)/.exec(week.main) ?? []
  assert.notEqual(sentence, '')
  assert.match(week.html, /role="img"/)
  assert.match(week.main, /Show as a table/)
})

test('an order is not compared with itself as a likely duplicate', async () => {
  await using office = await openPlainOffice()
  const { id, path } = await orderOf(office.shop, 'Nour')
  assert.equal((await office.open(`${path}/duplicates/${id}`)).status, 404)
})

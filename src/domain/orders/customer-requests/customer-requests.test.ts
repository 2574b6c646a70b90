import assert from 'node:assert/strict'
import { test } from 'node:test'
import { listAuditLog } from '#domain/audit/list-audit-log.ts'
import { getMessageThread } from '#domain/contact-messages/get-message-thread.ts'
import { replyToMessage } from '#domain/contact-messages/reply-to-message.ts'
import { countPendingWork } from '#domain/dashboard/count-pending-work.ts'
import { asCustomer } from '#domain/orders/as-customer.ts'
import { claimNextOrder } from '#domain/orders/calls/claim-order.ts'
import { getOrderDetails } from '#domain/orders/get-order-details.ts'
import { advanceOrder } from '#domain/orders/status/advance-order.ts'
import { cancelOwnOrder } from '#domain/orders/status/cancel-own-order.ts'
import { RateLimited } from '#domain/rate-limits/rate-limit.ts'
import type { TunisDay } from '#domain/tunis-day.ts'
import { outboxRows, sendQueuedEmails } from '#tests/support/emails.ts'
import { asOperator } from '#tests/support/operators.ts'
import { placeTestOrder } from '#tests/support/place-test-order.ts'
import { fromNetwork } from '#tests/support/rate-limits.ts'
import { openTestShop, type TestShop } from '#tests/support/test-shop.ts'
import { callTimes } from './call-times.ts'
import { chooseCallTime } from './choose-call-time.ts'
import { askToComeAgain, comeAgainDays } from './come-again.ts'
import { maxRequestsOfKind } from './customer-request.ts'
import { settleCustomerRequest } from './settle-customer-request.ts'
import { writeOnOrder } from './write-on-order.ts'

const days = { closedDays: [], worksSaturdays: true }

const inTunis = (time: string) => new Date(`2026-03-${time}:00+01:00`)

test('calls are offered at the full hours of the next three working days', () => {
  const hours = (now: string, given = days) =>
    callTimes(inTunis(now), given).map((time) => new Date(time.getTime() + 3600_000).toISOString().slice(8, 13))
  const whole = (day: string) => Array.from({ length: 9 }, (_, hour) => `${day}T${String(9 + hour).padStart(2, '0')}`)
  assert.deepEqual(hours('02T15:20'), ['02T16', '02T17', ...whole('03'), ...whole('04')])
  // Friday evening: over a Sunday, and over the 20th of March.
  assert.deepEqual(hours('06T18:00'), [...whole('07'), ...whole('09'), ...whole('10')])
  assert.deepEqual(hours('19T16:45'), [...whole('21'), ...whole('23'), ...whole('24')])
  assert.deepEqual(hours('06T18:00', { ...days, worksSaturdays: false }).at(0), '09T09')
})

test('a customer chooses when to be called, until the order is confirmed', async () => {
  await using shop = await openTestShop()
  const { customer, office, order } = await ordered(shop)
  const at = callTimes(shop.clock.now(), days).at(-1) as Date
  for (const _ of [1, 2]) assert.deepEqual(await chooseCallTime(customer, at), { outcome: 'call-time-chosen', at })
  const { callBackAt, customerRequests } = await getOrderDetails(office, order.id)
  assert.deepEqual(callBackAt, at)
  assert.deepEqual(customerRequests.length, 1, 'a second tap is one')
  assert.equal(await claimNextOrder(office), undefined)
  shop.clock.moment = at
  assert.equal(await claimNextOrder(office), order.id)
  for (const wrong of [new Date(at.getTime() + 1), inTunis('01T10:00'), inTunis('29T10:00'), inTunis('02T08:00')])
    assert.deepEqual(await chooseCallTime(customer, wrong), { outcome: 'not-offered' })
  await advanceOrder(shop.system, order.id, { to: 'confirmed' })
  assert.deepEqual(await chooseCallTime(customer, callTimes(at, days)[0] as Date), { outcome: 'too-late' })
})

test('whoever was not at home says when the courier may come again, and the office is told', async () => {
  await using shop = await openTestShop()
  const { customer, office, order } = await ordered(shop)
  const [first, second] = comeAgainDays(shop.clock.now(), days) as [TunisDay, TunisDay]
  assert.deepEqual([first, second], ['2026-03-03', '2026-03-04'])
  assert.deepEqual(await askToComeAgain(customer, { on: first, note: '' }), { outcome: 'too-early' })
  await handOver(shop, order.id)
  for (const _ of [1, 2]) await askToComeAgain(customer, { on: first, note: 'After 16:00' })
  const waiting = async () =>
    (await getOrderDetails(office, order.id)).customerRequests.filter(({ isWaiting }) => isWaiting)
  assert.deepEqual(
    (await waiting()).map(({ kind, comeOn, note }) => [kind, comeOn, note]),
    [['come-again', first, 'After 16:00']],
  )
  assert.equal((await countPendingWork(office))['customer-requests'], 1)
  assert.deepEqual(await askToComeAgain(customer, { on: second, note: '' }), {
    outcome: 'come-again-asked',
    on: second,
  })
  assert.deepEqual(
    (await waiting()).map(({ comeOn }) => comeOn),
    [second],
    'a later wish replaces the earlier one',
  )
  await sendQueuedEmails(shop.marketplace)
  const notices = shop.marketplace.mailer.sent.filter(({ subject }) =>
    subject.includes('the courier should come again'),
  )
  assert.equal(notices.length, 2)
  for (const wrong of ['2026-03-02', '2026-03-08', '2027-01-04'] as const)
    assert.deepEqual(await askToComeAgain(customer, { on: wrong, note: '' }), { outcome: 'not-offered' })
  await advanceOrder(shop.system, order.id, { to: 'delivered' })
  assert.deepEqual(await waiting(), [], 'a delivered parcel needs nothing')
  assert.deepEqual(await askToComeAgain(customer, { on: first, note: '' }), { outcome: 'too-late' })
})

test('the office settles a request once, and only of the order it belongs to', async () => {
  await using shop = await openTestShop()
  const { customer, office, order } = await ordered(shop)
  const other = await placeTestOrder(shop, await shop.sells())
  await handOver(shop, order.id)
  await askToComeAgain(customer, { on: '2026-03-03', note: '' })
  const request = async () => (await getOrderDetails(office, order.id)).customerRequests[0]
  const id = (await request())?.id ?? 0
  await settleCustomerRequest(office, other.id, id)
  assert.equal((await request())?.isWaiting, true)
  for (const _ of [1, 2]) await settleCustomerRequest(office, order.id, id)
  assert.deepEqual([(await request())?.isWaiting, (await request())?.settled?.by.startsWith('Sana')], [false, true])
  const settlements = (await listAuditLog(office, { entity: 'order' })).rows.filter(
    ({ action }) => action === 'request settled',
  )
  assert.equal(settlements.length, 1)
})

test('a customer cancels a confirmed order: the pieces return once, the address and the office are told', async () => {
  await using shop = await openTestShop()
  const { customer, office, order, sizeId } = await ordered(shop)
  await advanceOrder(shop.system, order.id, { to: 'confirmed' })
  const answers = await Promise.all([1, 2, 3].map(() => cancelOwnOrder(customer)))
  assert.ok(answers.every(({ outcome }) => outcome === 'cancelled'))
  assert.equal(await shop.stockOf(sizeId), 10)
  assert.equal((await countPendingWork(office))['customer-requests'], 1)
  await sendQueuedEmails(shop.marketplace)
  const told = shop.marketplace.mailer.sent.map(({ to, subject }) => `${to} ${subject}`)
  assert.equal(told.filter((letter) => letter.includes('cancelled by the customer')).length, 1)
  assert.equal(told.filter((letter) => letter.startsWith('amel@example.tn') && /cancelled/.test(letter)).length, 1)

  const packed = await placeTestOrder(shop, await shop.sells())
  for (const to of ['confirmed', 'packed'] as const) await advanceOrder(shop.system, packed.id, { to })
  assert.deepEqual(await cancelOwnOrder(await asCustomer(shop.marketplace, packed.token)), { outcome: 'too-late' })
})

test('what a customer writes is in the inbox and on the order, and is answered to the address of the order', async () => {
  await using shop = await openTestShop()
  const { customer, office, order } = await ordered(shop)
  for (const _ of [1, 2]) assert.deepEqual(await writeOnOrder(customer, 'In blue, please.'), { outcome: 'written' })
  const { customerRequests } = await getOrderDetails(office, order.id)
  const [request] = customerRequests
  assert.equal(customerRequests.length, 1)
  const thread = await getMessageThread(office, request?.messageId ?? 0)
  assert.deepEqual([thread.orderId, thread.message, thread.email], [order.id, 'In blue, please.', 'amel@example.tn'])
  await replyToMessage(office, thread.id, {
    submissionKey: crypto.randomUUID(),
    body: 'With pleasure.',
    repliesSeen: 0,
  })
  await sendQueuedEmails(shop.marketplace)
  const { sent } = shop.marketplace.mailer
  assert.ok(sent.some(({ to, text }) => to === 'amel@example.tn' && text.includes('With pleasure.')))
  assert.ok(sent.some(({ subject }) => subject === `A message about order ${order.number}`))
})

test('an order without an address can be written on too: the office calls', async () => {
  await using shop = await openTestShop()
  const { customer, office, order } = await ordered(shop)
  const { db } = shop.marketplace
  await db.updateTable('orders').set({ customer_email: null }).where('id', '=', order.id).execute()
  await writeOnOrder(customer, 'Please call.')
  const { id } = await db.selectFrom('contact_messages').select('id').executeTakeFirstOrThrow()
  assert.equal((await getMessageThread(office, id)).email, undefined)
  assert.equal(
    await replyToMessage(office, id, { submissionKey: crypto.randomUUID(), body: 'Yes', repliesSeen: 0 }),
    'no-address',
  )
  await sendQueuedEmails(shop.marketplace)
  assert.equal((await outboxRows(shop.marketplace)).filter(({ kind }) => kind === 'message-reply').length, 0)
})

test('whoever has the link asks only so often, at once and in all', async () => {
  await using shop = await openTestShop()
  const { customer, order } = await ordered(shop)
  const here = fromNetwork(customer)
  await handOver(shop, order.id)
  let answered = 0
  await assert
    .rejects(async () => {
      for (; answered < 50; answered++)
        await writeOnOrder(fromNetwork(customer, `192.0.2.${answered}`), `No ${answered}`)
    }, RateLimited)
    .catch(() => undefined)
  assert.ok(answered <= maxRequestsOfKind + 2 || answered === 50)
  const messages = await shop.marketplace.db.selectFrom('contact_messages').select('id').execute()
  assert.equal(messages.length, maxRequestsOfKind)
  for (const note of ['1', '2'])
    assert.equal((await askToComeAgain(here, { on: '2026-03-03', note })).outcome, 'come-again-asked')
  await assert.rejects(askToComeAgain(here, { on: '2026-03-03', note: '3' }), RateLimited)
  assert.deepEqual(await writeOnOrder(here, 'One more'), { outcome: 'too-often' })
})

async function ordered(shop: TestShop) {
  const product = await shop.sells()
  const order = await placeTestOrder(shop, product, 3)
  const customer = await asCustomer(shop.marketplace, order.token)
  return { order, customer, office: await asOperator(shop.marketplace), sizeId: product.sizes[0]?.id }
}

async function handOver(shop: TestShop, orderId: number): Promise<void> {
  for (const to of ['confirmed', 'packed', 'shipped'] as const)
    assert.equal((await advanceOrder(shop.system, orderId, { to })).outcome, 'advanced')
}

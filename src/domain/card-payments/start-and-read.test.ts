import assert from 'node:assert/strict'
import { test } from 'node:test'
import { countPendingWork } from '#domain/dashboard/count-pending-work.ts'
import type { Marketplace } from '#domain/marketplace.ts'
import { dinars } from '#domain/money.ts'
import { asCustomer } from '#domain/orders/as-customer.ts'
import { placeOrder } from '#domain/orders/placing/place-order.ts'
import { advanceOrderAsOperator } from '#domain/orders/status/advance-order-as-operator.ts'
import { cardUrls, openCardShop } from '#tests/support/card-shop.ts'
import { listJobs } from '#tests/support/emails.ts'
import { konnectAccount } from '#tests/support/konnect-service.ts'
import { openConnections } from '#tests/support/operators.ts'
import { fromNetwork } from '#tests/support/rate-limits.ts'
import { maxStarts } from './card-payment.ts'
import { getGateway } from './gateway-settings.ts'
import { getOwnCardPayment } from './get-own-card-payment.ts'
import { listCardPayments, settleWrongPayment } from './list-card-payments.ts'
import { noteNotification, noteReturn } from './note-notification.ts'
import { queueDueReadings, readCardPayments } from './read-card-payments.ts'
import { recordReading } from './record-reading.ts'
import { startOwnCardPayment, tryGateway } from './start-card-payment.ts'

test('an order is paid on the page of the gateway, which learns only its number and amount', async () => {
  await using cards = await openCardShop()
  const { service, customer } = cards
  assert.match(await cards.start(), /^https:\/\/gateway\.konnect\.example\/pay\?payment_ref=/)
  const [{ text = '' } = {}] = service.received
  const { number } = await cards.details()
  assert.deepEqual(JSON.parse(text), {
    ...{ receiverWalletId: konnectAccount.walletId, token: 'TND', amount: 53_000, type: 'immediate' },
    ...{ description: `${number}/1`, acceptedPaymentMethods: ['wallet', 'bank_card', 'e-DINAR'], lifespan: 30 },
    ...{ checkoutForm: false, addPaymentFeesToAmount: false, orderId: `${number}/1`, webhook: cardUrls.notifyUrl },
    ...{ silentWebhook: true, successUrl: cardUrls.returnUrl, failUrl: cardUrls.returnUrl },
  })
  assert.equal((await getOwnCardPayment(customer))?.payability, 'payable')
  await cards.notify(service.pay())
  const { isPaid, payments } = await cards.details()
  assert.deepEqual([isPaid, payments.map(({ amount, means }) => [amount, means])], [true, [[dinars(53), 'card']]])
  assert.equal((await getOwnCardPayment(customer))?.payability, 'paid')
  await cards.assertConsistent()
})

test('a notification that comes again, several at once, and after all is paid, records one payment', async () => {
  await using cards = await openCardShop()
  const { shop, service, system } = cards
  await cards.start()
  const reference = service.pay()
  await openConnections(shop.marketplace)
  await Promise.all([1, 2, 3].map(() => noteNotification(shop.marketplace, reference)))
  await Promise.all([1, 2, 3].map(() => readCardPayments(system)))
  cards.clock.passes({ seconds: 60 })
  await cards.notify(reference)
  assert.equal((await cards.details()).payments.length, 1)
  assert.equal(service.received.filter(({ method }) => method === 'GET').length, 1, 'and it was read once')
})

test('of two readings of a payment at once, one records it', async () => {
  await using cards = await openCardShop()
  const { shop, service, system } = cards
  await cards.start()
  const answer = await service.gateway.read({ ...konnectAccount, baseUrl: service.baseUrl }, service.pay())
  await openConnections(shop.marketplace)
  await Promise.all([1, 2].map(() => recordReading(system, 1, answer)))
  assert.equal((await cards.details()).payments.length, 1)
})

test('a notification proves nothing: a forged one, of an unknown payment or of one not paid, records nothing', async () => {
  await using cards = await openCardShop()
  const { service } = cards
  await cards.start()
  const reference = [...service.payments.keys()][0] ?? ''
  await cards.notify(reference)
  await cards.notify('5f9498735289e405fc999999')
  assert.equal((await cards.details()).payments.length, 0)
  for (let count = 0; count < 5; count += 1) await cards.notify(reference)
  assert.equal(service.received.filter(({ method }) => method === 'GET').length, 1, 'read once in ten seconds')
})

test('a notification right after a reading is not lost: the payment is read within a minute, not within an hour', async () => {
  await using cards = await openCardShop()
  const { service, clock, system } = cards
  await cards.start()
  clock.passes({ seconds: 2 * 3600 })
  await readCardPayments(system)
  clock.passes({ seconds: 5 })
  await cards.notify(service.pay())
  assert.equal((await cards.details()).isPaid, false)
  clock.passes({ seconds: 60 })
  await readCardPayments(system)
  assert.equal((await cards.details()).isPaid, true)
})

test('a payment whose notification is lost is found, also after the time to pay', async () => {
  await using cards = await openCardShop()
  const { service, clock, system } = cards
  await cards.start()
  service.pay()
  clock.passes({ seconds: 61 })
  await readCardPayments(system)
  assert.equal((await cards.details()).isPaid, true)
})

for (const [what, paid] of Object.entries({
  'another amount': { amount: 52_999 },
  'a part': { reachedAmount: 10_000 },
  'more than was asked': { reachedAmount: 60_000 },
  'another currency': { token: 'EUR' },
  'another order': { orderId: 'H-2222-2222/1' },
}))
  test(`a payment of ${what} is recorded as paid by nobody, and waits on Today until somebody has looked`, async () => {
    await using cards = await openCardShop()
    const { service, office } = cards
    await cards.start()
    await cards.notify(service.pay(paid))
    assert.equal((await cards.details()).payments.length, 0)
    const [wrong] = await listCardPayments(office)
    assert.deepEqual([wrong?.state, wrong?.isUnsettled], ['wrong', true])
    assert.equal((await countPendingWork(office))['card-payments-wrong'], 1)
    await settleWrongPayment(office, wrong?.id ?? 0)
    assert.equal((await countPendingWork(office))['card-payments-wrong'], undefined)
    await cards.assertConsistent()
  })

for (const behavior of ['fails', 'silent', 'malformed', 'no-https'] as const)
  test(`while the gateway ${behavior === 'no-https' ? 'gives no safe address' : `answers nothing useful (${behavior})`}, the order stands and can be paid later`, async () => {
    await using cards = await openCardShop()
    const { service, customer, office } = cards
    service.control.behavior = behavior
    assert.equal((await startOwnCardPayment(customer, cardUrls)).outcome, 'unavailable')
    assert.ok((await getGateway(office))?.problem)
    service.control.behavior = 'as-documented'
    await cards.start()
    assert.equal((await getGateway(office))?.problem, undefined)
    await cards.notify(service.pay())
    assert.equal((await cards.details()).isPaid, true)
  })

test('payments that are due are read by one job, which is queued every minute and waits for the one that runs', async () => {
  await using cards = await openCardShop()
  const { shop, clock, system } = cards
  await cards.start()
  const queued = async () => {
    await queueDueReadings(system)
    const jobs = await listJobs(shop.marketplace)
    return jobs.flatMap(({ key }) => (key === 'read-card-payments' ? [key] : []))
  }
  assert.deepEqual(await queued(), [])
  clock.passes({ seconds: 61 })
  assert.deepEqual([await queued(), await queued()], [['read-card-payments'], ['read-card-payments']])
})

test('while the gateway does not answer, a payment is read again later', async () => {
  await using cards = await openCardShop()
  const { service, clock, system } = cards
  await cards.start()
  const reference = service.pay()
  service.control.behavior = 'fails'
  await cards.notify(reference)
  assert.equal((await cards.details()).isPaid, false)
  service.control.behavior = 'as-documented'
  clock.passes({ seconds: 61 })
  await readCardPayments(system)
  assert.equal((await cards.details()).isPaid, true)
})

test('a payment is read until the gateway has answered once after three days', async () => {
  await using cards = await openCardShop()
  const { service, clock, office, system } = cards
  await cards.start()
  const readings = async () => {
    const before = service.received.length
    clock.passes({ seconds: 3600 })
    await readCardPayments(system)
    return service.received.length - before
  }
  service.control.behavior = 'fails'
  clock.passes({ seconds: 4 * 86_400 })
  assert.deepEqual([await readings(), await readings()], [1, 1])
  service.control.behavior = 'as-documented'
  assert.equal(await readings(), 1)
  assert.equal((await listCardPayments(office))[0]?.state, 'over')
  assert.equal(await readings(), 0)
  await cards.notify(service.pay())
  assert.equal((await cards.details()).isPaid, true)
})

test('an answer about one payment that is not understood does not keep others from being read', async () => {
  await using cards = await openCardShop()
  const { service, clock, office, system } = cards
  await cards.start()
  service.pay({ token: 788 as unknown as string })
  assert.equal((await tryGateway(office, cardUrls)).outcome, 'started')
  service.pay()
  clock.passes({ seconds: 61 })
  await readCardPayments(system)
  const states = (await listCardPayments(office)).map(({ state }) => state)
  assert.deepEqual(states, ['paid', 'open'])
})

test('a payment that the gateway does not know for a while is found once it does', async () => {
  await using cards = await openCardShop()
  const { service, clock, system } = cards
  await cards.start()
  service.pay()
  for (const behavior of ['forgets', 'as-documented'] as const) {
    service.control.behavior = behavior
    clock.passes({ seconds: 61 })
    await readCardPayments(system)
    assert.equal((await cards.details()).isPaid, behavior === 'as-documented')
  }
})

test('a double tap starts one payment, and the page is opened again while it can be paid', async () => {
  await using cards = await openCardShop()
  const { shop, service, customer, clock } = cards
  await openConnections(shop.marketplace)
  const outcomes = await Promise.all([1, 2, 3].map(() => startOwnCardPayment(customer, cardUrls)))
  const [first, ...others] = outcomes.filter(({ outcome }) => outcome !== 'being-started')
  for (const other of others) assert.deepEqual(other, first)
  clock.passes({ seconds: 600 })
  assert.deepEqual(await startOwnCardPayment(customer, cardUrls), first)
  assert.equal(service.payments.size, 1)
})

test('in the last minutes an order is held one page is opened again too', async () => {
  await using cards = await openCardShop()
  const { service, clock } = cards
  clock.passes({ seconds: 26.5 * 60 })
  const first = await cards.start()
  clock.passes({ seconds: 180 })
  assert.equal(await cards.start(), first)
  assert.equal(service.payments.size, 1)
})

test('a payment is started only so often for an order in an hour', async () => {
  await using cards = await openCardShop()
  const { service, customer, office, id, clock } = cards
  await advanceOrderAsOperator(office, id, { to: 'confirmed' })
  service.control.behavior = 'fails'
  for (let count = 0; count < maxStarts; count += 1) await startOwnCardPayment(customer, cardUrls)
  service.control.behavior = 'as-documented'
  assert.equal((await startOwnCardPayment(customer, cardUrls)).outcome, 'too-often')
  clock.passes({ seconds: 3600 })
  assert.equal((await startOwnCardPayment(customer, cardUrls)).outcome, 'started')
})

test('a reference that the gateway has given to another payment is not understood', async () => {
  await using cards = await openCardShop()
  const { shop, service, customer } = cards
  await cards.start()
  service.payments.clear()
  const other = await shop.order([{ product: await shop.sells() }], { payment: 'bank-card', source: 'shop' })
  assert.ok(other.outcome === 'placed')
  const otherCustomer = await asCustomer(shop.marketplace, other.order.token)
  assert.equal((await startOwnCardPayment(otherCustomer, cardUrls)).outcome, 'unavailable')
  assert.equal((await getOwnCardPayment(otherCustomer))?.isOpen, false)
  assert.equal((await getOwnCardPayment(customer))?.isOpen, true)
})

test('a customer who is back from the gateway has the payment read', async () => {
  await using cards = await openCardShop()
  const { shop, service, customer, system } = cards
  await cards.start()
  service.pay()
  await noteReturn(customer)
  assert.ok((await shop.eventTypes()).includes('card-payment.notified'))
  await readCardPayments(system)
  assert.equal((await cards.details()).isPaid, true)
})

test('a request is called before it is paid', async () => {
  await using cards = await openCardShop()
  const { shop } = cards
  const product = await shop.sells({ sizes: [{ name: '', stock: 100 }] })
  const wanted = shop.requestFor([{ product, quantity: 90 }], { payment: 'bank-card' })
  const many = await placeOrder(fromNetwork(shop.marketplace), wanted)
  assert.ok(many.outcome === 'placed', many.outcome)
  const customer: Marketplace = await asCustomer(shop.marketplace, many.order.token)
  assert.equal((await startOwnCardPayment(customer, cardUrls)).outcome, 'called-first')
})

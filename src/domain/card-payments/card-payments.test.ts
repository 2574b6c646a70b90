import assert from 'node:assert/strict'
import { randomUUID } from 'node:crypto'
import { test } from 'node:test'
import { NotAllowed } from '#domain/access/not-allowed.ts'
import { findAllViolations } from '#domain/consistency/find-violations.ts'
import { listCarriers } from '#domain/couriers/handovers/carrier.ts'
import { listCouriers } from '#domain/couriers/list-couriers.ts'
import { restoreCourier } from '#domain/couriers/retire-courier.ts'
import { countPendingWork } from '#domain/dashboard/count-pending-work.ts'
import { NotFound } from '#domain/errors.ts'
import type { Marketplace } from '#domain/marketplace.ts'
import { dinars, millimes } from '#domain/money.ts'
import { asCustomer } from '#domain/orders/as-customer.ts'
import { getOrderDetails } from '#domain/orders/get-order-details.ts'
import { reviveOwnOrder } from '#domain/orders/holds/revive-own-order.ts'
import { listOrders } from '#domain/orders/lists/list-orders.ts'
import { amountToCollect } from '#domain/orders/payments/payment.ts'
import { revokePayment } from '#domain/orders/payments/record-payment.ts'
import { recordRefund } from '#domain/orders/payments/record-refund.ts'
import { placeOrder } from '#domain/orders/placing/place-order.ts'
import { advanceOrderAsOperator } from '#domain/orders/status/advance-order-as-operator.ts'
import { cancelOwnOrder } from '#domain/orders/status/cancel-own-order.ts'
import { listOwedOrders } from '#domain/remittances/list-owed-orders.ts'
import { readCashOverview } from '#domain/remittances/read-cash-overview.ts'
import { recordRemittance } from '#domain/remittances/record-remittance.ts'
import { revokeRemittance } from '#domain/remittances/revoke-remittance.ts'
import { tunisDayOf } from '#domain/tunis-day.ts'
import { sendQueuedEmails } from '#tests/support/emails.ts'
import { acceptCards, feeOf53Dinars, konnectAccount, openKonnectService } from '#tests/support/konnect-service.ts'
import { asOperator, openConnections } from '#tests/support/operators.ts'
import { fromNetwork } from '#tests/support/rate-limits.ts'
import { openTestShop } from '#tests/support/test-shop.ts'
import { maxStarts } from './card-payment.ts'
import { getGateway, saveGateway } from './gateway-settings.ts'
import { getOwnCardPayment } from './get-own-card-payment.ts'
import { listCardPayments, settleWrongPayment } from './list-card-payments.ts'
import { noteNotification, noteReturn } from './note-notification.ts'
import { payAtTheDoor } from './pay-at-the-door.ts'
import { readCardPayments } from './read-card-payments.ts'
import { recordReading } from './record-reading.ts'
import { releaseUnpaidOrders } from './release-unpaid-orders.ts'
import { startOwnCardPayment, tryGateway } from './start-card-payment.ts'

const urls = { notifyUrl: 'https://shop.example.tn/card-payments', returnUrl: 'https://shop.example.tn/paid' }

/** A shop that takes cards at a gateway on loopback, with an order of 53 dinars to be paid there. */
async function openShop() {
  const service = await openKonnectService()
  const opened = await openTestShop()
  const shop = {
    ...opened,
    marketplace: { ...opened.marketplace, paymentGateway: service.gateway },
    system: { ...opened.system, paymentGateway: service.gateway },
  }
  await acceptCards(shop.marketplace, { baseUrl: service.baseUrl })
  const office = await asOperator(shop.marketplace)
  const product = await shop.sells()
  const result = await opened.order([{ product }], { payment: 'bank-card', source: 'shop' })
  assert.ok(result.outcome === 'placed', result.outcome)
  const { id, token } = result.order
  const customer = await asCustomer(shop.marketplace, token)
  return {
    ...{ shop, service, office, id, customer, clock: shop.clock, system: shop.system },
    stock: () => shop.stockOf(product.variants[0]?.id),
    details: () => getOrderDetails(office, id),
    async start() {
      const started = await startOwnCardPayment(customer, urls)
      assert.ok(started.outcome === 'started', started.outcome)
      return started.payUrl
    },
    /** What the gateway does after a payment: it notifies, and the job that follows reads the payment. */
    async notify(reference: string) {
      await noteNotification(shop.marketplace, reference)
      await readCardPayments(shop.system)
    },
    async assertConsistent() {
      assert.deepEqual(await Array.fromAsync(findAllViolations(shop.marketplace)), [])
    },
    async [Symbol.asyncDispose]() {
      await service[Symbol.asyncDispose]()
      await opened[Symbol.asyncDispose]()
    },
  }
}

test('an order is paid on the page of the gateway, which learns only its number and amount', async () => {
  await using cards = await openShop()
  const { service, customer } = cards
  assert.match(await cards.start(), /^https:\/\/gateway\.konnect\.example\/pay\?payment_ref=/)
  const [{ text = '' } = {}] = service.received
  const { number } = await cards.details()
  assert.deepEqual(JSON.parse(text), {
    ...{ receiverWalletId: konnectAccount.walletId, token: 'TND', amount: 53_000, type: 'immediate' },
    ...{ description: `${number}/1`, acceptedPaymentMethods: ['wallet', 'bank_card', 'e-DINAR'], lifespan: 30 },
    ...{ checkoutForm: false, addPaymentFeesToAmount: false, orderId: `${number}/1`, webhook: urls.notifyUrl },
    ...{ silentWebhook: true, successUrl: urls.returnUrl, failUrl: urls.returnUrl },
  })
  assert.equal((await getOwnCardPayment(customer))?.payability, 'payable')
  await cards.notify(service.pay())
  const { isPaid, payments } = await cards.details()
  assert.deepEqual([isPaid, payments.map(({ amount, means }) => [amount, means])], [true, [[dinars(53), 'card']]])
  assert.equal((await getOwnCardPayment(customer))?.payability, 'paid')
  await cards.assertConsistent()
})

test('a notification that comes again, several at once, and after all is paid, records one payment', async () => {
  await using cards = await openShop()
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
  await using cards = await openShop()
  const { shop, service, system } = cards
  await cards.start()
  const answer = await service.gateway.read({ ...konnectAccount, baseUrl: service.baseUrl }, service.pay())
  await openConnections(shop.marketplace)
  await Promise.all([1, 2].map(() => recordReading(system, 1, answer)))
  assert.equal((await cards.details()).payments.length, 1)
})

test('a notification proves nothing: a forged one, of an unknown payment or of one not paid, records nothing', async () => {
  await using cards = await openShop()
  const { service } = cards
  await cards.start()
  const reference = [...service.payments.keys()][0] ?? ''
  await cards.notify(reference)
  await cards.notify('5f9498735289e405fc999999')
  assert.equal((await cards.details()).payments.length, 0)
  for (let count = 0; count < 5; count += 1) await cards.notify(reference)
  assert.equal(service.received.filter(({ method }) => method === 'GET').length, 1, 'read once in ten seconds')
})

test('a payment whose notification is lost is found, also after the time to pay', async () => {
  await using cards = await openShop()
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
  'another currency': { token: 'EUR' },
  'another order': { orderId: 'H-2222-2222/1' },
}))
  test(`a payment of ${what} is recorded as paid by nobody, and waits on Today until somebody has looked`, async () => {
    await using cards = await openShop()
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
    await using cards = await openShop()
    const { service, customer, office } = cards
    service.control.behavior = behavior
    assert.equal((await startOwnCardPayment(customer, urls)).outcome, 'unavailable')
    assert.ok((await getGateway(office))?.problem)
    service.control.behavior = 'as-documented'
    await cards.start()
    assert.equal((await getGateway(office))?.problem, undefined)
    await cards.notify(service.pay())
    assert.equal((await cards.details()).isPaid, true)
  })

test('while the gateway does not answer, a payment is read again later', async () => {
  await using cards = await openShop()
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

test('a double tap starts one payment, and the page is opened again while it can be paid', async () => {
  await using cards = await openShop()
  const { shop, service, customer, clock } = cards
  await openConnections(shop.marketplace)
  const outcomes = await Promise.all([1, 2, 3].map(() => startOwnCardPayment(customer, urls)))
  const [first, ...others] = outcomes.filter(({ outcome }) => outcome !== 'being-started')
  for (const other of others) assert.deepEqual(other, first)
  clock.passes({ seconds: 600 })
  assert.deepEqual(await startOwnCardPayment(customer, urls), first)
  assert.equal(service.payments.size, 1)
})

test('a payment is started only so often for an order', async () => {
  await using cards = await openShop()
  const { service, customer } = cards
  service.control.behavior = 'fails'
  for (let count = 0; count < maxStarts; count += 1) await startOwnCardPayment(customer, urls)
  service.control.behavior = 'as-documented'
  assert.equal((await startOwnCardPayment(customer, urls)).outcome, 'too-often')
})

test('an order that nobody pays in time is released with its pieces, and is revived to be paid', async () => {
  await using cards = await openShop()
  const { shop, service, customer, clock, system } = cards
  await cards.start()
  clock.passes({ seconds: 34 * 60 })
  await releaseUnpaidOrders(system)
  assert.deepEqual([(await cards.details()).status, await cards.stock()], ['received', 9])
  assert.equal((await startOwnCardPayment(customer, urls)).outcome, 'too-late')
  clock.passes({ seconds: 60 })
  await releaseUnpaidOrders(system)
  assert.deepEqual([(await cards.details()).status, await cards.stock()], ['released', 10])
  const told = shop.marketplace.mailer
  await sendQueuedEmails(shop.marketplace)
  assert.match(told.sent.at(-1)?.subject ?? '', /has not been paid$/)
  assert.equal((await reviveOwnOrder(customer)).outcome, 'revived')
  await cards.start()
  await cards.notify(service.pay())
  clock.passes({ seconds: 3600 })
  await releaseUnpaidOrders(system)
  assert.deepEqual([(await cards.details()).status, (await cards.details()).isPaid], ['received', true])
  await cards.assertConsistent()
})

test('an order that staff have confirmed or entered is not released, and can be paid at any time', async () => {
  await using cards = await openShop()
  const { shop, office, id, clock, system, customer } = cards
  await advanceOrderAsOperator(office, id, { to: 'confirmed' })
  const entered = await shop.order([{ product: await shop.sells() }], { payment: 'bank-card', source: 'phone' })
  assert.ok(entered.outcome === 'placed')
  clock.passes({ seconds: 3600 })
  await releaseUnpaidOrders(system)
  assert.equal((await cards.details()).status, 'confirmed')
  assert.equal((await getOrderDetails(office, entered.order.id)).status, 'received')
  assert.equal((await startOwnCardPayment(customer, urls)).outcome, 'started')
})

test('a late payment of a canceled order is to be refunded, which Today says until it is', async () => {
  await using cards = await openShop()
  const { service, customer, office, id } = cards
  await cards.start()
  await cancelOwnOrder(customer)
  await cards.notify(service.pay())
  assert.deepEqual([(await cards.details()).status, (await cards.details()).paid], ['cancelled', dinars(53)])
  assert.equal((await countPendingWork(office))['orders-to-refund'], 1)
  assert.deepEqual(
    (await listOrders(office, { owesRefund: true })).orders.map((order) => order.id),
    [id],
  )
  const seenId = (await cards.details()).payments.at(-1)?.id ?? 0
  const refund = {
    submissionKey: randomUUID(),
    amount: dinars(53),
    means: 'bank-transfer',
    reference: '1',
    seenId,
  } as const
  assert.equal((await recordRefund(office, id, refund)).outcome, 'recorded')
  assert.equal((await countPendingWork(office))['orders-to-refund'], undefined)
  await cards.assertConsistent()
})

test('a customer who pays at the door instead is asked for the cash, and a payment that arrives nevertheless lowers it', async () => {
  await using cards = await openShop()
  const { service, customer } = cards
  await cards.start()
  assert.deepEqual(await payAtTheDoor(customer), { outcome: 'changed' })
  assert.deepEqual(await payAtTheDoor(customer), { outcome: 'changed' })
  assert.equal(amountToCollect(await cards.details()), dinars(53))
  assert.equal(await getOwnCardPayment(customer), undefined)
  await cards.notify(service.pay())
  assert.equal(amountToCollect(await cards.details()), 0)
  await cards.assertConsistent()
})

test('once the shop has confirmed an order, it is paid as it was agreed', async () => {
  await using cards = await openShop()
  const { office, id, customer } = cards
  await advanceOrderAsOperator(office, id, { to: 'confirmed' })
  assert.deepEqual(await payAtTheDoor(customer), { outcome: 'too-late' })
  const { payability, mayPayAtDoor } = (await getOwnCardPayment(customer)) ?? {}
  assert.deepEqual([payability, mayPayAtDoor], ['payable', false])
})

test('the gateway takes no parcels: it is nowhere among the couriers', async () => {
  await using cards = await openShop()
  const { office, shop } = cards
  const { courierId = 0 } = (await getGateway(office)) ?? {}
  assert.deepEqual([await listCouriers(office), (await listCarriers(office)).carriers], [[], []])
  await assert.rejects(restoreCourier(await asOperator(shop.marketplace), courierId), NotFound)
})

test('the gateway owes what was paid less its fees until it remits it, like a courier', async () => {
  await using cards = await openShop()
  const { service, office, id, clock } = cards
  await cards.start()
  await cards.notify(service.pay())
  const { courierId = 0 } = (await getGateway(office)) ?? {}
  const [owed] = await listOwedOrders(office, courierId)
  const expected = millimes(dinars(53) - feeOf53Dinars)
  assert.deepEqual([owed?.id, owed?.collected, owed?.fees, owed?.owed], [id, dinars(53), feeOf53Dinars, expected])
  const remittance = {
    ...{ submissionKey: randomUUID(), courierId, received: expected, reference: 'Payout 12', reason: '' },
    orders: [{ orderId: id, seenOwed: expected, difference: millimes(0) }],
  }
  const recorded = await recordRemittance(office, remittance)
  assert.ok(recorded.outcome === 'recorded')
  assert.deepEqual(await listOwedOrders(office, courierId), [])
  await cards.assertConsistent()
  await revokeRemittance(office, recorded.id, 'Of another shop')
  assert.equal((await listOwedOrders(office, courierId)).length, 1)
  for (const to of ['confirmed', 'packed', 'shipped', 'delivered'] as const)
    await advanceOrderAsOperator(office, id, { to })
  const today = tunisDayOf(clock.now())
  const { couriers } = await readCashOverview(office, { from: today, until: today })
  assert.deepEqual([couriers.map(({ name, owed }) => [name, owed])], [[['Konnect', expected]]])
  await cards.assertConsistent()
})

test('what the gateway has reported is refunded and not revoked', async () => {
  await using cards = await openShop()
  const { service, office, id } = cards
  await cards.start()
  await cards.notify(service.pay())
  const [payment] = (await cards.details()).payments
  assert.deepEqual(await revokePayment(office, id, payment?.id ?? 0, 'A mistake'), { outcome: 'of-gateway' })
})

test('an owner tries the gateway with one dinar, which is in no book', async () => {
  await using cards = await openShop()
  const { service, office } = cards
  assert.equal((await tryGateway(office, urls)).outcome, 'started')
  assert.equal([...service.payments.values()].at(-1)?.amount, 1000)
  await cards.notify(service.pay())
  const [tried] = await listCardPayments(office)
  assert.deepEqual([tried?.state, tried?.order], ['paid', undefined])
  await cards.assertConsistent()
  const staff = await asOperator(cards.shop.marketplace, 'staff')
  await assert.rejects(tryGateway(staff, urls), NotAllowed)
})

test('a key is saved with its address and wallet, stays when it is not typed, and never goes to another address', async () => {
  await using cards = await openShop()
  const { office, service } = cards
  const saved = await getGateway(office)
  assert.ok(saved)
  assert.ok(!JSON.stringify(saved).includes(konnectAccount.key))
  const { courierId: _, version, ...draft } = saved
  const other = { ...draft, baseUrl: `${service.baseUrl}/other` }
  assert.equal((await saveGateway(office, { version, draft: other })).outcome, 'key-missing')
  assert.equal((await saveGateway(office, { version, draft: { ...draft, walletId: 'w' } })).outcome, 'key-missing')
  assert.equal((await saveGateway(office, { version, draft: { ...draft, isOn: false } })).outcome, 'saved')
  assert.equal((await saveGateway(office, { version, draft })).outcome, 'changed-meanwhile')
  const real = { ...office, paymentGateway: { ...office.paymentGateway, mayReach: async () => false } }
  assert.equal((await saveGateway(real, { version: version + 1, draft })).outcome, 'address-refused')
})

test('while the gateway is off no order is paid by card, and payments under way are still read', async () => {
  await using cards = await openShop()
  const { shop, office, service } = cards
  await cards.start()
  const saved = await getGateway(office)
  assert.ok(saved)
  const { courierId: _, version, ...draft } = saved
  await saveGateway(office, { version, draft: { ...draft, isOn: false } })
  const refused = await shop.order([{ product: await shop.sells() }], { payment: 'bank-card', source: 'shop' })
  assert.equal(refused.outcome, 'payment-not-offered')
  await cards.notify(service.pay())
  assert.equal((await cards.details()).isPaid, true)
})

test('a customer who is back from the gateway has the payment read', async () => {
  await using cards = await openShop()
  const { shop, service, customer, system } = cards
  await cards.start()
  service.pay()
  await noteReturn(customer)
  assert.ok((await shop.eventTypes()).includes('card-payment.notified'))
  await readCardPayments(system)
  assert.equal((await cards.details()).isPaid, true)
})

test('a request is called before it is paid', async () => {
  await using cards = await openShop()
  const { shop } = cards
  const product = await shop.sells({ sizes: [{ name: '', stock: 100 }] })
  const wanted = shop.requestFor([{ product, quantity: 90 }], { payment: 'bank-card' })
  const many = await placeOrder(fromNetwork(shop.marketplace), wanted)
  assert.ok(many.outcome === 'placed', many.outcome)
  const customer: Marketplace = await asCustomer(shop.marketplace, many.order.token)
  assert.equal((await startOwnCardPayment(customer, urls)).outcome, 'called-first')
})

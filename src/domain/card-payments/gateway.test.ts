import assert from 'node:assert/strict'
import { randomUUID } from 'node:crypto'
import { test } from 'node:test'
import { NotAllowed } from '#domain/access/not-allowed.ts'
import { listAuditLog } from '#domain/audit/list-audit-log.ts'
import { listCarriers } from '#domain/couriers/handovers/carrier.ts'
import { listCouriers } from '#domain/couriers/list-couriers.ts'
import { restoreCourier } from '#domain/couriers/retire-courier.ts'
import { NotFound } from '#domain/errors.ts'
import { dinars, millimes } from '#domain/money.ts'
import { revokePayment } from '#domain/orders/payments/record-payment.ts'
import { advanceOrderAsOperator } from '#domain/orders/status/advance-order-as-operator.ts'
import { listOwedOrders } from '#domain/remittances/list-owed-orders.ts'
import { readCashOverview } from '#domain/remittances/read-cash-overview.ts'
import { recordRemittance } from '#domain/remittances/record-remittance.ts'
import { revokeRemittance } from '#domain/remittances/revoke-remittance.ts'
import { tunisDayOf } from '#domain/tunis-day.ts'
import { cardUrls, openCardShop } from '#tests/support/card-shop.ts'
import { feeOf53Dinars, konnectAccount } from '#tests/support/konnect-service.ts'
import { asOperator } from '#tests/support/operators.ts'
import { getGateway, saveGateway } from './gateway-settings.ts'
import { listCardPayments, settleWrongPayment } from './list-card-payments.ts'
import { startOwnCardPayment, tryGateway } from './start-card-payment.ts'

test('the gateway takes no parcels: it is nowhere among the couriers', async () => {
  await using cards = await openCardShop()
  const { office, shop } = cards
  const { courierId = 0 } = (await getGateway(office)) ?? {}
  assert.deepEqual([await listCouriers(office), (await listCarriers(office)).carriers], [[], []])
  await assert.rejects(restoreCourier(await asOperator(shop.marketplace), courierId), NotFound)
})

test('the gateway owes what was paid less its fees until it remits it, like a courier', async () => {
  await using cards = await openCardShop()
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
  await using cards = await openCardShop()
  const { service, office, id } = cards
  await cards.start()
  await cards.notify(service.pay())
  const [payment] = (await cards.details()).payments
  assert.deepEqual(await revokePayment(office, id, payment?.id ?? 0, 'A mistake'), { outcome: 'of-gateway' })
})

test('an owner tries the gateway with one dinar, which is in no book', async () => {
  await using cards = await openCardShop()
  const { service, office } = cards
  assert.equal((await tryGateway(office, cardUrls)).outcome, 'started')
  assert.equal([...service.payments.values()].at(-1)?.amount, 1000)
  await cards.notify(service.pay())
  const [tried] = await listCardPayments(office)
  assert.deepEqual([tried?.state, tried?.order], ['paid', undefined])
  await cards.assertConsistent()
  const staff = await asOperator(cards.shop.marketplace, 'staff')
  await assert.rejects(tryGateway(staff, cardUrls), NotAllowed)
})

test('a key is saved with its address and wallet, stays when it is not typed, and never goes to another address', async () => {
  await using cards = await openCardShop()
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

test('the history says who has taken care of a wrong payment, once', async () => {
  await using cards = await openCardShop()
  const { service, office } = cards
  await cards.start()
  const reference = service.pay({ reachedAmount: 10_000 })
  await cards.notify(reference)
  const [wrong] = await listCardPayments(office)
  for (const _ of [1, 2]) await settleWrongPayment(office, wrong?.id ?? 0)
  const { rows } = await listAuditLog(office, {})
  const settled = rows.filter(({ action }) => action === 'wrong payment settled')
  const { number } = await cards.details()
  assert.deepEqual(
    settled.map(({ after }) => after),
    [{ number, amount: dinars(53), reference }],
  )
})

test('a key with characters that no request can carry counts as refused', async () => {
  await using cards = await openCardShop()
  const { office, customer } = cards
  const saved = await getGateway(office)
  assert.ok(saved)
  const { courierId: _, version, ...draft } = saved
  await saveGateway(office, { version, draft, key: `${konnectAccount.key}…` })
  assert.deepEqual(await tryGateway(office, cardUrls), { outcome: 'failed', problem: 'token-refused' })
  assert.equal((await startOwnCardPayment(customer, cardUrls)).outcome, 'unavailable')
})

test('while the gateway is off no order is paid by card, and payments under way are still read', async () => {
  await using cards = await openCardShop()
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

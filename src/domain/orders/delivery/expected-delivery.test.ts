import assert from 'node:assert/strict'
import { test } from 'node:test'
import { handOver } from '#domain/couriers/handovers/hand-over.ts'
import type { Marketplace } from '#domain/marketplace.ts'
import { asCustomer } from '#domain/orders/as-customer.ts'
import { askToComeAgain } from '#domain/orders/customer-requests/come-again.ts'
import { getPrivateOrder } from '#domain/orders/get-private-order.ts'
import { closedDaysSetting } from '#domain/orders/holds/closed-days-setting.ts'
import { advanceOrderAsOperator } from '#domain/orders/status/advance-order-as-operator.ts'
import { readLastStep } from '#domain/orders/status/read-last-step.ts'
import { undoOrderStep } from '#domain/orders/status/undo-order-step.ts'
import { trackOrder } from '#domain/orders/tracking/track-order.ts'
import type { Phone } from '#domain/phone.ts'
import { createCourier, openHandover } from '#tests/support/couriers.ts'
import { asOperator } from '#tests/support/operators.ts'
import { setSetting } from '#tests/support/settings.ts'
import { openTestShop, type TestShop } from '#tests/support/test-shop.ts'
import { undoWindowOver } from '#tests/support/undo-window.ts'
import { type DeliveryRules, defaultDeliveryRules } from './delivery-rules.ts'
import { deliverySetting } from './delivery-setting.ts'
import { recordDeliveryResult } from './record-delivery-result.ts'

const setRules = (office: Marketplace, rules: Partial<DeliveryRules>) =>
  setSetting(office, deliverySetting, { ...defaultDeliveryRules, ...rules })

/** An order to Sousse of one piece of each store. */
async function ordered(shop: TestShop, office: Marketplace, storeIds: readonly number[]) {
  const pieces = []
  for (const storeId of storeIds) pieces.push({ product: await shop.sells({ storeId }) })
  const customer = { name: 'Amel', phone: '+21622333444' as Phone }
  const result = await shop.order(pieces, { customer, delivery: { address: '3 rue du Port', city: 'Sousse' } })
  assert.ok(result.outcome === 'placed')
  const { id, token, number } = result.order
  const customerOf = await asCustomer(shop.marketplace, token)
  return {
    id,
    customer: customerOf,
    claim: { number, phone: customer.phone },
    expected: async () => (await getPrivateOrder(customerOf)).expected,
    advance: async (...steps: ('confirmed' | 'packed' | 'delivered')[]) => {
      for (const to of steps) await advanceOrderAsOperator(office, id, { to })
      shop.clock.passes(undoWindowOver)
    },
  }
}

test('the customer sees the expected day once the order is confirmed, after the time of its slowest store and its governorate', async () => {
  await using shop = await openTestShop()
  const office = await asOperator(shop.marketplace)
  const [quick, slow, usual] = [
    await shop.hasStore({ name: 'Quick', preparationDays: 0 }),
    await shop.hasStore({ name: 'Slow', preparationDays: 3 }),
    await shop.hasStore({ name: 'Usual' }),
  ]
  await setRules(office, { maxHours: 2000, transitDaysByGovernorate: { 'TN-51': 2 } })
  const ofQuick = await ordered(shop, office, [quick])
  assert.equal(await ofQuick.expected(), undefined, 'nobody has confirmed it')
  await advanceOrderAsOperator(office, ofQuick.id, { to: 'confirmed' })
  assert.equal(await ofQuick.expected(), undefined, 'the confirmation may still be undone')
  shop.clock.passes(undoWindowOver)
  // Monday 2 March, and two working days on the way.
  assert.deepEqual(await ofQuick.expected(), { on: '2026-03-04' })
  assert.deepEqual((await trackOrder(shop.marketplace, ofQuick.claim))?.expected, { on: '2026-03-04' })
  for (const [stores, day] of [
    [[quick, usual], '2026-03-05'],
    [[usual, slow], '2026-03-07'],
  ] as const) {
    const order = await ordered(shop, office, stores)
    await order.advance('confirmed')
    assert.deepEqual(await order.expected(), { on: day })
  }
  await setRules(office, {})
  assert.deepEqual(await ofQuick.expected(), { on: '2026-03-03' })
  await setSetting(office, closedDaysSetting, { closedDays: ['2026-03-03'], worksSaturdays: true })
  assert.deepEqual(await ofQuick.expected(), { on: '2026-03-04' }, 'a feast that the office sets')
})

test('on its way the customer sees who brings it, and the day that was agreed on since', async () => {
  await using shop = await openTestShop()
  const office = await asOperator(shop.marketplace)
  await createCourier(office, { name: 'Rapid Poste' })
  const order = await ordered(shop, office, [await shop.hasStore()])
  await order.advance('confirmed', 'packed')
  const { id } = await openHandover(office, [order.id])
  await handOver(office, id, { agreedUnpaid: [], notifiesCustomers: false })
  assert.deepEqual(await order.expected(), { on: '2026-03-04' }, 'the hand-over may still be undone')
  shop.clock.passes(undoWindowOver)
  assert.deepEqual(await order.expected(), { on: '2026-03-04', courier: 'Rapid Poste' })
  await askToComeAgain(order.customer, { on: '2026-03-06', note: '' })
  assert.deepEqual(await order.expected(), { on: '2026-03-06', courier: 'Rapid Poste' })
  shop.clock.passes({ seconds: 60 })
  await recordDeliveryResult(office, order.id, { outcome: 'postponed', decidedBy: 'courier', reason: 'unreachable' })
  assert.deepEqual(await order.expected(), { courier: 'Rapid Poste' }, 'no day is known')
  await order.advance('delivered')
  assert.equal(await order.expected(), undefined)
})

test('a confirmation that was undone and made again counts from the second one', async () => {
  await using shop = await openTestShop()
  const office = await asOperator(shop.marketplace)
  const order = await ordered(shop, office, [await shop.hasStore()])
  await order.advance('confirmed')
  assert.deepEqual(await order.expected(), { on: '2026-03-04' })
  const { id = 0 } = (await readLastStep(office, order.id)) ?? {}
  await undoOrderStep(office, id, { reason: 'She wants to think about it.' })
  assert.equal(await order.expected(), undefined)
  shop.clock.passes({ days: 2 })
  await order.advance('confirmed')
  assert.deepEqual(await order.expected(), { on: '2026-03-06' })
})

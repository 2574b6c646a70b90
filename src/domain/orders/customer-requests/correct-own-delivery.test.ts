import assert from 'node:assert/strict'
import { test } from 'node:test'
import { countPendingWork } from '#domain/dashboard/count-pending-work.ts'
import { asCustomer } from '#domain/orders/as-customer.ts'
import { recordCall } from '#domain/orders/calls/record-call.ts'
import { getOrderDetails } from '#domain/orders/get-order-details.ts'
import { getPrivateOrder } from '#domain/orders/get-private-order.ts'
import { advanceOrder } from '#domain/orders/status/advance-order.ts'
import { exportOwnOrder } from '#domain/personal-data/read-person.ts'
import type { Phone } from '#domain/phone.ts'
import { sendQueuedEmails } from '#tests/support/emails.ts'
import { setHoldLimits } from '#tests/support/hold-limits.ts'
import { asOperator, openConnections } from '#tests/support/operators.ts'
import { placeTestOrder } from '#tests/support/place-test-order.ts'
import { fromNetwork, rateLimitsOf, setRateLimits } from '#tests/support/rate-limits.ts'
import { openTestShop, type TestShop } from '#tests/support/test-shop.ts'
import { correctOwnDelivery } from './correct-own-delivery.ts'

const newPhone = '+21655666777' as Phone
const newPlace = { address: '7 avenue Bourguiba', city: 'Sousse' }
const corrected = { outcome: 'delivery-corrected' } as const

test('a customer corrects phone and address until the parcel is handed over, and the order is called again', async () => {
  await using shop = await openTestShop()
  const office = await asOperator(shop.marketplace)
  for (const reached of ['received', 'confirmed', 'packed'] as const) {
    const { order, customer, sizeId } = await orderedUpTo(shop, reached)
    assert.deepEqual(await correctOwnDelivery(customer, { phone: newPhone, place: newPlace }), corrected)
    const details = await getOrderDetails(office, order.id)
    assert.deepEqual(
      [details.status, details.customer.phone, details.delivery],
      ['received', newPhone, { ...newPlace, governorate: 'TN-51' }],
    )
    const [request] = details.customerRequests
    assert.deepEqual(request?.old, { phone: '+21622333444', address: '12 rue de la Kasbah', city: 'Nabeul' })
    assert.equal(request?.fromStatus, reached)
    assert.equal(await shop.stockOf(sizeId), 7, 'it keeps its pieces')
  }
  assert.equal((await countPendingWork(office))['customer-requests'], 3)
  const { order, customer } = await orderedUpTo(shop, 'shipped')
  assert.deepEqual(await correctOwnDelivery(customer, { place: newPlace }), { outcome: 'too-late' })
  assert.equal((await getOrderDetails(office, order.id)).delivery.city, 'Nabeul')
})

test('the address of the order and the office are told, and the letter says nothing that was typed', async () => {
  await using shop = await openTestShop()
  const { order, customer } = await orderedUpTo(shop, 'confirmed')
  await sendQueuedEmails(shop.marketplace)
  shop.marketplace.mailer.sent.splice(0)
  for (const _ of [1, 2]) await correctOwnDelivery(customer, { phone: newPhone, place: newPlace })
  await sendQueuedEmails(shop.marketplace)
  const { sent } = shop.marketplace.mailer
  assert.deepEqual(sent.map(({ subject }) => subject).sort(), [
    `Order ${order.number}: delivery details changed`,
    `Order ${order.number}: the customer corrected the delivery`,
  ])
  const toCustomer = sent.find(({ to }) => to === 'amel@example.tn')
  assert.match(toCustomer?.text ?? '', /•• ••• 777/)
  assert.doesNotMatch(toCustomer?.text ?? '', /55 666|Bourguiba|22 333|Kasbah/)
  const toShop = sent.find(({ to }) => to !== 'amel@example.tn')
  assert.match(toShop?.text ?? '', /22 333 444/)
})

test('a guess of what is stored is answered like any other correction, so the link tells nothing', async () => {
  await using shop = await openTestShop()
  const seen = async (phone: Phone) => {
    const { customer } = await orderedUpTo(shop, 'confirmed')
    const answer = await correctOwnDelivery(customer, { phone })
    const { number: _, lines: __, ...page } = await getPrivateOrder(customer)
    const data = (await exportOwnOrder(customer)).map(({ table, count }) => [table, count])
    return JSON.stringify([answer, page, data])
  }
  assert.equal(await seen('+21622333444' as Phone), await seen('+21699888444' as Phone))
})

test('an operator who has not seen the correction cannot confirm it unnoticed', async () => {
  await using shop = await openTestShop()
  const office = await asOperator(shop.marketplace)
  const { order, customer } = await orderedUpTo(shop, 'received')
  await correctOwnDelivery(customer, { place: newPlace })
  assert.deepEqual(await recordCall(office, order.id, { outcome: 'confirmed' }), { outcome: 'corrected-by-customer' })
  const [request] = (await getOrderDetails(office, order.id)).customerRequests
  const seen = { seenCorrection: request?.id }
  assert.equal((await recordCall(office, order.id, { outcome: 'confirmed' }, seen)).outcome, 'recorded')
  const { status, customerRequests } = await getOrderDetails(office, order.id)
  assert.deepEqual([status, customerRequests[0]?.isWaiting], ['confirmed', false])
})

test('a number that holds too much already makes the order a request, and the customer is not told so', async () => {
  await using shop = await openTestShop()
  const never = { count: 100_000, seconds: 60 }
  await setRateLimits(shop.marketplace, rateLimitsOf({ perNetwork: never, perRecipient: never }, 1))
  await setHoldLimits(shop.marketplace, {})
  const office = await asOperator(shop.marketplace)
  await placeTestOrder(shop, await shop.sells())
  const { order, customer, sizeId } = await orderedUpTo(shop, 'packed', newPhone)
  const here = fromNetwork(customer)
  assert.deepEqual(await correctOwnDelivery(here, { phone: '+21622333444' as Phone }), corrected)
  const details = await getOrderDetails(office, order.id)
  assert.deepEqual([details.status, details.requestReason], ['requested', 'phone'])
  assert.equal(await shop.stockOf(sizeId), 10, 'its pieces are back')
  assert.equal((await getPrivateOrder(customer)).status, 'received')
  const seen = { seenCorrection: details.customerRequests[0]?.id }
  assert.equal((await recordCall(office, order.id, { outcome: 'confirmed' }, seen)).outcome, 'recorded')
  assert.equal(await shop.stockOf(sizeId), 7, 'confirming takes them again')
})

test('of a correction and a hand-over at the same moment one comes first, and no parcel leaves uncorrected', async () => {
  await using shop = await openTestShop()
  await openConnections(shop.marketplace)
  const office = await asOperator(shop.marketplace)
  for (let round = 0; round < 6; round++) {
    const { order, customer } = await orderedUpTo(shop, 'packed')
    const [answer, handedOver] = await Promise.all([
      correctOwnDelivery(customer, { place: newPlace }),
      advanceOrder(shop.system, order.id, { from: 'packed', to: 'shipped' }),
    ])
    const { status, delivery } = await getOrderDetails(office, order.id)
    const isCorrected = answer.outcome === 'delivery-corrected'
    assert.equal(handedOver.outcome === 'advanced', !isCorrected)
    assert.deepEqual([status, delivery.city], isCorrected ? ['received', 'Sousse'] : ['shipped', 'Nabeul'])
  }
})

async function orderedUpTo(
  shop: TestShop,
  status: 'received' | 'confirmed' | 'packed' | 'shipped',
  phone = '+21622333444' as Phone,
) {
  const product = await shop.sells()
  const { customer: known } = shop.requestFor([])
  const placed = await shop.order([{ product, quantity: 3 }], { customer: { ...known, phone } })
  assert.ok(placed.outcome === 'placed')
  const { order } = placed
  const steps = ['confirmed', 'packed', 'shipped'] as const
  for (const to of steps.slice(0, ['received', ...steps].indexOf(status)))
    assert.equal((await advanceOrder(shop.system, order.id, { to })).outcome, 'advanced')
  return { order, sizeId: product.sizes[0]?.id, customer: await asCustomer(shop.marketplace, order.token) }
}

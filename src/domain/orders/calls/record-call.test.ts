import assert from 'node:assert/strict'
import { test } from 'node:test'
import { dinars } from '#domain/money.ts'
import { asCustomer } from '#domain/orders/as-customer.ts'
import { getOrderDetails } from '#domain/orders/get-order-details.ts'
import { cancelOwnOrder } from '#domain/orders/status/cancel-own-order.ts'
import type { Phone } from '#domain/phone.ts'
import { outboxRows } from '#tests/support/emails.ts'
import { asOperator } from '#tests/support/operators.ts'
import { placeTestOrder } from '#tests/support/place-test-order.ts'
import { openTestShop } from '#tests/support/test-shop.ts'
import { claimNextOrder } from './claim-order.ts'
import { countCallQueue } from './count-call-queue.ts'
import { recordCall } from './record-call.ts'

const noEmail = { name: 'Amel', phone: '+21622333444' as Phone }

test('three calls: nobody answers, the number is wrong, the order is confirmed', async () => {
  await using shop = await openTestShop()
  const office = await asOperator(shop.marketplace, 'staff')
  const product = await shop.sells()
  const [first, second, third] = [
    await placeTestOrder(shop, product),
    await placeTestOrder(shop, product),
    await placeTestOrder(shop, product),
  ]
  const callBackAt = new Date(shop.clock.now().getTime() + 3_600_000)

  assert.equal(await claimNextOrder(office), first.id)
  assert.equal(await claimNextOrder(office, [first.id]), second.id)
  await recordCall(office, first.id, { outcome: 'no-answer', callBackAt })
  assert.equal(await claimNextOrder(office), second.id)
  await recordCall(office, second.id, { outcome: 'wrong-number' })
  assert.equal(await claimNextOrder(office), third.id)
  await recordCall(office, third.id, { outcome: 'confirmed' }, { note: 'In the evening', notifiesCustomer: true })
  assert.equal(await claimNextOrder(office), undefined)
  assert.deepEqual(await countCallQueue(office), {
    ...{ requests: 0, toCall: 0, toCallBackNow: 0, later: 1, wrongNumbers: 1 },
  })

  shop.clock.passes({ seconds: 3600 })
  assert.equal(await claimNextOrder(office), first.id)
  assert.equal((await getOrderDetails(office, first.id)).unansweredCalls, 1)
  await recordCall(office, second.id, { outcome: 'wrong-number', phone: '+21655666777' as Phone })
  assert.equal(await claimNextOrder(office, [first.id]), second.id)

  const details = await getOrderDetails(office, third.id)
  assert.equal(details.status, 'confirmed')
  assert.deepEqual(
    details.calls.map(({ outcome, note, by }) => [outcome, note, by]),
    [['confirmed', 'In the evening', `Sana (${office.actor.id})`]],
  )
  assert.equal((await outboxRows(shop.marketplace)).filter(({ kind }) => kind === 'order-progress').length, 1)
})

test('an order that somebody else has settled meanwhile is not called again', async () => {
  await using shop = await openTestShop()
  const office = await asOperator(shop.marketplace)
  const order = await placeTestOrder(shop, await shop.sells())
  await cancelOwnOrder(await asCustomer(office, order.token))
  const result = await recordCall(office, order.id, { outcome: 'confirmed' })
  assert.deepEqual(result, { outcome: 'not-to-call', status: 'cancelled' })
  assert.deepEqual((await getOrderDetails(office, order.id)).calls, [])
})

test('a call that cancels the order records the reason and returns the pieces to stock', async () => {
  await using shop = await openTestShop()
  const office = await asOperator(shop.marketplace)
  const product = await shop.sells()
  const order = await placeTestOrder(shop, product)
  await recordCall(office, order.id, { outcome: 'cancelled', reason: 'Too dear' })
  const { status, steps } = await getOrderDetails(office, order.id)
  assert.equal(status, 'cancelled')
  assert.equal(steps[0]?.note, 'Too dear')
  assert.equal(await shop.stockOf(product.sizes[0]?.id), 10)
})

test('the note on a call is stored with every outcome, after the reason of a cancellation', async () => {
  await using shop = await openTestShop()
  const office = await asOperator(shop.marketplace)
  const bowl = await shop.sells()
  const correction = { customer: noEmail, address: '3 rue du Port', city: 'Nabeul' }
  const lines = [{ productId: bowl.id, quantity: 2 }]
  const calls = [
    { outcome: 'confirmed' },
    { outcome: 'no-answer', callBackAt: shop.clock.now() },
    { outcome: 'wrong-number' },
    { outcome: 'address-corrected', correction },
    { outcome: 'changed', lines, claimedTotal: dinars(98) },
    { outcome: 'cancelled', reason: 'Too dear' },
  ] as const
  for (const call of calls) {
    const { id } = await placeTestOrder(shop, bowl)
    await recordCall(office, id, call, { note: 'Speaks Italian' })
    const { calls, steps } = await getOrderDetails(office, id)
    const expectedNote = call.outcome === 'cancelled' ? 'Too dear: Speaks Italian' : 'Speaks Italian'
    assert.equal(calls[0]?.note, expectedNote, call.outcome)
    for (const { note } of steps) assert.equal(note, expectedNote, call.outcome)
  }
})

test('lines that are refused change nothing and record no call', async () => {
  await using shop = await openTestShop()
  const office = await asOperator(shop.marketplace)
  const bowl = await shop.sells()
  const order = await placeTestOrder(shop, bowl, 3)
  const change = {
    outcome: 'changed',
    lines: [{ productId: bowl.id, quantity: 11 }],
    claimedTotal: dinars(503),
  } as const
  const result = await recordCall(office, order.id, change)
  assert.ok(result.outcome === 'not-changed' && result.result.outcome === 'out-of-stock')
  assert.equal(result.result.lines[0]?.left, 10)
  const { status, calls } = await getOrderDetails(office, order.id)
  assert.deepEqual([status, calls], ['received', []])
})

import assert from 'node:assert/strict'
import { test } from 'node:test'
import { findAllViolations } from '#domain/consistency/find-violations.ts'
import type { Marketplace } from '#domain/marketplace.ts'
import { getOrderDetails } from '#domain/orders/get-order-details.ts'
import { advanceOrderAsOperator } from '#domain/orders/status/advance-order-as-operator.ts'
import { packedOrder } from '#tests/support/couriers.ts'
import { asOperator, openConnections } from '#tests/support/operators.ts'
import { openTestShop, type TestShop } from '#tests/support/test-shop.ts'
import { recordDeliveryResult } from './record-delivery-result.ts'

async function shippedOrder(shop: TestShop, office: Marketplace): Promise<number> {
  const id = await packedOrder(shop, office)
  await advanceOrderAsOperator(office, id, { to: 'shipped' })
  return id
}

const postponed = { outcome: 'postponed', decidedBy: 'customer', reason: 'absent', note: 'Come on Friday' } as const

test('a postponed delivery is noted with its day, once, and the order stays on its way', async () => {
  await using shop = await openTestShop()
  const office = await asOperator(shop.marketplace)
  const id = await shippedOrder(shop, office)
  await openConnections(shop.marketplace)
  const result = { ...postponed, postponedUntil: '2026-03-06' } as const
  await Promise.all([1, 2].map(() => recordDeliveryResult(office, id, result)))
  await recordDeliveryResult(office, id, { ...result, postponedUntil: '2026-03-09' })
  const { status, attempts } = await getOrderDetails(office, id)
  assert.equal(status, 'shipped')
  assert.deepEqual(
    attempts.map(({ outcome, reason, decidedBy, postponedUntil, note }) => [
      ...[outcome, reason, decidedBy, postponedUntil, note],
    ]),
    ['2026-03-06', '2026-03-09'].map((day) => ['postponed', 'absent', 'customer', day, 'Come on Friday']),
  )
})

test('a refused parcel keeps who refused it and why', async () => {
  await using shop = await openTestShop()
  const office = await asOperator(shop.marketplace)
  const id = await shippedOrder(shop, office)
  const refused = { outcome: 'refused', decidedBy: 'customer', reason: 'changed-mind' } as const
  assert.deepEqual(await recordDeliveryResult(office, id, refused, { from: 'shipped' }), { outcome: 'recorded' })
  assert.deepEqual(await recordDeliveryResult(office, id, refused, { from: 'shipped' }), {
    ...{ outcome: 'not-possible', status: 'refused' },
  })
  const { attempts, status } = await getOrderDetails(office, id)
  assert.deepEqual([status, attempts.length, attempts[0]?.reason], ['refused', 1, 'changed-mind'])
})

test('the pieces of a lost parcel return to stock only when it turns up', async () => {
  await using shop = await openTestShop()
  const office = await asOperator(shop.marketplace)
  const stock = async (id: number) => {
    const { variant_id } = await shop.system.db
      .selectFrom('order_lines')
      .select('variant_id')
      .where('order_id', '=', id)
      .executeTakeFirstOrThrow()
    return shop.stockOf(variant_id)
  }
  const ends = [
    [{ outcome: 'delivered' }, 'delivered', 9],
    [{ outcome: 'refused', decidedBy: 'courier', reason: 'late' }, 'refused', 9],
    [{ outcome: 'returned' }, 'returned', 10],
  ] as const
  for (const [end, expected, pieces] of ends) {
    const id = await shippedOrder(shop, office)
    await recordDeliveryResult(office, id, { outcome: 'lost', note: 'They search' })
    assert.equal((await getOrderDetails(office, id)).status, 'lost')
    assert.equal(await stock(id), 9)
    assert.deepEqual(await Array.fromAsync(findAllViolations(shop.marketplace)), [])
    assert.deepEqual(await recordDeliveryResult(office, id, end), { outcome: 'recorded' })
    assert.equal((await getOrderDetails(office, id)).status, expected)
    assert.equal(await stock(id), pieces)
  }
  assert.deepEqual(await Array.fromAsync(findAllViolations(shop.marketplace)), [])
})

test('a parcel that comes straight back was refused first, and nothing is recorded of one that no courier has', async () => {
  await using shop = await openTestShop()
  const office = await asOperator(shop.marketplace)
  const id = await shippedOrder(shop, office)
  await recordDeliveryResult(office, id, { outcome: 'returned' })
  const { steps } = await getOrderDetails(office, id)
  assert.deepEqual(
    steps.map(({ to }) => to),
    ['confirmed', 'packed', 'shipped', 'refused', 'returned'],
  )
  const packed = await packedOrder(shop, office)
  for (const result of [postponed, { outcome: 'delivered' }, { outcome: 'lost' }, { outcome: 'returned' }] as const)
    assert.deepEqual(await recordDeliveryResult(office, packed, result), {
      ...{ outcome: 'not-possible', status: 'packed' },
    })
})

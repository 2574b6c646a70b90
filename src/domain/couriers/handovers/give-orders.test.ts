import assert from 'node:assert/strict'
import { test } from 'node:test'
import { findAllViolations } from '#domain/consistency/find-violations.ts'
import { listCouriers } from '#domain/couriers/list-couriers.ts'
import type { Marketplace } from '#domain/marketplace.ts'
import { dinars } from '#domain/money.ts'
import { getOrderDetails } from '#domain/orders/get-order-details.ts'
import { advanceOrderAsOperator } from '#domain/orders/status/advance-order-as-operator.ts'
import { undoBatch } from '#domain/orders/status/undo-batch.ts'
import { createCourier, openHandover, packedOrder } from '#tests/support/couriers.ts'
import { asOperator } from '#tests/support/operators.ts'
import { openTestShop, type TestShop } from '#tests/support/test-shop.ts'
import { type ChosenCarrier, listCarriers } from './carrier.ts'
import { getHandover } from './get-handover.ts'
import { giveOrder, giveOrders } from './give-orders.ts'

/** What each courier has collected of an order, and what has reached the shop, in dinars. */
async function cashOf(shop: TestShop, orderId: number) {
  const rows = await shop.system.db
    .selectFrom('order_balances')
    .leftJoin('couriers', 'couriers.id', 'courier_id')
    .select(['name', 'collected_millimes', 'remitted_millimes'])
    .where('order_id', '=', orderId)
    .execute()
  return rows
    .filter((row) => row.collected_millimes > 0 || row.remitted_millimes > 0)
    .map((row) => [row.name, row.collected_millimes, row.remitted_millimes])
}

async function deliver(office: Marketplace, id: number, carrier: ChosenCarrier | undefined) {
  const given = await giveOrder(office, { id, status: 'packed' }, { carrier })
  if (given.outcome === 'advanced') await advanceOrderAsOperator(office, id, { to: 'delivered' })
  return given
}

test('a shop with couriers is asked who brings a parcel, and its cash is with them after the delivery', async () => {
  await using shop = await openTestShop()
  const [owner, office] = [await asOperator(shop.marketplace), await asOperator(shop.marketplace, 'staff')]
  const alone = await packedOrder(shop, office)
  assert.deepEqual(await deliver(office, alone, undefined), { outcome: 'advanced' })
  assert.deepEqual(await cashOf(shop, alone), [[null, 0, dinars(53)]])

  const rapid = await createCourier(owner)
  const aramex = await createCourier(owner, { name: 'Aramex' })
  const [byCourier, byUs] = [await packedOrder(shop, office), await packedOrder(shop, office)]
  const missing = (problem: string) => ({ outcome: 'carrier-missing', problem })
  assert.deepEqual(await deliver(office, byCourier, undefined), missing('no-carrier'))
  assert.deepEqual(await deliver(office, byCourier, { id: 4711 }), missing('no-carrier'))
  assert.deepEqual(await deliver(office, byCourier, { holder: '' }), missing('no-holder'))
  assert.deepEqual(await deliver(office, byCourier, { holder: 'RAPID poste' }), missing('name-taken'))
  assert.equal((await getOrderDetails(office, byCourier)).status, 'packed')
  assert.equal((await listCarriers(office)).lastId, undefined)

  assert.deepEqual(await deliver(office, byCourier, { id: aramex }), { outcome: 'advanced' })
  assert.deepEqual(await cashOf(shop, byCourier), [['Aramex', dinars(53), 0]])
  assert.equal((await listCarriers(office)).lastId, aramex)
  assert.deepEqual(await deliver(office, byUs, { holder: 'Sami' }), { outcome: 'advanced' })
  assert.deepEqual(await cashOf(shop, byUs), [['Sami', dinars(53), 0]])
  const { carriers, lastId } = await listCarriers(office)
  assert.deepEqual(
    carriers.map(({ name, isOwn }) => [name, isOwn]),
    [
      ['Aramex', false],
      ['Rapid Poste', false],
      ['Sami', true],
    ],
  )
  assert.equal(carriers.find(({ id }) => id === lastId)?.name, 'Sami')
  // Once more by the same person: nobody new.
  await deliver(office, await packedOrder(shop, office), { holder: 'sami' })
  assert.equal((await listCouriers(office)).length, 3)
  assert.ok(rapid !== aramex)
  assert.deepEqual(await Array.fromAsync(findAllViolations(shop.system)), [])
})

test('several orders are given away together: those that cannot go stay, and all are undone at once', async () => {
  await using shop = await openTestShop()
  const office = await asOperator(shop.marketplace)
  const courierId = await createCourier(office)
  const [one, waiting, unpaid, gone] = [
    await packedOrder(shop, office),
    await packedOrder(shop, office),
    await packedOrder(shop, office, 'paypal'),
    await packedOrder(shop, office),
  ]
  const open = await openHandover(office, [waiting])
  await advanceOrderAsOperator(office, gone, { to: 'cancelled', note: 'Called' })
  const orders = [one, waiting, unpaid, gone].map((id) => ({ id, status: 'packed' }) as const)
  const given = await giveOrders(office, orders, { carrier: { id: courierId } })
  assert.ok(given.outcome === 'taken')
  assert.deepEqual(
    [given.advanced, given.unpaid.map(({ id }) => id), given.notPossible.map(({ id }) => id)],
    [2, [unpaid], [gone]],
  )
  // It waits in the other hand-over no more.
  const { parcels, left } = await getHandover(office, open.id)
  assert.deepEqual([parcels, left], [[], []])
  // A button that was tapped twice.
  const again = await giveOrders(office, orders.slice(0, 2), { carrier: { id: courierId } })
  assert.ok(again.outcome === 'taken')
  assert.deepEqual([again.advanced, again.batchId], [2, given.batchId])
  assert.equal((await getOrderDetails(office, one)).steps.filter(({ to }) => to === 'shipped').length, 1)
  assert.equal((await undoBatch(office, given.batchId ?? '')).undone, 2)
  for (const id of [one, waiting]) assert.equal((await getOrderDetails(office, id)).status, 'packed')
  assert.deepEqual(await Array.fromAsync(findAllViolations(shop.system)), [])
})

import assert from 'node:assert/strict'
import { test } from 'node:test'
import { commissionSetting } from '#domain/commission/commission-setting.ts'
import { findAllViolations } from '#domain/consistency/find-violations.ts'
import { handOver } from '#domain/couriers/handovers/hand-over.ts'
import { countPendingWork } from '#domain/dashboard/count-pending-work.ts'
import type { Marketplace } from '#domain/marketplace.ts'
import { dinars, millimes } from '#domain/money.ts'
import { advanceOrderAsOperator } from '#domain/orders/status/advance-order-as-operator.ts'
import { undoOrderStep } from '#domain/orders/status/undo-order-step.ts'
import { listOwedOrders } from '#domain/remittances/list-owed-orders.ts'
import { editSetting } from '#domain/settings/edit-setting.ts'
import { getSetting } from '#domain/settings/get-setting.ts'
import { createCourier, openHandover } from '#tests/support/couriers.ts'
import { asOperator } from '#tests/support/operators.ts'
import { openTestShop, type TestShop } from '#tests/support/test-shop.ts'
import { listLostParcels } from './lost-parcels.ts'

/** An order of two pieces of 45 dinars that its courier has lost, in a shop that keeps a tenth. */
async function lostParcel(shop: TestShop, office: Marketplace) {
  const { version, value } = await getSetting(office, commissionSetting)
  await editSetting(office, commissionSetting, { version, edited: { ...value, withoutPlan: 1000 } })
  const courierId = await createCourier(office)
  const bowl = await shop.sells({ regularPrice: dinars(45), sizes: [{ name: '', stock: 10 }] })
  const placed = await shop.order([{ product: bowl, quantity: 2 }])
  assert.ok(placed.outcome === 'placed')
  const { id } = placed.order
  for (const to of ['confirmed', 'packed'] as const) await advanceOrderAsOperator(office, id, { to })
  const { id: handoverId } = await openHandover(office, [id])
  await handOver(office, handoverId, { agreedUnpaid: [], notifiesCustomers: false })
  for (const to of ['refused', 'lost'] as const)
    assert.equal((await advanceOrderAsOperator(office, id, { to })).outcome, 'advanced', 'lost on its way back')
  return { id, courierId, sizeId: bowl.sizes[0]?.id ?? 0 }
}

const owedTo = async ({ system }: TestShop, courierId: number) =>
  (await listOwedOrders(system, courierId)).reduce((sum, { owed }) => sum + owed, 0)

const owedToMakers = async ({ system }: TestShop) => {
  const rows = await system.db.selectFrom('store_balances').select('owed_to_makers_millimes').execute()
  return rows.reduce((sum, row) => sum - row.owed_to_makers_millimes, 0)
}

test('a lost parcel stands on Today with its claim, is written off without stock, and its makers get their part of the claim', async () => {
  await using shop = await openTestShop()
  const office = await asOperator(shop.marketplace)
  const { id, courierId, sizeId } = await lostParcel(shop, office)
  assert.equal((await countPendingWork(office))['orders-lost'], 1)
  const [parcel] = await listLostParcels(office, { limit: 20 })
  assert.deepEqual([parcel?.courier, parcel?.goods], ['Rapid Poste', dinars(90)])
  assert.equal(parcel?.makersShare, dinars(81))

  const fee = await owedTo(shop, courierId)
  const step = await advanceOrderAsOperator(office, id, { to: 'written-off', claim: dinars(45) })
  assert.ok(step.outcome === 'advanced')
  assert.equal(await shop.stockOf(sizeId), 8)
  assert.equal(await owedTo(shop, courierId), fee + dinars(45), 'the courier pays it with its next remittance')
  assert.equal(await owedToMakers(shop), dinars(40.5))
  assert.equal((await countPendingWork(office))['orders-lost'], undefined)
  assert.deepEqual(await Array.fromAsync(findAllViolations(shop.marketplace)), [])

  assert.equal((await undoOrderStep(office, step.stepId)).outcome, 'undone')
  assert.deepEqual([await owedTo(shop, courierId), await owedToMakers(shop)], [fee, 0])
  await advanceOrderAsOperator(office, id, { to: 'written-off', claim: millimes(0) })
  assert.deepEqual([await owedTo(shop, courierId), await owedToMakers(shop), await shop.stockOf(sizeId)], [fee, 0, 8])
  assert.deepEqual(await Array.fromAsync(findAllViolations(shop.marketplace)), [])
})

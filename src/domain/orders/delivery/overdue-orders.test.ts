import assert from 'node:assert/strict'
import { test } from 'node:test'
import { countPendingWork } from '#domain/dashboard/count-pending-work.ts'
import { listOrders } from '#domain/orders/lists/list-orders.ts'
import { advanceOrderAsOperator } from '#domain/orders/status/advance-order-as-operator.ts'
import { editSetting } from '#domain/settings/edit-setting.ts'
import { asOperator } from '#tests/support/operators.ts'
import { openTestShop } from '#tests/support/test-shop.ts'
import { defaultDeliveryRules } from './delivery-rules.ts'
import { deliverySetting } from './delivery-setting.ts'

test('a parcel is overdue after as many days on the way as an owner allows, and no longer when it has arrived', async () => {
  await using shop = await openTestShop()
  const office = await asOperator(shop.marketplace)
  const bowl = await shop.sells()
  const ship = async () => {
    const placed = await shop.order([{ product: bowl }])
    assert.ok(placed.outcome === 'placed')
    for (const to of ['confirmed', 'packed', 'shipped'] as const)
      await advanceOrderAsOperator(office, placed.order.id, { to })
    return placed.order.id
  }
  const overdue = async () => {
    const { orders } = await listOrders(office, { status: 'shipped', isOverdue: true })
    assert.equal((await countPendingWork(office))['orders-overdue'] ?? 0, orders.length)
    return orders.map(({ id }) => id)
  }
  const first = await ship()
  shop.clock.passes({ days: 3 })
  const second = await ship()
  shop.clock.passes({ days: 2 })
  assert.deepEqual(await overdue(), [])
  shop.clock.passes({ seconds: 1 })
  assert.deepEqual(await overdue(), [first])
  await editSetting(office, deliverySetting, { version: 0, edited: { ...defaultDeliveryRules, overdueDays: 1 } })
  assert.deepEqual(await overdue(), [first, second], 'the oldest first')
  await advanceOrderAsOperator(office, first, { to: 'delivered' })
  assert.deepEqual(await overdue(), [second])
})

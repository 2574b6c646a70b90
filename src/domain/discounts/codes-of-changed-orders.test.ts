import assert from 'node:assert/strict'
import { test } from 'node:test'
import { dinars } from '#domain/money.ts'
import { joinOrders } from '#domain/orders/duplicates/join-orders.ts'
import { getOrderDetails } from '#domain/orders/get-order-details.ts'
import { changeOrderLines } from '#domain/orders/lines/change-order-lines.ts'
import { createCode, orderWithCode } from '#tests/support/discount-codes.ts'
import { asOperator } from '#tests/support/operators.ts'
import { openTestShop } from '#tests/support/test-shop.ts'
import { getDiscountCode } from './list-discount-codes.ts'

test('changed lines keep the discount of the code, and give it up when it does not suit them', async () => {
  await using shop = await openTestShop()
  const bowl = await shop.sells({ regularPrice: dinars(50) })
  const id = await createCode(shop.marketplace, { minimum: dinars(100), lastDay: '2026-03-02' })
  const placed = await orderWithCode(shop, [{ product: bowl, quantity: 2 }], 98)
  assert.ok(placed.outcome === 'placed')
  const office = await asOperator(shop.marketplace)
  shop.clock.passes({ days: 3 })
  const change = (quantity: number, total: number) =>
    changeOrderLines(office, placed.order.id, [{ productId: bowl.id, quantity }], dinars(total))
  assert.equal((await change(3, 143)).outcome, 'changed')
  assert.equal((await change(1, 53)).outcome, 'repriced')
  assert.equal((await change(1, 58)).outcome, 'changed')
  const { totals } = await getOrderDetails(office, placed.order.id)
  assert.deepEqual([totals.discount, totals.code], [0, undefined])
  assert.equal((await getDiscountCode(office, id)).uses, 0)
})

test('changed lines that a code for free delivery does not suit cost the delivery fee again', async () => {
  await using shop = await openTestShop()
  const bowl = await shop.sells({ regularPrice: dinars(50) })
  const id = await createCode(shop.marketplace, { kind: 'free-delivery', minimum: dinars(100) })
  const placed = await orderWithCode(shop, [{ product: bowl, quantity: 2 }], 100)
  assert.ok(placed.outcome === 'placed')
  const office = await asOperator(shop.marketplace)
  const change = (quantity: number, total: number) =>
    changeOrderLines(office, placed.order.id, [{ productId: bowl.id, quantity }], dinars(total))
  assert.equal((await change(3, 150)).outcome, 'changed')
  assert.equal((await change(1, 50)).outcome, 'repriced')
  assert.equal((await change(1, 58)).outcome, 'changed')
  assert.equal((await getDiscountCode(office, id)).uses, 0)
})

test('a joined order brings its discount with its code, which stays used', async () => {
  await using shop = await openTestShop()
  const [bowl, rug] = [await shop.sells({ regularPrice: dinars(50) }), await shop.sells({ regularPrice: dinars(30) })]
  const id = await createCode(shop.marketplace)
  const [kept, joined] = [await shop.order([{ product: rug }]), await orderWithCode(shop, [{ product: bowl }], 53)]
  assert.ok(kept.outcome === 'placed' && joined.outcome === 'placed')
  const office = await asOperator(shop.marketplace)
  assert.equal((await joinOrders(office, kept.order.id, joined.order.id)).outcome, 'joined')
  const { totals } = await getOrderDetails(office, kept.order.id)
  assert.deepEqual([totals.total, totals.discount, totals.code], [dinars(83), dinars(5), 'AID'])
  assert.equal((await getDiscountCode(office, id)).uses, 1)
})

import assert from 'node:assert/strict'
import { test } from 'node:test'
import { asCustomer } from '#domain/orders/as-customer.ts'
import { advanceOrderAsOperator } from '#domain/orders/status/advance-order-as-operator.ts'
import { cancelOwnOrder } from '#domain/orders/status/cancel-own-order.ts'
import { asOperator } from '#tests/support/operators.ts'
import { advance, statusOf, violations } from '#tests/support/order-steps.ts'
import { openTestShop } from '#tests/support/test-shop.ts'
import { idOfVariant, openTwoStores } from '#tests/support/two-stores.ts'
import { listOwnOrders } from './list-own-orders.ts'
import { prepareLine } from './prepare-line.ts'

test('two makers, two operators and the customer who act on one order at once leave it in one state', async () => {
  await using shop = await openTestShop()
  const { own, ownBowl, foreign, foreignBowl, seller, other } = await openTwoStores(shop)
  const offices = [await asOperator(shop.marketplace), await asOperator(shop.marketplace)] as const
  const sizeIds = [ownBowl, foreignBowl].map(({ sizes }) => sizes[0]?.id ?? 0)
  const stock = () => Promise.all(sizeIds.map((id) => shop.stockOf(id)))
  let left = await stock()
  for (let round = 0; round < 6; round++) {
    const placed = await shop.order([{ product: ownBowl }, { product: foreignBowl }])
    assert.ok(placed.outcome === 'placed')
    const { id, token } = placed.order
    await advance(offices[0], id, 'confirmed')
    const customer = await asCustomer(shop.marketplace, token)
    const lineOf = (position: number, variantId: number) => ({ orderId: id, position, variantId, quantity: 1 })
    const [packed, , canceled, ...answers] = await Promise.all([
      advanceOrderAsOperator(offices[0], id, { to: 'packed', from: 'confirmed' }),
      advanceOrderAsOperator(offices[1], id, { to: 'cancelled', from: 'confirmed' }),
      cancelOwnOrder(customer),
      prepareLine(seller, lineOf(0, idOfVariant(ownBowl)), { state: 'ready' }),
      prepareLine(other, lineOf(1, idOfVariant(foreignBowl)), { state: 'cannot', reason: 'sold', note: '' }),
    ])
    const status = await statusOf(shop, id)
    assert.equal(status, packed.outcome === 'advanced' ? 'packed' : 'cancelled')
    assert.equal(canceled.outcome, status === 'packed' ? 'too-late' : 'cancelled')
    for (const { outcome } of answers) assert.ok(outcome === 'saved' || outcome === 'not-possible', outcome)
    left = status === 'packed' ? left.map((pieces) => pieces - 1) : left
    assert.deepEqual(await stock(), left)
    for (const [maker, storeId] of [[seller, own] as const, [other, foreign] as const])
      assert.deepEqual(await listOwnOrders(maker, storeId), { open: [], ready: [] })
  }
  assert.deepEqual(await violations(shop), [])
})

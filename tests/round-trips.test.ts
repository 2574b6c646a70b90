import assert from 'node:assert/strict'
import { test } from 'node:test'
import { usualLimits } from '#domain/limits/limits.ts'
import type { OrderRequest } from '#domain/orders/order.ts'
import { placeOrder } from '#domain/orders/place-order.ts'
import { heldTo } from './support/limits.ts'
import { openCountedShop } from './support/round-trips.ts'
import { openTestShop } from './support/test-shop.ts'

test('an order takes three round trips to the database, whatever is in it and whoever places it', async () => {
  await using shop = await openTestShop()
  const [bowl, vase] = [await shop.sells(), await shop.sells({ colors: [{ name: 'Blue', swatch: '#1f4e86' }] })]
  await using counted = await openCountedShop(shop)
  const here = { ...counted.marketplace, visitor: { network: '192.0.2.1', ...heldTo(usualLimits.order) } }
  const place = async (request: OrderRequest) => {
    const placed = await placeOrder(here, request)
    assert.equal(placed.outcome, 'placed')
  }
  const one = shop.requestFor([{ product: bowl }])
  const two = shop.requestFor([{ product: bowl }, { product: vase, quantity: 2 }], { idempotencyKey: 'two' })
  assert.equal(await counted.roundTripsOf(() => place(one)), 3)
  assert.equal(await counted.roundTripsOf(() => place(two)), 3)
  // Asked again, it is read and nothing is written.
  assert.equal(await counted.roundTripsOf(() => place(two)), 2)
})

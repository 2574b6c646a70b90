import assert from 'node:assert/strict'
import { test } from 'node:test'
import { createCourier, openHandover, packedOrder } from '#tests/support/couriers.ts'
import { asOperator } from '#tests/support/operators.ts'
import { openTestShop } from '#tests/support/test-shop.ts'
import { findCarrier } from './find-carrier.ts'
import { handOver } from './hand-over.ts'

test('an order says who brings it, in which hand-over, and since when', async () => {
  await using shop = await openTestShop()
  const office = await asOperator(shop.marketplace)
  await createCourier(office)
  const orderId = await packedOrder(shop, office)
  assert.equal(await findCarrier(office, orderId), undefined)
  const { id: handoverId } = await openHandover(office, [orderId])
  const carrier = { handoverId, courier: 'Rapid Poste' }
  assert.deepEqual(await findCarrier(office, orderId), { ...carrier, handedOverAt: undefined })
  await handOver(office, handoverId, { agreedUnpaid: [], notifiesCustomers: false })
  assert.deepEqual(await findCarrier(office, orderId), { ...carrier, handedOverAt: shop.clock.now() })
})

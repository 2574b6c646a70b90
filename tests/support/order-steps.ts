import assert from 'node:assert/strict'
import { findAllViolations } from '#domain/consistency/find-violations.ts'
import type { Marketplace } from '#domain/marketplace.ts'
import type { OrderStatus } from '#domain/order-status.ts'
import { asCustomer } from '#domain/orders/as-customer.ts'
import { getPrivateOrder } from '#domain/orders/get-private-order.ts'
import { placeOrder } from '#domain/orders/placing/place-order.ts'
import { advanceOrderAsOperator } from '#domain/orders/status/advance-order-as-operator.ts'
import type { TestShop } from '#tests/support/test-shop.ts'

/** Places an order of three pieces of a new product, which has ten. */
export async function placeOrderOfThree(shop: TestShop, visitor = shop.marketplace) {
  const product = await shop.sells()
  const placed = await placeOrder(visitor, shop.requestFor([{ product, quantity: 3 }]))
  assert.equal(placed.outcome, 'placed')
  if (placed.outcome !== 'placed') throw new Error('It was not placed')
  return { order: placed.order, product, sizeId: product.sizes[0]?.id ?? 0 }
}

/** Lets an operator take a step of an order. Returns the id of the step. */
export async function advance(office: Marketplace, orderId: number, to: OrderStatus, notifiesCustomer = false) {
  const result = await advanceOrderAsOperator(office, orderId, { to, notifiesCustomer })
  assert.equal(result.outcome, 'advanced')
  return result.outcome === 'advanced' ? result.stepId : 0
}

export async function statusOf({ marketplace }: TestShop, orderId: number) {
  const row = marketplace.db.selectFrom('orders').select('status').where('id', '=', orderId)
  return (await row.executeTakeFirstOrThrow()).status
}

/** Returns the current status of an order as its private page shows it, and then all that it has had. */
export async function statusesShownTo(shop: TestShop, token: string) {
  const { status, steps } = await getPrivateOrder(await asCustomer(shop.marketplace, token))
  return [status, ...steps.map(({ status, undoneAt }) => (undoneAt ? `${status} (undone)` : status))]
}

/** Returns what breaks a rule of consistency. */
export async function violations(shop: TestShop) {
  return Array.fromAsync(findAllViolations(shop.marketplace))
}

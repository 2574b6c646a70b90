import assert from 'node:assert/strict'
import type { Email } from '#domain/email.ts'
import type { PlacedOrder } from '#domain/orders/order.ts'
import type { Phone } from '#domain/phone.ts'
import type { TestShop } from './test-shop.ts'

type OrderedProduct = Parameters<TestShop['order']>[0][number]['product']

/** An order of Amel's, who is to be phoned and has an address for letters. */
export async function placedByAmel(shop: TestShop, product: OrderedProduct, quantity = 1): Promise<PlacedOrder> {
  const email = 'amel@example.tn' as Email
  const customer = { name: 'Amel Ben Salah', email, phone: '+21622333444' as Phone }
  const result = await shop.order([{ product, quantity }], { customer })
  assert.equal(result.outcome, 'placed')
  return result.order
}

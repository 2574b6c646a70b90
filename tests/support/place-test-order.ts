import assert from 'node:assert/strict'
import type { EmailAddress } from '#domain/email-address.ts'
import type { PlacedOrder } from '#domain/orders/order.ts'
import type { Phone } from '#domain/phone.ts'
import type { TestShop } from './test-shop.ts'

type OrderedProduct = Parameters<TestShop['order']>[0][number]['product']

/** Places an order of Amel, with a phone number and an email address. */
export async function placeTestOrder(shop: TestShop, product: OrderedProduct, quantity = 1): Promise<PlacedOrder> {
  const email = 'amel@example.tn' as EmailAddress
  const customer = { name: 'Amel Ben Salah', email, phone: '+21622333444' as Phone }
  const result = await shop.order([{ product, quantity }], { customer })
  assert.equal(result.outcome, 'placed')
  return result.order
}

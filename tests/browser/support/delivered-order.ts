import { expect, type Page } from '@playwright/test'
import { type SingleSizeProduct, sizeIdOf } from './cart-and-checkout.ts'
import type { Site } from './fixtures.ts'

/** Orders a product through the API, and has it delivered. Returns the path of the private page of the order. */
export async function deliveredOrder(
  page: Page,
  product: SingleSizeProduct,
  { deliverOrder }: Pick<Site, 'deliverOrder'>,
): Promise<string> {
  const answer = await page.request.post('/api/orders', {
    data: {
      ...{ nom: 'Amel', email: 'amel@example.tn', telephone: '22333444', adresse: '12 rue', ville: 'Nabeul' },
      ...{ orderItems: [{ productId: product.id, sizeId: sizeIdOf(product), quantity: 1 }], total: product.price + 8 },
      paymentMethod: 'livraison',
    },
  })
  expect(answer.status()).toBe(201)
  const { orderNumber, token } = await answer.json()
  await deliverOrder(orderNumber)
  return `/order/${token}`
}

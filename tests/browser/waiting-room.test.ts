import { addToCart, fillCheckout, orderButton, singleSizeProduct } from './support/cart-and-checkout.ts'
import { expect, test } from './support/fixtures.ts'

test.afterEach(({ site }) => site.setOrdersPerMinute(0))

test('who orders above the limit sees the place and the time, and the page orders when the turn has come', async ({
  page,
  site,
}) => {
  // Twenty a minute: four are let in at once, and the next ones wait three seconds each.
  await site.setOrdersPerMinute(20)
  const product = await singleSizeProduct(page, 15)
  for (let number = 0; number < 6; number++)
    await page.request.post('/api/orders', {
      headers: { 'Idempotency-Key': `crowd-${number}` },
      data: {
        ...{ nom: 'Crowd', email: `crowd-${number}@example.tn`, telephone: `2200000${number}` },
        ...{ adresse: '12 rue de la Kasbah', ville: 'Nabeul', paymentMethod: 'livraison', total: product.price + 8 },
        orderItems: [{ productId: product.id, sizeId: product.sizes[0]?.sizeId, quantity: 1 }],
      },
    })
  await addToCart(page, product)
  await page.goto('/checkout')
  await fillCheckout(page)
  await orderButton(page).click()
  await expect(page.getByText(/You are number \d+ in the line/)).toBeVisible()
  await expect(page.getByText(/Your turn comes in about \d+ seconds/)).toBeVisible()
  await expect(page).toHaveURL(/\/success/, { timeout: 30_000 })
})

import { fillCheckout, orderButton, singleSizeProduct } from './support/cart-and-checkout.ts'
import { expect, test } from './support/fixtures.ts'
import { productOfModel } from './support/products.ts'
import { putInCart } from './support/stored-cart.ts'

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('one product is ordered by a plain form, which names and focuses an invalid field and keeps what was typed @phone', async ({
    page,
    site,
  }) => {
    const before = await site.count('orders')
    const product = await productOfModel(page.request, 'BL-Balgha')
    const size = product.sizes.filter(({ quantity }) => quantity > 2).at(-1)
    const color = product.colors.at(-1)
    const choice = `size=${size?.sizeId}&color=${color?.colorId}&quantity=2&utm_source=x`
    await page.goto(`/checkout?product=${product.id}&${choice}`)
    const order = page.getByRole('region', { name: 'Your order' })
    await expect(order).toContainText(`Size ${size?.sizeName}`)
    await expect(order).toContainText(color?.colorName ?? '')
    await expect(order).toContainText(`${(2 * product.price + 8).toFixed(2)} TND`)
    await expect(page.getByText(/Sold by/)).toBeVisible()
    await fillCheckout(page)
    await page.getByLabel('Phone').fill('12')
    await page.getByLabel('PayPal').check()
    await orderButton(page).click()
    await expect(page.getByText(/^Phone: This does not look like a phone number/)).toBeVisible()
    await expect(page.getByLabel('Phone')).toBeFocused()
    await expect(page.getByLabel('Address')).toHaveValue('12 rue de la Kasbah')
    await expect(page.getByLabel('PayPal')).toBeChecked()
    expect(await site.count('orders')).toBe(before)

    await page.getByLabel('Phone').fill('22 333 444')
    await orderButton(page).click()
    await expect(page).toHaveURL(/\/order\/[\w-]+\?new$/)
    await expect(page.getByText(/Thank you! We have received your order/)).toContainText('We will call you on')
    await expect(page.getByText(/^2 ×/)).toBeVisible()
    await expect(page.getByText('By PayPal, on our request')).toBeVisible()
    expect(await site.count('orders')).toBe(before + 1)
  })
})

test('with JavaScript the same URL orders that product and leaves the cart alone @phone', async ({ page, site }) => {
  const [before, product] = [await site.count('orders'), await singleSizeProduct(page, 2)]
  await putInCart(page, [await singleSizeProduct(page, 1)])
  await page.goto(`/checkout?product=${product.id}`)
  await fillCheckout(page)
  await orderButton(page).click()
  await expect(page.getByText(/Thank you! We have received your order/)).toBeVisible()
  await expect(page.getByText(product.name).first()).toBeVisible()
  await expect(page.getByRole('link', { name: 'Your cart: 1 piece' })).toBeVisible()
  expect(await site.count('orders')).toBe(before + 1)
})

import { placeOrder, singleSizeProduct } from './support/cart-and-checkout.ts'
import { expect, test } from './support/fixtures.ts'
import { waitForHydration } from './support/hydration.ts'

test('the key / opens a search over orders, customers and products @desktop', async ({ backoffice: page }) => {
  const product = await singleSizeProduct(page, 6)
  const number = await placeOrder(page, product, { nom: 'Rim Gharbi', telephone: '22777333' })
  await page.goto('/admin/orders')
  await waitForHydration(page)
  await page.keyboard.press('/')
  const field = page.getByLabel('Number, name, e-mail, product, code …')
  await expect(field).toBeFocused()
  await field.fill('rim gharbi')
  await field.press('Enter')
  await expect(page.getByRole('region', { name: 'Orders' }).getByRole('link')).toContainText(number)
  await expect(page.getByRole('region', { name: 'Customers' })).toContainText('22 777 333')
  await field.fill(product.name)
  await field.press('Enter')
  await expect(page.getByRole('region', { name: 'Products' })).toContainText(product.name)
})

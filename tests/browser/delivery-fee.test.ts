import type { Page } from '@playwright/test'
import { dinars } from '#domain/money.ts'
import { fillCheckout, orderButton, orderNumber, singleSizeProduct } from './support/cart-and-checkout.ts'
import { expect, test } from './support/fixtures.ts'
import { openHydrated } from './support/hydration.ts'
import { putInCart } from './support/stored-cart.ts'

test.afterEach(({ site }) => site.setSaleTerms({}))

test('the total follows the city from the checkout to the cart, and the terms when the owner changes them @phone', async ({
  page,
  site,
}) => {
  await site.setSaleTerms({ feesByGovernorate: { 'TN-21': dinars(5) } })
  await putInCart(page, [await singleSizeProduct(page, 0)])
  await openHydrated(page, '/checkout')
  await expect.poll(() => deliveryFee(page)).toBe('8.00')
  await fillCheckout(page)
  await expect.poll(() => deliveryFee(page)).toBe('5.00')

  await openHydrated(page, '/cart')
  await expect.poll(() => deliveryFee(page)).toBe('5.00')
  await page.getByRole('button', { name: /^One more of/ }).click()
  await expect(page.getByText('2 pieces')).toBeVisible()
  await expect.poll(() => deliveryFee(page)).toBe('5.00')

  await site.setSaleTerms({ deliveryFee: dinars(9) })
  await page.goto('/checkout')
  await expect.poll(() => deliveryFee(page)).toBe('9.00')
  await orderButton(page).click()
  expect(await orderNumber(page)).toMatch(/^H-/)
})

/** The delivery fee among the totals, in dinars. */
async function deliveryFee(page: Page): Promise<string | undefined> {
  const text = (await page.getByRole('main').locator('dl').first().textContent()) ?? ''
  return /Delivery[\s\S]*?(\d+\.\d\d) TND/.exec(text)?.[1]
}

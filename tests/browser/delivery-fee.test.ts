import type { Page } from '@playwright/test'
import { dinars } from '#domain/money.ts'
import { fillCheckout, orderButton, orderNumber } from './support/cart-and-checkout.ts'
import { expect, test } from './support/fixtures.ts'
import { openHydrated } from './support/hydration.ts'

test('the total follows the city from the checkout to the cart, and the terms when the owner changes them @phone', async ({
  page,
  newShop: shop,
}) => {
  await shop.setSaleTerms({ feesByGovernorate: { 'TN-21': dinars(5) } })
  await openHydrated(page, `${shop.origin}/shop?sort=price`)
  await page.getByRole('main').locator('a[href^="/product/"]').first().click()
  await page.getByRole('button', { name: 'Add to cart' }).first().click()
  await expect(page.getByRole('link', { name: 'Your cart: 1 piece' })).toBeVisible()
  await page.goto(`${shop.origin}/checkout`)
  expect(await deliveryFee(page)).toBe('8.00')
  await fillCheckout(page)
  await expect.poll(() => deliveryFee(page)).toBe('5.00')

  await page.goto(`${shop.origin}/cart`)
  expect(await deliveryFee(page)).toBe('5.00')
  await page.getByRole('button', { name: /^One more of/ }).click()
  await expect(page.getByText('2 pieces')).toBeVisible()
  await expect.poll(() => deliveryFee(page)).toBe('5.00')

  await shop.setSaleTerms({ deliveryFee: dinars(9) })
  await page.goto(`${shop.origin}/checkout`)
  await expect.poll(() => deliveryFee(page)).toBe('9.00')
  await orderButton(page).click()
  expect(await orderNumber(page)).toMatch(/^H-/)
})

/** The delivery fee among the totals, in dinars. */
async function deliveryFee(page: Page): Promise<string | undefined> {
  const text = (await page.getByRole('main').locator('dl').first().textContent()) ?? ''
  return /Delivery[\s\S]*?(\d+\.\d\d) TND/.exec(text)?.[1]
}

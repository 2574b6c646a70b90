import { AxeBuilder } from '@axe-core/playwright'
import type { Page } from '@playwright/test'
import { fillCheckout, orderButton, orderNumber, singleSizeProduct } from './support/cart-and-checkout.ts'
import { expect, test } from './support/fixtures.ts'
import { openHydrated } from './support/hydration.ts'

test('an owner makes a code of 10 percent, of two edits the second is refused, a visitor orders with it, and its pages pass axe @phone', async ({
  backoffice: page,
  browser,
  site,
}) => {
  // Axe looks at three pages, and an order is placed.
  test.setTimeout(90_000)
  await openHydrated(page, '/admin/discount-codes')
  expect.soft(await findings(page), 'empty list').toEqual([])
  await page.getByRole('link', { name: 'New code' }).click()
  await page.getByLabel('Code', { exact: true }).fill('a')
  await page.getByRole('button', { name: 'Save' }).click()
  await expect(page.getByText('Write 3 to 30 letters, digits or hyphens.')).toBeVisible()
  await expect(page.getByText('Write a whole number from 1 to 100.')).toBeVisible()
  expect.soft(await findings(page), 'form with errors').toEqual([])
  await page.getByLabel('Code', { exact: true }).fill('welcome-10')
  await page.getByRole('radio', { name: 'An amount' }).check()
  await expect(page.getByLabel('Percent', { exact: true })).toBeHidden()
  await page.getByRole('radio', { name: 'A percentage' }).check()
  await page.getByLabel('Percent', { exact: true }).fill('10')
  await page.getByLabel('Uses in total').fill('4')
  await page.getByRole('button', { name: 'Save' }).click()
  await expect(page.getByText('Saved.', { exact: true })).toBeVisible()
  await expect(page.getByRole('heading', { name: 'WELCOME-10' })).toBeVisible()
  await expect(page.getByText('No order has this code yet.')).toBeVisible()
  const address = page.url().replace(/\?.*/, '')

  const late = await page.context().newPage()
  await openHydrated(late, address)
  await page.getByLabel('Uses in total').fill('5')
  await page.getByRole('button', { name: 'Save' }).click()
  await expect(page.getByText('0 of 5')).toBeVisible()
  await late.getByLabel('Uses in total').fill('6')
  await late.getByRole('button', { name: 'Save' }).click()
  await expect(late.getByText('Somebody else has edited this code meanwhile.')).toBeVisible()
  await expect(late.getByLabel('Uses in total')).toHaveValue('6')
  await late.getByRole('link', { name: 'Show it as it is now' }).click()
  await expect(late.getByLabel('Uses in total')).toHaveValue('5')
  await late.close()

  const context = await browser.newContext({ baseURL: site.origin })
  const visitor = await context.newPage()
  const product = await singleSizeProduct(page, 8)
  await visitor.goto(`/product/${product.id}`)
  await visitor.getByRole('main').getByRole('button', { name: 'Add to cart' }).first().click()
  await expect(visitor.getByRole('link', { name: 'Your cart: 1 piece' })).toBeVisible()
  await visitor.goto('/cart')
  await visitor.getByText('Do you have a code?').click()
  await visitor.getByLabel('Discount code').fill('welcome 10')
  await visitor.getByRole('button', { name: 'Apply' }).click()
  await expect(visitor.getByText('We do not know this code.')).toBeVisible()
  await visitor.getByLabel('Discount code').fill('Welcome-10')
  await visitor.getByRole('button', { name: 'Apply' }).click()
  await expect(visitor.getByText('The code WELCOME-10 is in the total.')).toBeVisible()
  await visitor.goto('/checkout')
  await fillCheckout(visitor)
  await expect(visitor.getByText('Discount, code WELCOME-10')).toBeVisible()
  await orderButton(visitor).click()
  const number = await orderNumber(visitor)
  await context.close()

  await openHydrated(page, address)
  await expect(page.getByText('1 of 5')).toBeVisible()
  const given = `${(Math.floor(product.price * 100) / 1000).toFixed(2)} TND`
  await expect(page.getByText(given).first()).toBeVisible()
  expect.soft(await findings(page), 'code with a use').toEqual([])
  await page.getByLabel('Percent', { exact: true }).fill('20')
  await page.getByRole('button', { name: 'Save' }).click()
  await expect(page.getByText('Not saved: orders have this code')).toBeVisible()
  await page.getByRole('link', { name: number }).click()
  await expect(page.getByText('Discount, code WELCOME-10').first()).toBeVisible()
  await expect(page.getByText(`-${given}`).first()).toBeVisible()

  await openHydrated(page, '/admin/discount-codes')
  await expect(page.getByRole('link', { name: 'WELCOME-10' })).toContainText('10% off · one use')
  expect.soft(await findings(page), 'list').toEqual([])
})

async function findings(page: Page): Promise<string[]> {
  const { violations } = await new AxeBuilder({ page }).analyze()
  return violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' ')}`)
}

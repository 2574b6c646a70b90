import { axeFindings } from './support/axe-findings.ts'
import { fillCheckout, orderButton, orderNumber, singleSizeProduct } from './support/cart-and-checkout.ts'
import { expect, test } from './support/fixtures.ts'
import { openHydrated } from './support/hydration.ts'
import { putInCart } from './support/stored-cart.ts'

// What the forms of the office check is in src/server/order-work-pages.test.ts.

test('an owner makes a code of 10 percent, with which an order is placed @phone', async ({ backoffice: page }) => {
  await openHydrated(page, '/admin/discount-codes/new')
  await page.getByLabel('Code', { exact: true }).fill('a')
  await page.getByRole('button', { name: 'Save' }).click()
  await expect(page.getByText('Write 3 to 30 letters, digits or hyphens.')).toBeVisible()
  await expect(page.getByLabel('Code', { exact: true })).toBeFocused()
  expect.soft(await axeFindings(page), 'form with errors').toEqual([])
  await page.getByLabel('Code', { exact: true }).fill('welcome-10')
  await page.getByRole('radio', { name: 'An amount' }).check()
  await expect(page.getByLabel('Percent', { exact: true })).toBeHidden()
  await page.getByRole('radio', { name: 'A percentage' }).check()
  await page.getByLabel('Percent', { exact: true }).fill('10')
  await page.getByRole('button', { name: 'Save' }).click()
  await expect(page.getByRole('heading', { name: 'WELCOME-10' })).toBeVisible()

  const product = await singleSizeProduct(page, 8)
  await putInCart(page, [product])
  await openHydrated(page, '/cart')
  await page.getByText('Do you have a code?').click()
  await page.getByLabel('Discount code').fill('welcome 10')
  await page.getByRole('button', { name: 'Apply' }).click()
  await expect(page.getByText('We do not recognise this code.')).toBeVisible()
  await page.getByLabel('Discount code').fill('Welcome-10')
  await page.getByRole('button', { name: 'Apply' }).click()
  await expect(page.getByText('The code WELCOME-10 has been applied.')).toBeVisible()
  await openHydrated(page, '/checkout')
  await fillCheckout(page)
  await expect(page.getByText('Discount, code WELCOME-10')).toBeVisible()
  await orderButton(page).click()
  await orderNumber(page)
})

test('a code that is typed and not saved is not left before the owner agrees @desktop', async ({
  backoffice: page,
}) => {
  await openHydrated(page, '/admin/discount-codes/new')
  const code = page.getByLabel('Code', { exact: true })
  const back = page.getByRole('main').getByRole('link', { name: 'Discount codes' })
  await code.fill('guarded-5')
  await back.click()
  await page.getByRole('dialog', { name: 'Leave without saving?' }).getByRole('button', { name: 'Stay here' }).click()
  await expect(code).toHaveValue('guarded-5')
  await page.getByLabel('Percent', { exact: true }).fill('5')
  await page.getByRole('button', { name: 'Save' }).click()
  await expect(page.getByRole('heading', { name: 'GUARDED-5' })).toBeVisible()
  await back.click()
  await expect(page.getByRole('heading', { name: 'Discount codes' })).toBeVisible()
})

import { AxeBuilder } from '@axe-core/playwright'
import type { Page } from '@playwright/test'
import { placeOrder, singleSizeProduct } from './support/cart-and-checkout.ts'
import { expect, test } from './support/fixtures.ts'
import { waitForHydration } from './support/hydration.ts'

async function findings(page: Page) {
  const { violations } = await new AxeBuilder({ page }).analyze()
  return violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ target }) => target).join(' ')}`)
}

const telephone = '22777111'

test('an order placed twice is joined into one parcel, from the page of the order @phone', async ({
  backoffice: page,
}) => {
  const product = await singleSizeProduct(page, 6)
  const nom = 'Leila Chebbi'
  for (let times = 0; times < 2; times++) await placeOrder(page, product, { nom, telephone })
  await page.goto('/admin/orders?q=22777111')
  await page
    .getByRole('link', { name: /Leila Chebbi/ })
    .first()
    .click()
  await page.getByRole('link', { name: 'Compare both' }).click()
  await expect(page.getByRole('heading', { name: nom })).toBeVisible()
  expect(await findings(page)).toEqual([])
  const into = page.getByRole('button', { name: /^Join into/ }).first()
  const number = /H-\S+/.exec((await into.textContent()) ?? '')?.[0] ?? ''
  await into.click()
  await expect(page.getByRole('heading', { name: number })).toBeVisible()
  await expect(page.getByText(`2 × ${product.price.toFixed(2)} TND`)).toBeVisible()
  await expect(page.getByText('Likely ordered twice')).toHaveCount(0)

  await page.getByRole('link', { name: /1 other order of this number/ }).click()
  await expect(page.getByRole('heading', { name: nom })).toBeVisible()
  await page.getByRole('link', { name: /cancelled/i }).click()
  await expect(page.getByRole('link', { name: `Its pieces come with ${number}.` })).toBeVisible()
})

test('a number is blocked, its next order is a request that says so, and the block ends @phone', async ({
  backoffice: page,
}) => {
  await page.goto('/admin/customers')
  await page.getByLabel('Phone number').fill('22 777 222')
  await page.getByRole('button', { name: 'Find' }).click()
  await page.getByLabel('From now on').selectOption('Do not take orders')
  await page.getByLabel('Reason, for colleagues').fill('Refused four parcels')
  await page.getByRole('button', { name: 'Block this number' }).click()
  await expect(page.getByText('The block is saved.')).toBeVisible()
  expect(await findings(page)).toEqual([])

  const product = await singleSizeProduct(page, 6)
  await placeOrder(page, product, { nom: 'Walid Mejri', telephone: '22777222' })
  await page.goto('/admin/orders?q=22777222')
  await page.getByRole('link', { name: /Walid Mejri/ }).click()
  await expect(page.getByText('This number is blocked: do not take its orders.')).toBeVisible()
  await page.getByRole('link', { name: 'Page of this customer' }).click()
  expect(await findings(page)).toEqual([])
  await page.getByRole('button', { name: 'End the block' }).click()
  await expect(page.getByText('The block is over.')).toBeVisible()
  await page.goto('/admin/customers')
  await expect(page.getByText('No number is blocked.')).toBeVisible()
})

test('the key / opens a search over orders, customers and products @desktop', async ({ backoffice: page }) => {
  const product = await singleSizeProduct(page, 6)
  const number = await placeOrder(page, product, { nom: 'Rim Gharbi', telephone: '22777333' })
  await page.goto('/admin/orders')
  await waitForHydration(page)
  await page.keyboard.press('/')
  const field = page.getByLabel('Number, name, phone, product …')
  await expect(field).toBeFocused()
  await field.fill('rim gharbi')
  await field.press('Enter')
  await expect(page.getByRole('region', { name: 'Orders' }).getByRole('link')).toContainText(number)
  await expect(page.getByRole('region', { name: 'Customers' })).toContainText('22 777 333')
  expect(await findings(page)).toEqual([])
  await field.fill(product.name)
  await field.press('Enter')
  await expect(page.getByRole('region', { name: 'Products' })).toContainText(product.name)
})

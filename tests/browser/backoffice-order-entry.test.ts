import { axeFindings } from './support/axe-findings.ts'
import { placeOrder, singleSizeProduct } from './support/cart-and-checkout.ts'
import { expect, test } from './support/fixtures.ts'
import { openHydrated } from './support/hydration.ts'

test('an order entered for a known phone number is filled in after a confirmation, and pickup costs no delivery fee @phone', async ({
  backoffice: page,
}) => {
  const product = await singleSizeProduct(page, 9)
  await placeOrder(page, product, {
    nom: 'Hela Mansouri',
    telephone: '+216 55 777 888',
    adresse: '9 rue Ibn',
    ville: 'Sfax',
  })
  await openHydrated(page, '/admin/orders/new')
  const search = page.getByRole('searchbox', { name: 'Add a piece' })
  await page.getByRole('button', { name: 'Calculate the total' }).click()
  await expect(search).toBeFocused()
  await expect(search).toBeInViewport()
  await search.fill(product.name)
  await page.getByRole('button', { name: `Add ${product.name}` }).click()
  await expect(page.getByRole('listitem').filter({ hasText: product.name })).toBeFocused()
  await expect(search).toHaveValue('')
  await page.getByLabel('Full name').fill('Hela M.')
  await page.getByLabel('Phone').fill('0021655777888')
  await expect(page.getByText('Hela Mansouri, Sfax ordered with this number before.')).toBeVisible()
  await expect(page.getByRole('textbox', { name: 'Address' })).toHaveValue('')
  await page.getByRole('button', { name: 'Fill in what is empty' }).click()
  await expect(page.getByLabel('Full name')).toHaveValue('Hela M.')
  await expect(page.getByRole('textbox', { name: 'Address' })).toHaveValue('9 rue Ibn')
  await expect(page.getByLabel('City')).toHaveValue('Sfax')
  expect.soft(await axeFindings(page), 'entry').toEqual([])

  await page.getByLabel('Source').selectOption('visit')
  await expect(page.getByLabel('Payment').locator('option:checked')).toHaveText('Paid in person')
  await page.getByRole('button', { name: 'Calculate the total' }).click()
  await expect(page.locator(':focus')).toContainText('handed over in the shop. Agreed?')
  await page.getByRole('button', { name: `Agreed, ${product.price.toFixed(2)} TND` }).click()
  await expect(page).toHaveURL(/\/admin\/orders\/\d+$/)
  await expect(page.getByText('Handed over in the shop')).toBeVisible()
})

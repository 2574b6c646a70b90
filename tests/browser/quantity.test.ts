import type { Page } from '@playwright/test'
import { expect, test } from './support/fixtures.ts'
import { openHydrated } from './support/hydration.ts'
import { expectPopUp } from './support/pop-ups.ts'
import { productOfModel } from './support/products.ts'

test('the quantity stops at the stock of the selected size less what is in the cart, and says why @phone', async ({
  page,
  request,
}) => {
  const { id } = await productOfModel(request, 'BL-Balgha')
  await openHydrated(page, `/product/${id}`)
  const quantity = page.getByLabel('Quantity')
  await expect(page.getByRole('radio', { name: '39, Only 3 left', exact: true })).toBeEnabled()
  await page.getByText('39', { exact: true }).click()
  const more = page.getByRole('button', { name: 'One more' })
  for (const pieces of ['2', '3']) {
    await more.click()
    await expect(quantity).toHaveValue(pieces)
  }
  await expect(more).toBeDisabled()
  await more.click({ force: true })
  await expect(quantity).toHaveValue('3')
  await expect(quantity).toHaveAccessibleDescription('There are only 3 in stock.')
  await quantity.fill('12')
  await expect(quantity).toHaveValue('3')
  await page.getByText('40', { exact: true }).click()
  await expect(quantity).toHaveValue('8')
  await quantity.fill('2')
  await expect(quantity).toHaveValue('2')
  await expect(quantity).toHaveAccessibleDescription('')

  await page.getByText('39', { exact: true }).click()
  await buyButton(page).click()
  await expectPopUp(page, 'Produit ajouté au panier')
  await expect(quantity).toHaveValue('1')
  await buyButton(page).click()
  await expect(page.getByRole('link', { name: 'Your cart: 3 pieces' })).toBeVisible()
  await expect(quantity).toHaveAccessibleDescription(/only 3 .* your cart already has 3/)
  await buyButton(page).click()
  await expectPopUp(page, 'There are only 3, and they are all in your cart.')
  await expect(page.getByRole('link', { name: 'Your cart: 3 pieces' })).toBeVisible()
})

test('a card adds no more than the stock, and above the displayed stock the page says how many there are @desktop', async ({
  page,
  request,
  site,
}) => {
  const { name, brand, sizes } = await productOfModel(request, 'LK-Zarbia 120x180')
  await site.setStock(sizes[0]?.sizeId ?? 0, 1)
  await openHydrated(page, `/store/${brand.idbrand}`)
  const add = page
    .getByRole('article')
    .filter({ hasText: name })
    .getByRole('button', { name: /^Add to cart/ })
  await add.click()
  await expect(page.getByRole('link', { name: 'Your cart: 1 piece' })).toBeVisible()
  await add.click()
  await expectPopUp(page, 'There is only 1, and it is in your cart.')
  await expect(page.getByRole('link', { name: 'Your cart: 1 piece' })).toBeVisible()

  const runner = await productOfModel(request, 'ZZ-Ward 200')
  await site.setStock(runner.sizes[0]?.sizeId ?? 0, 27)
  await openHydrated(page, `/product/${runner.id}`)
  const quantity = page.getByLabel('Quantity')
  await quantity.fill('26')
  await expect(quantity).toHaveValue('26')
  await quantity.fill('40')
  await expect(quantity).toHaveValue('27')
  await expect(quantity).toHaveAccessibleDescription('There are only 27 in stock.')
  await buyButton(page).click()
  await expect(page.getByRole('link', { name: 'Your cart: 28 pieces' })).toBeVisible()
  await buyButton(page).click()
  await expectPopUp(page, 'There are only 27, and they are all in your cart.')
})

/** The button of the page itself, not of the bar. */
function buyButton(page: Page) {
  return page.getByRole('button', { name: 'Add to cart' }).first()
}

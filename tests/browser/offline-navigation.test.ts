import { singleSizeProduct } from './support/cart-and-checkout.ts'
import { expect, test } from './support/fixtures.ts'
import { openHydrated } from './support/hydration.ts'
import { putInCart } from './support/stored-cart.ts'

test('cart, checkout and favorites open offline, and say that the shop was not reached @phone', async ({
  page,
  context,
}) => {
  await putInCart(page, [await singleSizeProduct(page, 0)])
  await openHydrated(page, '/cart')
  await page.getByRole('link', { name: 'Favourites' }).hover()
  await page.waitForLoadState('networkidle')
  await page.getByRole('main').getByRole('heading', { level: 2 }).first().getByRole('link').click()
  await expect(page).toHaveURL(/\/product\//)

  await context.setOffline(true)
  await page.getByRole('link', { name: 'Your cart: 1 piece' }).click()
  await expect(page.getByText(/We could not reach the shop/)).toBeVisible()
  await page.getByRole('link', { name: 'Go to checkout' }).click()
  await expect(page.getByLabel('Full name')).toBeVisible()
  await page.getByRole('link', { name: 'Favourites' }).click()
  await expect(page.getByRole('heading', { name: 'Your favourites' })).toBeVisible()
})

test('a page that cannot be loaded says so, and loads when the connection is back @phone', async ({
  page,
  context,
}) => {
  await openHydrated(page, `/product/${(await singleSizeProduct(page, 0)).id}`)
  await page.waitForLoadState('networkidle')
  const other = page.getByRole('article').first().getByRole('heading').getByRole('link')
  const name = (await other.textContent()) ?? ''

  await context.setOffline(true)
  await other.click()
  await expect(page.getByRole('alert')).toContainText('We cannot reach the shop')
  await expect(page.getByText('500')).toBeHidden()
  await page.getByRole('button', { name: 'Try again' }).click()
  await expect(page.getByRole('alert')).toContainText('We cannot reach the shop')

  await context.setOffline(false)
  await expect(page.getByRole('heading', { level: 1, name })).toBeVisible()
})

import type { Page } from '@playwright/test'
import { addToCart, fillCheckout, orderButton, singleSizeProduct, sizeIdOf } from './support/cart-and-checkout.ts'
import { expect, test } from './support/fixtures.ts'
import { openHydrated } from './support/hydration.ts'
import { putInCart } from './support/stored-cart.ts'

test('a product that is added again is more of one line, a removed line is restored, and a quantity is typed @phone', async ({
  page,
}) => {
  const [product, other] = [await singleSizeProduct(page, 8), await singleSizeProduct(page, 0)]
  await putInCart(page, [product], [other])
  await addToCart(page, product)
  await openHydrated(page, '/cart')
  const quantities = page.getByLabel(/^Quantity of/)
  await expect(quantities).toHaveCount(2)
  await expect(quantities.first()).toHaveValue('2')

  const remove = page.getByRole('button', { name: `Remove ${product.name}` })
  const undo = page.getByRole('button', { name: 'Undo' })
  await remove.click()
  await expect(undo).toBeFocused()
  await undo.click()
  await expect(quantities.first()).toHaveValue('2')

  await remove.click()
  await expect(undo).toBeFocused()
  await quantities.fill('3')
  await expect(page.getByRole('link', { name: 'Your cart: 3 pieces' })).toBeVisible()
  await expect(quantities).toBeFocused()
})

test('what sold out, became scarce, changed its price or was retired while in the cart is marked, and the checkout waits @phone', async ({
  page,
  site,
}) => {
  const [soldOut, scarce, repriced, retired] = await Promise.all([9, 10, 11, 12].map((n) => singleSizeProduct(page, n)))
  if (!soldOut || !scarce || !repriced || !retired) throw new Error('Too few products')
  await putInCart(page, [soldOut], [scarce, 3], [repriced], [retired])
  await site.setStock(sizeIdOf(soldOut), 0)
  await site.setStock(sizeIdOf(scarce), 2)
  await site.setPrice(repriced.id, repriced.price + 2)
  await site.retire(retired.id)
  await openHydrated(page, '/cart')
  const checkout = page.getByRole('link', { name: 'Go to checkout' })
  await expect(page.getByText('Sold out.')).toHaveCount(2)
  await expect(page.getByText('Only 2 pieces are left.')).toBeVisible()
  await expect(page.getByText(/^The price changed from/)).toBeVisible()
  await expect(page.getByText(/Some pieces cannot be ordered/)).toBeVisible()
  await expect(checkout).toBeHidden()

  const line = page.getByRole('listitem').filter({ hasText: scarce.name })
  await line.getByRole('button', { name: 'Take the 2 left' }).click()
  await expect(line.getByLabel(/^Quantity of/)).toHaveValue('2')
  for (const { name } of [soldOut, retired])
    await page
      .getByRole('button', { name: `Remove ${name}` })
      .first()
      .click()
  await expect(checkout).toBeVisible()
  await expect(total(page, 2 * scarce.price + repriced.price + 10)).toBeVisible()

  const more = line.getByRole('button', { name: /^One more of/ })
  await line.getByRole('button', { name: /^One fewer of/ }).click()
  await more.click()
  await expect(line.getByText('All 2 that are left.')).toBeVisible()
  await expect(more).toBeDisabled()
  await expect(more).toBeFocused()
  await expect(line.getByLabel(/^Quantity of/)).toHaveValue('2')
  await expect(page.getByRole('alert')).toHaveCount(0)
  await line.getByRole('button', { name: /^One fewer of/ }).click()
  await expect(more).toBeEnabled()
})

test('two tabs share one cart, which survives a reload, and a checkout shows at its top that the other tab ordered it @phone', async ({
  page,
  context,
}) => {
  const other = await context.newPage()
  await other.goto('/shop')
  await addToCart(page, await singleSizeProduct(page, 0))
  await expect(other.getByRole('link', { name: 'Your cart: 1 piece' })).toBeVisible()
  await openHydrated(other, '/cart')
  await other.getByRole('button', { name: /^One more of/ }).click()
  await expect(page.getByRole('link', { name: 'Your cart: 2 pieces' })).toBeVisible()

  await openHydrated(other, '/checkout')
  await expect(other.getByRole('link', { name: 'Your cart: 2 pieces' })).toBeVisible()
  await other.getByRole('contentinfo').scrollIntoViewIfNeeded()
  expect(await other.evaluate(() => scrollY)).toBeGreaterThan(300)
  await page.goto('/checkout')
  await fillCheckout(page)
  await orderButton(page).click()
  await expect(page).toHaveURL('/success')
  await expect(other.getByRole('heading', { level: 1 })).toBeInViewport()
  expect(await other.evaluate(() => scrollY)).toBe(0)
})

test('damaged browser storage breaks no page @phone', async ({ page }) => {
  await page.addInitScript(() => {
    for (const key of ['hirfa.cart', 'hirfa.favourites']) localStorage.setItem(key, '{oops')
  })
  for (const path of ['/cart', '/checkout', '/profile']) {
    await page.goto(path)
    await expect(page.getByRole('button', { name: 'Your cart is empty' }), path).toBeVisible()
  }
})

/** The total of the summary, in dinars; the bar at the bottom shows it too. */
function total(page: Page, dinars: number) {
  return page.getByRole('definition').filter({ hasText: `${dinars.toFixed(2)} TND` })
}

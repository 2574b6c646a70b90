import type { Page } from '@playwright/test'
import { addToCart, fillCheckout, orderButton, singleSizeProduct, sizeIdOf } from './support/cart-and-checkout.ts'
import { expect, test } from './support/fixtures.ts'
import { openHydrated } from './support/hydration.ts'

test('adding a product that is in the cart raises its quantity @phone', async ({ page }) => {
  await addToCart(page, await singleSizeProduct(page, 8), 2)
  await page.goto('/cart')
  await expect(page.getByLabel(/^Quantity of/)).toHaveValue('2')
  await expect(page.getByLabel(/^Quantity of/)).toHaveCount(1)
})

test('more than ten may be ordered: the suggestion is not enforced @desktop', async ({ page, site }) => {
  const product = await singleSizeProduct(page, 8)
  await site.setStock(sizeIdOf(product), 60)
  await addToCart(page, product)
  await page.goto('/cart')
  await page.getByLabel(/^Quantity of/).fill('25')
  await page.getByLabel(/^Quantity of/).blur()
  await expect(page.getByRole('link', { name: 'Your cart: 25 pieces' })).toBeVisible()
  await expect(total(page, 25 * product.price + 8)).toBeVisible()
})

test('a removed line can be restored @phone', async ({ page }) => {
  const product = await singleSizeProduct(page, 8)
  await addToCart(page, product)
  await page.goto('/cart')
  await page
    .getByRole('button', { name: `Remove ${product.name}` })
    .first()
    .click()
  await page.getByRole('button', { name: 'Undo' }).click()
  await expect(page.getByLabel(/^Quantity of/)).toHaveValue('1')
})

test('typing a quantity after removing a line keeps the focus in the field @phone', async ({ page }) => {
  const [product, other] = [await singleSizeProduct(page, 8), await singleSizeProduct(page, 0)]
  await addToCart(page, product)
  await addToCart(page, other)
  await openHydrated(page, '/cart')
  await page.getByRole('button', { name: `Remove ${product.name}` }).click()
  await expect(page.getByRole('button', { name: 'Undo' })).toBeFocused()
  const quantity = page.getByLabel(/^Quantity of/)
  await quantity.fill('3')
  await expect(page.getByRole('link', { name: 'Your cart: 3 pieces' })).toBeVisible()
  await expect(quantity).toBeFocused()
})

test('a product sold out while in the cart is marked, and the checkout is disabled until it is removed @phone', async ({
  page,
  site,
}) => {
  const [product, other] = [await singleSizeProduct(page, 9), await singleSizeProduct(page, 0)]
  await addToCart(page, product)
  await addToCart(page, other)
  await site.setStock(sizeIdOf(product), 0)
  await page.goto('/cart')
  await expect(page.getByText('Sold out.')).toBeVisible()
  await expect(page.getByText(/Some lines cannot be ordered/)).toBeVisible()
  await expect(page.getByRole('link', { name: 'Go to checkout' })).toBeHidden()
  await page
    .getByRole('button', { name: `Remove ${product.name}` })
    .first()
    .click()
  await expect(page.getByRole('link', { name: 'Go to checkout' })).toBeVisible()
})

test('the remaining stock can be taken @phone', async ({ page, site }) => {
  const product = await singleSizeProduct(page, 10)
  await addToCart(page, product, 3)
  await site.setStock(sizeIdOf(product), 2)
  await page.goto('/cart')
  await expect(page.getByText('Only 2 pieces are left.')).toBeVisible()
  await page.getByRole('button', { name: 'Take the 2 left' }).click()
  await expect(page.getByLabel(/^Quantity of/)).toHaveValue('2')
  await expect(page.getByRole('link', { name: 'Go to checkout' })).toBeVisible()
})

test("the cart's plus button stops at the stock, and says so @phone", async ({ page, site }) => {
  const product = await singleSizeProduct(page, 10)
  await site.setStock(sizeIdOf(product), 5)
  await addToCart(page, product)
  await site.setStock(sizeIdOf(product), 2)
  await openHydrated(page, '/cart')
  const more = page.getByRole('button', { name: /^One more of/ })
  await more.click()
  await expect(page.getByText('All 2 that are left.')).toBeVisible()
  await expect(more).toBeDisabled()
  await expect(more).toBeFocused()
  await expect(page.getByLabel(/^Quantity of/)).toHaveValue('2')
  await expect(page.getByRole('alert')).toHaveCount(0)
  await page.getByRole('button', { name: /^One fewer of/ }).click()
  await expect(more).toBeEnabled()
})

test('a price that changed while in the cart is marked, and the total follows @phone', async ({ page, site }) => {
  const product = await singleSizeProduct(page, 11)
  await addToCart(page, product)
  await site.setPrice(product.id, product.price + 2)
  await page.goto('/cart')
  await expect(page.getByText(/^The price changed from/)).toBeVisible()
  await expect(total(page, product.price + 10)).toBeVisible()
})

test('a product retired while in the cart is marked @phone', async ({ page, site }) => {
  const product = await singleSizeProduct(page, 12)
  await addToCart(page, product)
  await site.retire(product.id)
  await page.goto('/cart')
  await expect(page.getByText('Sold out.')).toBeVisible()
  await expect(page.getByRole('link', { name: 'Go to checkout' })).toBeHidden()
})

test('two tabs share one cart, which survives a reload @phone', async ({ page, context }) => {
  const product = await singleSizeProduct(page, 0)
  const other = await context.newPage()
  await other.goto('/shop')
  await addToCart(page, product, 2)
  await expect(other.getByRole('link', { name: 'Your cart: 2 pieces' })).toBeVisible()
  await other.goto('/cart')
  await other.getByRole('button', { name: `Remove ${product.name}` }).click()
  await expect(page.getByRole('button', { name: 'Your cart is empty' })).toBeVisible()
  await addToCart(page, product)
  await page.reload()
  await expect(page.getByRole('link', { name: 'Your cart: 1 piece' })).toBeVisible()
})

test('a checkout that was scrolled down shows at its top that the cart was ordered in another tab @phone', async ({
  page,
  context,
}) => {
  await addToCart(page, await singleSizeProduct(page, 0))
  const other = await context.newPage()
  await other.goto('/checkout')
  await other.getByRole('contentinfo').scrollIntoViewIfNeeded()
  expect(await other.evaluate(() => scrollY)).toBeGreaterThan(300)
  await page.goto('/checkout')
  await fillCheckout(page)
  await orderButton(page).click()
  await expect(page).toHaveURL('/success')
  await expect(other.getByRole('heading', { level: 1 })).toBeInViewport()
  expect(await other.evaluate(() => scrollY)).toBe(0)
})

for (const damaged of ['{oops', '42', 'null', '[{"productId":"x"}]', '[null,[],{"productId":1}]', '{"lines":[]}']) {
  test(`a damaged cart ${damaged} breaks no page @phone`, async ({ page }) => {
    await page.addInitScript((value) => {
      localStorage.setItem('hirfa.cart', value)
      localStorage.setItem('hirfa.favourites', value)
    }, damaged)
    for (const path of ['/cart', '/checkout', '/profile', '/shop']) {
      await page.goto(path)
      await expect(page.getByRole('button', { name: 'Your cart is empty' })).toBeVisible()
    }
  })
}

test('a favorite is stored once, and appears on no other page than the profile @phone', async ({ page }) => {
  await openHydrated(page, '/shop')
  const heart = page.getByRole('button', { name: /among your favourites/ }).first()
  await heart.click()
  await page.reload()
  await expect(page.getByRole('button', { name: /from your favourites/ })).toHaveCount(1)
  const kept = await page.evaluate(() => JSON.parse(localStorage.getItem('hirfa.favourites') ?? '[]').length)
  expect(kept).toBe(1)
  await page.goto('/profile')
  await expect(page.getByRole('heading', { name: 'Your favourites' })).toBeVisible()
  await page.getByRole('button', { name: /from your favourites/ }).click()
  await expect(page.getByText('No favourites yet')).toBeVisible()
  const undo = page.getByRole('button', { name: 'Undo' })
  await expect(undo).toBeFocused()
  await undo.press('Enter')
  await expect(page.getByText('1 piece', { exact: true })).toBeVisible()
})

/** The total of the summary, in dinars; the bar at the bottom shows it too. */
function total(page: Page, dinars: number) {
  return page.getByRole('definition').filter({ hasText: `${dinars.toFixed(2)} TND` })
}

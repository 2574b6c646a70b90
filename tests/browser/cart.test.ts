import type { Page } from '@playwright/test'
import { openAlive } from './support/alive.ts'
import { addToCart, plainPiece, sizeIdOf } from './support/ordering.ts'
import { expect, test } from './support/shop-test.ts'

test('adding what is there raises its quantity', async ({ page }) => {
  await addToCart(page, await plainPiece(page, 8), 2)
  await page.goto('/cart')
  await expect(page.getByLabel(/^Quantity of/)).toHaveValue('2')
  await expect(page.getByLabel(/^Quantity of/)).toHaveCount(1)
})

test('more than ten may be ordered: the suggestion is not enforced', async ({ page, site }) => {
  const piece = await plainPiece(page, 8)
  await site.setStock(sizeIdOf(piece), 60)
  await addToCart(page, piece)
  await page.goto('/cart')
  await page.getByLabel(/^Quantity of/).fill('25')
  await page.getByLabel(/^Quantity of/).blur()
  await expect(page.getByRole('link', { name: 'Your cart: 25 pieces' })).toBeVisible()
  await expect(total(page, 25 * piece.price + 8)).toBeVisible()
})

test('a line removed can be brought back', async ({ page }) => {
  const piece = await plainPiece(page, 8)
  await addToCart(page, piece)
  await page.goto('/cart')
  await page
    .getByRole('button', { name: `Remove ${piece.name}` })
    .first()
    .click()
  await page.getByRole('button', { name: 'Undo' }).click()
  await expect(page.getByLabel(/^Quantity of/)).toHaveValue('1')
})

test('who types a number after removing a line stays in the field @phone', async ({ page }) => {
  const [piece, other] = [await plainPiece(page, 8), await plainPiece(page, 0)]
  await addToCart(page, piece)
  await addToCart(page, other)
  await openAlive(page, '/cart')
  await page.getByRole('button', { name: `Remove ${piece.name}` }).click()
  await expect(page.getByRole('button', { name: 'Undo' })).toBeFocused()
  const quantity = page.getByLabel(/^Quantity of/)
  await quantity.fill('3')
  await expect(page.getByRole('link', { name: 'Your cart: 3 pieces' })).toBeVisible()
  await expect(quantity).toBeFocused()
})

test('a piece sold out while in the cart is said, and the checkout waits until it is removed', async ({
  page,
  site,
}) => {
  const [piece, other] = [await plainPiece(page, 9), await plainPiece(page, 0)]
  await addToCart(page, piece)
  await addToCart(page, other)
  await site.setStock(sizeIdOf(piece), 0)
  await page.goto('/cart')
  await expect(page.getByText('Sold out.')).toBeVisible()
  await expect(page.getByText(/Some lines cannot be ordered/)).toBeVisible()
  await expect(page.getByRole('link', { name: 'Go to checkout' })).toBeHidden()
  await page
    .getByRole('button', { name: `Remove ${piece.name}` })
    .first()
    .click()
  await expect(page.getByRole('link', { name: 'Go to checkout' })).toBeVisible()
})

test('what is left can be taken @phone', async ({ page, site }) => {
  const piece = await plainPiece(page, 10)
  await addToCart(page, piece, 3)
  await site.setStock(sizeIdOf(piece), 2)
  await page.goto('/cart')
  await expect(page.getByText('Only 2 pieces are left.')).toBeVisible()
  await page.getByRole('button', { name: 'Take the 2 left' }).click()
  await expect(page.getByLabel(/^Quantity of/)).toHaveValue('2')
  await expect(page.getByRole('link', { name: 'Go to checkout' })).toBeVisible()
})

test('a price that changed while in the cart is said, and the total follows @phone', async ({ page, site }) => {
  const piece = await plainPiece(page, 11)
  await addToCart(page, piece)
  await site.setPrice(piece.id, piece.price + 2)
  await page.goto('/cart')
  await expect(page.getByText(/^The price changed from/)).toBeVisible()
  await expect(total(page, piece.price + 10)).toBeVisible()
})

test('a piece taken off sale while in the cart is said @phone', async ({ page, site }) => {
  const piece = await plainPiece(page, 12)
  await addToCart(page, piece)
  await site.retire(piece.id)
  await page.goto('/cart')
  await expect(page.getByText('Sold out.')).toBeVisible()
  await expect(page.getByRole('link', { name: 'Go to checkout' })).toBeHidden()
})

test('two tabs keep the same cart, and a reload keeps it too @phone', async ({ page, context }) => {
  const piece = await plainPiece(page, 0)
  const other = await context.newPage()
  await other.goto('/shop')
  await addToCart(page, piece, 2)
  await expect(other.getByRole('link', { name: 'Your cart: 2 pieces' })).toBeVisible()
  await other.goto('/cart')
  await other.getByRole('button', { name: `Remove ${piece.name}` }).click()
  await expect(page.getByRole('button', { name: 'Your cart is empty' })).toBeVisible()
  await addToCart(page, piece)
  await page.reload()
  await expect(page.getByRole('link', { name: 'Your cart: 1 piece' })).toBeVisible()
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

test('a favourite never doubles, and shows on no other screen than the profile @phone', async ({ page }) => {
  await openAlive(page, '/shop')
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

/** The total of the summary, in dinars; the bar at the bottom says it too. */
function total(page: Page, dinars: number) {
  return page.getByRole('definition').filter({ hasText: `${dinars.toFixed(2)} TND` })
}

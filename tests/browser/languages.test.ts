import type { Page } from '@playwright/test'
import { addToCart, singleSizeProduct } from './support/cart-and-checkout.ts'
import { expect, test } from './support/fixtures.ts'
import { waitForHydration } from './support/hydration.ts'
import { putInCart } from './support/stored-cart.ts'

test('the language switch keeps the page, its query and the cart, by plain links @phone', async ({ page }) => {
  await putInCart(page, [await singleSizeProduct(page, 9)])
  expect(await (await page.request.get('/contact')).text()).toContain('href="/ar/contact"')
  await page.goto('/shop?q=balgha&sort=price')
  await page.locator('footer').getByRole('link', { name: 'Français' }).click()
  await expect(page).toHaveURL(/\/fr\/shop\?q=balgha&sort=price$/)
  await expect(page.locator('html')).toHaveAttribute('lang', 'fr')
  await page.locator('footer').getByRole('link', { name: 'العربية' }).click()
  await expect(page).toHaveURL(/\/ar\/shop\?q=balgha&sort=price$/)
  await expect(page.locator('html')).toHaveAttribute('dir', 'rtl')
  await expect(page.getByRole('link', { name: /^سلتك/ })).toBeVisible()
  await page.locator('footer').getByRole('link', { name: 'English' }).click()
  await expect(page).toHaveURL(/\/shop\?q=balgha&sort=price$/)
  await expect(page.locator('html')).toHaveAttribute('lang', 'en')
})

test('names in the cart are marked with their language on a page in another one, until the cart is checked @phone', async ({
  page,
}) => {
  const product = await singleSizeProduct(page, 9)
  await addToCart(page, product)
  await page.goto('/ar/checkout')
  const english = page.locator('main bdi[lang="en"][dir="ltr"]')
  await expect(english.filter({ hasText: product.name })).toBeVisible()
  await page.goto('/ar/cart')
  await expect(page.locator('main h2 bdi')).toHaveText(/\p{Script=Arabic}/u)
  await expect(english).toHaveCount(0)
  await expect(page.locator('main h2 bdi'), 'and run as it does').toHaveCSS('direction', 'rtl')
  await page.goto('/ar/checkout')
  await expect(page.locator('main li bdi').first()).toHaveText(/\p{Script=Arabic}/u)
  await expect(english).toHaveCount(0)
})

test('links, forms and client-side navigation stay in the language @desktop', async ({ page }) => {
  await page.goto('/fr/stores')
  await page.locator('main').getByRole('link').first().click()
  await expect(page).toHaveURL(/\/fr$/)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Fait main en Tunisie, livré chez vous')
  await page.locator('header input[type=search]:visible').fill('couffin')
  await page.locator('header input[type=search]:visible').press('Enter')
  await expect(page).toHaveURL(/\/fr\/shop\?q=couffin/)
  await expect(page.locator('html')).toHaveAttribute('lang', 'fr')
})

test.describe('a browser that prefers French', () => {
  test.use({ locale: 'fr-TN' })

  test('is offered French once, in French, nobody is redirected, and the offer opens the same page @phone', async ({
    page,
  }) => {
    await page.goto('/stores?page=1')
    await expect(page.locator('html')).toHaveAttribute('lang', 'en')
    const link = page.getByRole('link', { name: 'Continuer en français' })
    await expect(link).toBeVisible()
    let code = codeOfOffer(page)
    await page.reload()
    await code
    await waitForHydration(page)
    await expect(link).toHaveCount(0)

    await page.evaluate(() => localStorage.clear())
    await page.reload()
    await expect(link).toBeVisible()
    code = codeOfOffer(page)
    await link.click()
    await expect(page).toHaveURL(/\/fr\/stores\?page=1$/)
    await code
    await waitForHydration(page)
    await expect(page.getByRole('link', { name: 'Continue in English' })).toHaveCount(0)
  })
})

/** Waits for the code that decides whether a language is offered, which loads after hydration. */
async function codeOfOffer(page: Page): Promise<void> {
  await page.waitForResponse(/\/assets\/later-/)
}

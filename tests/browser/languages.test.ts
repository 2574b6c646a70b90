import type { Page } from '@playwright/test'
import { addToCart, singleSizeProduct } from './support/cart-and-checkout.ts'
import { expect, test } from './support/fixtures.ts'
import { waitForHydration } from './support/hydration.ts'

test('the language switch keeps the page, its query and the cart', async ({ page }) => {
  await addToCart(page, await singleSizeProduct(page, 9))
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

test('names in the cart are marked with their language on a page in another one, until the cart is checked', async ({
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
  await page.goto('/ar/checkout')
  await expect(page.locator('main li bdi').first()).toHaveText(/\p{Script=Arabic}/u)
  await expect(english).toHaveCount(0)
})

test('links, forms and client-side navigation stay in the language @desktop', async ({ page }) => {
  await page.goto('/fr/stores')
  await page.locator('main').getByRole('link').first().click()
  await expect(page).toHaveURL(/\/fr$/)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Fait main en Tunisie, livré chez vous')
  await page.getByRole('main').getByRole('searchbox').fill('couffin')
  await page.getByRole('main').getByRole('searchbox').press('Enter')
  await expect(page).toHaveURL(/\/fr\/shop\?q=couffin/)
  await expect(page.locator('html')).toHaveAttribute('lang', 'fr')
})

test.describe('a browser that prefers French', () => {
  test.use({ locale: 'fr-TN' })

  test('is offered French once, in French, and nobody is redirected', async ({ page }) => {
    await page.goto('/shop')
    await expect(page.locator('html')).toHaveAttribute('lang', 'en')
    const link = page.getByRole('link', { name: 'Continuer en français' })
    await expect(link).toBeVisible()
    const code = codeOfOffer(page)
    await page.reload()
    await code
    await waitForHydration(page)
    await expect(link).toHaveCount(0)
  })

  test('opens the same page in French when the offer is taken', async ({ page }) => {
    await page.goto('/shop?category=bags')
    const link = page.getByRole('link', { name: 'Continuer en français' })
    await expect(link).toBeVisible()
    const code = codeOfOffer(page)
    await link.click()
    await expect(page).toHaveURL(/\/fr\/shop\?category=bags$/)
    await code
    await waitForHydration(page)
    await expect(page.getByRole('link', { name: 'Continue in English' })).toHaveCount(0)
  })
})

/** Waits for the code that decides whether a language is offered, which loads after hydration. */
async function codeOfOffer(page: Page): Promise<void> {
  await page.waitForResponse(/\/assets\/after-first-view-/)
}

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false })

  test('the languages are links', async ({ page }) => {
    await page.goto('/contact')
    await page.locator('footer').getByRole('link', { name: 'العربية' }).click()
    await expect(page).toHaveURL(/\/ar\/contact$/)
    await expect(page.locator('html')).toHaveAttribute('lang', 'ar')
  })
})

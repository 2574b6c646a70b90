import { expect, test } from './support/fixtures.ts'
import { openHydrated } from './support/hydration.ts'

test.describe('the main language changes while a page is open', () => {
  test('the next page is loaded as a document of its language @desktop', async ({ page, newShop: shop }) => {
    const language = page.locator('html')
    await shop.setMainLocale('fr')
    await openHydrated(page, `${shop.origin}/stores`)
    await page.getByRole('navigation').first().locator('a[href^="/shop"]').first().click()
    await expect(page).toHaveURL(/\/shop/)
    await expect(language).toHaveAttribute('lang', 'fr')

    await shop.setMainLocale('en')
    await page.locator('main a[href^="/product/"]').first().click()
    await expect(page).toHaveURL(/\/product\/\d+/)
    await expect(language).toHaveAttribute('lang', 'en')
    await expect(page.getByRole('main').getByRole('button', { name: 'Add to cart' }).first()).toBeVisible()
  })

  test('going back to a page loads its document @desktop', async ({ page, newShop: shop }) => {
    await shop.setMainLocale('fr')
    await openHydrated(page, `${shop.origin}/stores`)
    await page.getByRole('navigation').first().locator('a[href^="/shop"]').first().click()
    await expect(page).toHaveURL(/\/shop/)
    await shop.setMainLocale('en')
    await page.goBack()
    await expect(page).toHaveURL(/\/stores$/)
    await expect(page.locator('html')).toHaveAttribute('lang', 'en')
  })

  test('a form that is sent keeps its page and its answer @desktop', async ({ page, newShop: shop }) => {
    await shop.setMainLocale('fr')
    await openHydrated(page, `${shop.origin}/newsletter`)
    await shop.setMainLocale('en')
    const form = page.getByRole('main').locator('form')
    await form.getByRole('textbox').first().fill('amel@example.tn')
    const revalidated = page.waitForResponse(/\/newsletter\.data$/)
    await form.getByRole('button').click()
    await revalidated
    await expect(page.getByRole('main').getByRole('status')).not.toBeEmpty()
    await expect(page.locator('html')).toHaveAttribute('lang', 'fr')
  })
})

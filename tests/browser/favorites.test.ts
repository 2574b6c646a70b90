import type { Page } from '@playwright/test'
import { singleSizeProduct } from './support/cart-and-checkout.ts'
import { expect, test } from './support/fixtures.ts'
import { holdRequests } from './support/hold-requests.ts'
import { openHydrated } from './support/hydration.ts'
import { expectPopUp } from './support/pop-ups.ts'

test('adding a favorite says so, and the heart in the header counts favorites @desktop', async ({ page }) => {
  await openHydrated(page, '/shop')
  await expect(page.getByRole('link', { name: 'Favourites', exact: true })).toBeVisible()
  const [first, second] = await page.getByRole('button', { name: /^Keep .* among your favourites/ }).all()
  await second?.click()
  await expectPopUp(page, 'Added successfully')
  await first?.click()
  await expectPopUp(page, 'Added successfully')
  const kept = page.getByRole('link', { name: 'Your favourites: 2 pieces' })
  await expect(kept).toHaveText('2')
  await page
    .getByRole('button', { name: /^Remove .* from your favourites/ })
    .first()
    .click()
  await expect(page.getByRole('link', { name: 'Your favourites: 1 piece' })).toHaveText('1')
  await expect(page.locator('[data-pop-up]')).toHaveCount(0)
})

test('French text in the cart is marked as French @phone', async ({ page }) => {
  await page.clock.install()
  await page.goto(`/product/${(await singleSizeProduct(page, 0)).id}`)
  await page.getByRole('main').getByRole('button', { name: 'Add to cart' }).first().click()
  await expect(page.locator('[data-pop-up]')).toHaveAttribute('lang', 'fr')
  await expect(page.locator('html')).toHaveAttribute('lang', 'en')
})

test('the loading bar does not move with reduced motion @phone', async ({ page }) => {
  await openHydrated(page, '/')
  const shop = await holdRequests(page, '**/shop.data*')
  await page.getByRole('contentinfo').getByRole('link', { name: 'Shop', exact: true }).click()
  await shop.isHeldUp
  await expect(page.locator('#content')).toHaveAttribute('aria-busy', 'true')
  await expect(async () => expect(await lineMotion(page)).toEqual({ states: ['finished'], opacity: '1' })).toPass()
  shop.release()
  await expect(page).toHaveURL('/shop')
})

/** The animation of the loading bar, and its opacity. */
function lineMotion(page: Page) {
  return page.evaluate(() => {
    const content = document.querySelector('#content') as HTMLElement
    const ofLine = content
      .getAnimations({ subtree: true })
      .filter(({ effect }) => effect instanceof KeyframeEffect && effect.target === content)
    return { states: ofLine.map(({ playState }) => playState), opacity: getComputedStyle(content, '::before').opacity }
  })
}

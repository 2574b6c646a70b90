import type { Page } from '@playwright/test'
import { openAlive } from './support/alive.ts'
import { hold } from './support/hold.ts'
import { plainPiece } from './support/ordering.ts'
import { expectPopUp } from './support/pop-ups.ts'
import { expect, test } from './support/shop-test.ts'

test('keeping a piece says so, and the heart of the bar counts what is kept', async ({ page }) => {
  await openAlive(page, '/shop')
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

test('the French words of the cart are marked as French @phone', async ({ page }) => {
  await page.clock.install()
  await page.goto(`/product/${(await plainPiece(page, 0)).id}`)
  await page.getByRole('main').getByRole('button', { name: 'Add to cart' }).first().click()
  await expect(page.locator('[data-pop-up]')).toHaveAttribute('lang', 'fr')
  await expect(page.locator('html')).toHaveAttribute('lang', 'en')
})

test('the line of a page on its way stands still for who asks for no motion @phone', async ({ page }) => {
  await openAlive(page, '/')
  const shop = await hold(page, '**/shop.data*')
  await page.getByRole('contentinfo').getByRole('link', { name: 'Shop', exact: true }).click()
  await shop.isHeld
  await expect(page.locator('#content')).toHaveAttribute('aria-busy', 'true')
  await expect(async () => expect(await lineMotion(page)).toEqual({ states: ['finished'], opacity: '1' })).toPass()
  shop.letGo()
  await expect(page).toHaveURL('/shop')
})

/** What the line over the page does, and how much of it is seen. */
function lineMotion(page: Page) {
  return page.evaluate(() => {
    const content = document.querySelector('#content') as HTMLElement
    const ofLine = content
      .getAnimations({ subtree: true })
      .filter(({ effect }) => effect instanceof KeyframeEffect && effect.target === content)
    return { states: ofLine.map(({ playState }) => playState), opacity: getComputedStyle(content, '::before').opacity }
  })
}

import type { Page } from '@playwright/test'
import { expect, test } from './support/fixtures.ts'
import { holdRequests } from './support/hold-requests.ts'
import { openHydrated } from './support/hydration.ts'
import { expectPopUp } from './support/pop-ups.ts'

test('a favorite is stored once and counted in the header, and removed and restored in the profile @phone', async ({
  page,
}) => {
  await openHydrated(page, '/shop')
  await expect(page.getByRole('link', { name: 'Favourites', exact: true })).toBeVisible()
  const [first, second] = await page.getByRole('button', { name: /^Add .* to your favourites/ }).all()
  await second?.click()
  await expectPopUp(page, 'Added successfully')
  await first?.click()
  await expectPopUp(page, 'Added successfully')
  await expect(page.getByRole('link', { name: 'Your favourites: 2 pieces' })).toHaveText('2')
  const remove = page.getByRole('button', { name: /^Remove .* from your favourites/ })
  await remove.first().click()
  await expect(page.getByRole('link', { name: 'Your favourites: 1 piece' })).toHaveText('1')
  await expect(page.locator('[data-pop-up]')).toHaveCount(0)

  await page.reload()
  await expect(remove).toHaveCount(1)
  expect(await page.evaluate(() => JSON.parse(localStorage.getItem('hirfa.favourites') ?? '[]').length)).toBe(1)
  await openHydrated(page, '/profile')
  await expect(page.getByRole('heading', { name: 'Your favourites' })).toBeVisible()
  await page.getByRole('button', { name: /from your favourites/ }).click()
  await expect(page.getByText('No favourites yet')).toBeVisible()
  const undo = page.getByRole('button', { name: 'Undo' })
  await expect(undo).toBeFocused()
  await undo.press('Enter')
  await expect(page.getByText('1 piece', { exact: true })).toBeVisible()
})

test('the loading bar does not move with reduced motion @phone', async ({ page }) => {
  await openHydrated(page, '/contact')
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

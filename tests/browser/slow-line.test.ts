import type { Page } from '@playwright/test'
import { plainPiece } from './support/ordering.ts'
import { expectPopUp } from './support/pop-ups.ts'
import { expect, test } from './support/shop-test.ts'

test('a tap made before the script has come is made good, once @phone', async ({ page }) => {
  const piece = await plainPiece(page, 0)
  const letScriptsCome = await holdScripts(page)
  await page.goto(`/product/${piece.id}`, { waitUntil: 'commit' })
  const add = page.getByRole('main').getByRole('button', { name: 'Add to cart' }).first()
  await add.click()
  await add.click()
  letScriptsCome()
  await expectPopUp(page, 'Produit ajouté au panier')
  await expect(page.getByRole('link', { name: 'Your cart: 1 piece' })).toBeVisible()
})

test('a menu opened before the script has come stays open when it comes @phone', async ({ page }) => {
  const letScriptsCome = await holdScripts(page)
  await page.goto('/shop', { waitUntil: 'commit' })
  await page.getByRole('button', { name: 'Open the menu' }).click()
  letScriptsCome()
  await page.waitForFunction(() => Object.keys(document.body).some((key) => key.startsWith('__reactProps')))
  await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Contact' }).click()
  await expect(page).toHaveURL('/contact')
  await expect(page.getByRole('button', { name: 'Close the menu' })).toBeHidden()
})

/** Keeps the page's scripts on their way. Answers how to let them arrive. */
async function holdScripts(page: Page): Promise<() => void> {
  const { promise, resolve } = Promise.withResolvers<void>()
  await page.route('**/assets/*.js', async (route) => {
    await promise
    await route.continue()
  })
  return resolve
}

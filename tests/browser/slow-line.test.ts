import type { Page } from '@playwright/test'
import { openAlive, waitUntilAlive } from './support/alive.ts'
import { hold } from './support/hold.ts'
import { plainPiece } from './support/ordering.ts'
import { expectPopUp } from './support/pop-ups.ts'
import { productOfModel } from './support/products.ts'
import { expect, test } from './support/shop-test.ts'

test('a tap made before the script has come is made good, once @phone', async ({ page }) => {
  const piece = await plainPiece(page, 0)
  const letScriptsCome = await openAhead(page, `/product/${piece.id}`)
  const add = page.getByRole('main').getByRole('button', { name: 'Add to cart' }).first()
  await add.click()
  await add.click()
  letScriptsCome()
  await expectPopUp(page, 'Produit ajouté au panier')
  await expect(page.getByRole('link', { name: 'Your cart: 1 piece' })).toBeVisible()
})

test('who taps and goes on before the script has come loses nothing @phone', async ({ page }) => {
  const letScriptsCome = await openAhead(page, '/shop')
  const [heart, link] = firstCard(page)
  await heart.click()
  await link.click()
  letScriptsCome()
  await expect(page).toHaveURL(/\/product\/\d+/)
  await expect(page.getByRole('button', { name: /^Remove .* from your favourites/ }).first()).toBeVisible()
})

test('who taps and goes on gets there though the script does not come @phone', async ({ page }) => {
  await openAhead(page, '/shop')
  const [heart, link] = firstCard(page)
  await heart.click()
  await link.click()
  await expect(page).toHaveURL(/\/product\/\d+/)
})

test('what was chosen before the script has come is what goes into the cart @phone', async ({ page }) => {
  const product = await productOfModel(page.request, 'BL-Balgha')
  const size = product.sizes.at(-2)?.sizeName ?? ''
  const color = product.colors.at(-1)?.colorName ?? ''
  const letScriptsCome = await openAhead(page, `/product/${product.id}`)
  await page.getByRole('radio', { name: size }).check({ force: true })
  await page.getByRole('radio', { name: color }).check({ force: true })
  await page.getByRole('main').getByRole('button', { name: 'Add to cart' }).first().click()
  letScriptsCome()
  await expectPopUp(page, 'Produit ajouté au panier')
  await expect(page.getByRole('radio', { name: size })).toBeChecked()
  await expect(page.getByRole('radio', { name: color })).toBeChecked()
  const cart = await page.evaluate(() => JSON.parse(localStorage.getItem('hirfa.cart') ?? '[]'))
  expect(cart).toMatchObject([{ size, color }])
})

test('a number of pieces typed before the script has come is what goes into the cart @phone', async ({ page }) => {
  const piece = await plainPiece(page, 0)
  const letScriptsCome = await openAhead(page, `/product/${piece.id}`)
  await page.getByRole('main').getByLabel('Quantity').fill('3')
  await page.getByRole('main').getByRole('button', { name: 'Add to cart' }).first().click()
  letScriptsCome()
  await expectPopUp(page, 'Produit ajouté au panier')
  await expect(page.getByRole('link', { name: 'Your cart: 3 pieces' })).toBeVisible()
})

test('what the shop was narrowed to before the script has come is shown when it comes @phone', async ({ page }) => {
  const letScriptsCome = await openAhead(page, '/shop')
  await page.getByLabel('Store').selectOption({ label: 'Souk El Blaghjia' })
  letScriptsCome()
  await expect(page).toHaveURL(/brand=\d+/)
  await expect(page.getByRole('link', { name: 'Remove the filter Souk El Blaghjia' })).toBeVisible()
})

test('categories moved before the script has come stay where they were moved @phone', async ({ page }) => {
  const letScriptsCome = await openAhead(page, '/shop')
  const chip = page.getByText('Shoes', { exact: true })
  await chip.scrollIntoViewIfNeeded()
  const seen = await chip.boundingBox()
  letScriptsCome()
  await waitUntilAlive(page)
  await page.evaluate(() => new Promise((next) => requestAnimationFrame(() => requestAnimationFrame(next))))
  expect(await chip.boundingBox()).toEqual(seen)
})

test('a menu opened before the script has come stays open when it comes @phone', async ({ page }) => {
  const letScriptsCome = await openAhead(page, '/shop')
  await page.getByRole('button', { name: 'Open the menu' }).click()
  letScriptsCome()
  await waitUntilAlive(page)
  await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Contact' }).click()
  await expect(page).toHaveURL('/contact')
  await expect(page.getByRole('button', { name: 'Close the menu' })).toBeHidden()
})

test('a picture is enlarged when the code for it has come, however late @phone', async ({ page }) => {
  const letScriptsCome = await holdScripts(page, '**/assets/picture-zoom-*.js')
  const piece = await plainPiece(page, 0)
  await openAlive(page, `/product/${piece.id}`)
  await page.getByRole('link', { name: 'Enlarge' }).first().click()
  await expect(page.getByRole('dialog')).toHaveCount(0)
  letScriptsCome()
  await expect(page.getByRole('dialog', { name: /, enlarged$/ })).toBeVisible()
})

test('a picture opens by itself when the code to enlarge it cannot come @phone', async ({ page }) => {
  await page.route('**/assets/picture-zoom-*.js', (route) => route.abort())
  // The browser's own view of a picture breaks the policy of the picture, which the shop cannot help.
  await page.route('**/api/image/*', (route) =>
    route.request().isNavigationRequest() ? route.fulfill({ body: 'The picture' }) : route.fallback(),
  )
  const piece = await plainPiece(page, 0)
  await openAlive(page, `/product/${piece.id}`)
  await page.getByRole('link', { name: 'Enlarge' }).first().click()
  await expect(page).toHaveURL(/\/api\/image\//)
})

test('a plan is asked for in the page when the dialog cannot come @phone', async ({ page }) => {
  await page.route('**/assets/plan-dialog-*.js', (route) => route.abort())
  await openAlive(page, '/pricing')
  await page.getByRole('article').filter({ hasText: 'Gold Plan' }).getByRole('button', { name: 'Get Started' }).click()
  await expect(page.getByRole('heading', { name: 'Subscribe to Gold Plan' })).toBeVisible()
})

test('a page that takes longer than a moment to come shows that it is on its way @phone', async ({ page }) => {
  await openAlive(page, '/contact')
  const line = () => page.locator('#content').evaluate((main) => getComputedStyle(main, '::before').content)
  const { isHeld, letGo } = await hold(page, '**/shop.data')
  await page.getByRole('contentinfo').getByRole('link', { name: 'Shop' }).click()
  await isHeld
  await expect(page.getByRole('main')).toHaveAttribute('aria-busy', 'true')
  expect(await line()).toBe('""')
  letGo()
  await expect(page.getByRole('heading', { level: 1, name: 'Shop' })).toBeVisible()
  await expect(page.getByRole('main')).not.toHaveAttribute('aria-busy')
  expect(await line()).toBe('none')
})

/** Its heart and its link. */
function firstCard(page: Page) {
  const card = page.getByRole('article').first()
  return [card.getByRole('button', { name: /^Keep .* among/ }), card.getByRole('heading').getByRole('link')] as const
}

/** Opens a page whose scripts are kept on their way. Answers how to let them arrive. */
async function openAhead(page: Page, path: string): Promise<() => void> {
  const letScriptsCome = await holdScripts(page, '**/assets/*.js')
  await page.goto(path, { waitUntil: 'commit' })
  return letScriptsCome
}

/** Keeps scripts on their way. Answers how to let them arrive. */
async function holdScripts(page: Page, scripts: string): Promise<() => void> {
  const { promise, resolve } = Promise.withResolvers<void>()
  await page.route(scripts, async (route) => {
    await promise
    await route.continue()
  })
  return resolve
}

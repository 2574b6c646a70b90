import type { Page } from '@playwright/test'
import { singleSizeProduct } from './support/cart-and-checkout.ts'
import { expect, test } from './support/fixtures.ts'
import { holdRequests } from './support/hold-requests.ts'
import { openHydrated, waitForHydration } from './support/hydration.ts'
import { expectPopUp } from './support/pop-ups.ts'
import { productOfModel } from './support/products.ts'

test('what is chosen, typed and tapped before hydration takes effect once @phone', async ({ page }) => {
  const product = await productOfModel(page.request, 'BL-Balgha')
  const size = product.sizes.at(-2)?.sizeName ?? ''
  const color = product.colors.at(-1)?.colorName ?? ''
  const letScriptsCome = await openAhead(page, `/product/${product.id}`)
  await page.getByRole('radio', { name: size }).check({ force: true })
  await page.getByRole('radio', { name: color }).check({ force: true })
  await page.getByRole('main').getByLabel('Quantity').fill('3')
  const add = page.getByRole('main').getByRole('button', { name: 'Add to cart' }).first()
  await add.click()
  await add.click()
  letScriptsCome()
  await expectPopUp(page, 'Produit ajouté au panier')
  await expect(page.getByRole('link', { name: 'Your cart: 3 pieces' })).toBeVisible()
  await expect(page.getByRole('radio', { name: size })).toBeChecked()
  await expect(page.getByRole('radio', { name: color })).toBeChecked()
  const cart = await page.evaluate(() => JSON.parse(localStorage.getItem('hirfa.cart') ?? '[]'))
  expect(cart).toMatchObject([{ size, color, quantity: 3 }])
})

test('tapping and leaving before hydration loses nothing, and works even if the script never loads @phone', async ({
  page,
}) => {
  const letScriptsCome = await openAhead(page, '/shop')
  const [heart, link] = firstCard(page)
  await heart.click()
  await link.click()
  letScriptsCome()
  await expect(page).toHaveURL(/\/product\/\d+/)
  await expect(page.getByRole('button', { name: /^Remove .* from your favourites/ }).first()).toBeVisible()

  await page.clock.install()
  await openAhead(page, '/shop?sort=price')
  const [otherHeart, otherLink] = firstCard(page)
  await otherHeart.click()
  await otherLink.click()
  // Longer than the page waits for its scripts.
  await page.clock.fastForward(5000)
  await expect(page).toHaveURL(/\/product\/\d+/)
})

test('filters that were set and a menu that was opened before hydration stay so @phone', async ({ page }) => {
  const letFirstCome = await openAhead(page, '/shop')
  await page.getByRole('button', { name: 'Filter', exact: true }).click()
  await page.getByLabel(/^Shoes/).check()
  letFirstCome()
  await page.getByRole('button', { name: 'Show 6 pieces' }).click()
  await expect(page.getByRole('link', { name: 'Remove the filter Shoes' })).toBeVisible()

  const letSecondCome = await openAhead(page, '/shop')
  await page.getByRole('button', { name: 'Open the menu' }).click()
  letSecondCome()
  await waitForHydration(page)
  await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Contact' }).click()
  await expect(page).toHaveURL('/contact')
  await expect(page.getByRole('button', { name: 'Close the menu' })).toBeHidden()
})

test('a picture is enlarged when its code has loaded, however late, and where that cannot load it opens by its URL, a plan in the page @phone', async ({
  page,
}) => {
  const code = '**/assets/picture-zoom-*.js'
  const letScriptsCome = await holdScripts(page, code)
  const product = await singleSizeProduct(page, 0)
  await openHydrated(page, `/product/${product.id}`)
  await page.getByRole('link', { name: 'Enlarge' }).first().click()
  await expect(page.getByRole('dialog')).toHaveCount(0)
  letScriptsCome()
  await expect(page.getByRole('dialog', { name: /, enlarged$/ })).toBeVisible()

  await page.route(code, (route) => route.abort())
  // The browser's own picture viewer violates the picture's security policy, which the shop cannot prevent.
  await page.route('**/api/image/*', (route) =>
    route.request().isNavigationRequest() ? route.fulfill({ body: 'The picture' }) : route.fallback(),
  )
  await openHydrated(page, `/product/${product.id}`)
  await page.getByRole('link', { name: 'Enlarge' }).first().click()
  await expect(page).toHaveURL(/\/api\/image\//)

  await page.route('**/assets/plan-dialog-*.js', (route) => route.abort())
  await openHydrated(page, '/pricing')
  await page.getByRole('article').filter({ hasText: 'Gold Plan' }).getByRole('button', { name: 'Get Started' }).click()
  await expect(page.getByRole('heading', { name: 'Subscribe to Gold Plan' })).toBeVisible()
})

test('a page that takes longer than a moment shows a loading indicator @phone', async ({ page }) => {
  await openHydrated(page, '/contact')
  const line = () => page.locator('#content').evaluate((main) => getComputedStyle(main, '::before').content)
  const { isHeldUp, release } = await holdRequests(page, '**/shop.data')
  await page.getByRole('contentinfo').getByRole('link', { name: 'Shop' }).click()
  await isHeldUp
  await expect(page.getByRole('main')).toHaveAttribute('aria-busy', 'true')
  expect(await line()).toBe('""')
  release()
  await expect(page.getByRole('heading', { level: 1, name: 'Shop' })).toBeVisible()
  await expect(page.getByRole('main')).not.toHaveAttribute('aria-busy')
  expect(await line()).toBe('none')
})

/** The favorite button and the link of a card. */
function firstCard(page: Page) {
  const card = page.getByRole('article').first()
  return [
    card.getByRole('button', { name: /^Add .* to your favourites/ }),
    card.getByRole('heading').getByRole('link'),
  ] as const
}

/** Opens a page whose scripts are held. Returns a function that releases them. */
async function openAhead(page: Page, path: string): Promise<() => void> {
  const letScriptsCome = await holdScripts(page, '**/assets/*.js')
  await page.goto(path, { waitUntil: 'commit' })
  return letScriptsCome
}

/** Holds scripts. Returns a function that releases them. */
async function holdScripts(page: Page, scripts: string): Promise<() => void> {
  const { promise, resolve } = Promise.withResolvers<void>()
  await page.route(scripts, async (route) => {
    await promise
    await route.continue()
  })
  return resolve
}

import type { Page } from '@playwright/test'
import { fillCheckout, orderButton, orderNumber, singleSizeProduct } from './support/cart-and-checkout.ts'
import { expect, test } from './support/fixtures.ts'
import { openHydrated } from './support/hydration.ts'
import { putInCart } from './support/stored-cart.ts'

test('offline a page is shown as last seen, marked as old, and refreshed when the connection is back @phone', async ({
  page,
  context,
  site,
}) => {
  const product = await singleSizeProduct(page, 2)
  await openHydrated(page, '/shop')
  await untilKept(page, '/shop')
  await openHydrated(page, `/product/${product.id}?fbclid=x`)
  await untilKept(page, `/product/${product.id}`)
  const notice = page.getByRole('status').filter({ hasText: 'You are offline' })
  await expect(notice).toBeHidden()

  await site.setPrice(product.id, product.price + 11)
  await context.setOffline(true)
  await page.reload()
  await expect(page.getByRole('heading', { level: 1, name: product.name })).toBeVisible()
  await expect(notice).toContainText('prices and stock may have changed')
  await expect(page.getByRole('main')).toContainText(`${product.price.toFixed(2)} TND`)

  await context.setOffline(false)
  await expect(notice).toBeHidden()
  await expect(page.getByRole('main')).toContainText(`${(product.price + 11).toFixed(2)} TND`)
  await page.reload()
  await expect(page.getByRole('main')).toContainText(`${(product.price + 11).toFixed(2)} TND`)
  await expect(notice).toBeHidden()
})

test("the shop can be installed, and offline a page never seen shows the shop's phone number and the recently seen pages @phone", async ({
  page,
  context,
}) => {
  await page.goto('/robots.txt')
  await page.evaluate(async () => {
    await (await caches.open('hirfa-pages-of-old')).put('/shop', new Response('old'))
    await (await caches.open('of-somebody-else')).put('/shop', new Response('theirs'))
  })
  await openHydrated(page, '/about')
  const session = await context.newCDPSession(page)
  const { errors } = await session.send('Page.getAppManifest')
  expect(errors).toEqual([])
  const manifest = await (await page.request.get('/manifest.webmanifest')).json()
  for (const { src, sizes } of manifest.icons.filter(({ type }: { type: string }) => type === 'image/png'))
    expect(await sizeOf(page, src), src).toBe(sizes)
  await untilKept(page, '/about')
  const names = await page.evaluate(() => caches.keys())
  expect(names, 'a cache of an earlier build is deleted').not.toContain('hirfa-pages-of-old')
  expect(names).toContain('of-somebody-else')
  await context.setOffline(true)
  const answer = await page.goto('/pricing')
  expect(answer?.status()).toBe(503)
  await expect(page).toHaveURL('/pricing')
  await expect(page.getByRole('heading', { level: 1, name: 'You are offline' })).toBeVisible()
  await expect(page.getByRole('link', { name: /\d\d \d\d\d \d\d\d/ })).toHaveAttribute('href', /^tel:/)
  await expect(page.getByRole('heading', { level: 1 })).toHaveCSS('font-family', /Fraunces/)
  const seen = page.getByRole('link', { name: /^About the crafts/ })
  await expect(seen).toHaveAttribute('href', '/about')

  await context.setOffline(false)
  await page.getByRole('link', { name: 'Try again' }).click()
  await expect(page.getByRole('button', { name: 'Get Started' }).first()).toBeVisible()
})

test('nothing of an order, the checkout, the back office or the API is ever stored, and a stale price never ordered @phone', async ({
  page,
  context,
  site,
}) => {
  const product = await singleSizeProduct(page, 3)
  await openHydrated(page, '/')
  await untilKept(page, '/')
  await openHydrated(page, `/product/${product.id}`)
  await untilKept(page, `/product/${product.id}`)
  await putInCart(page, [product])
  await openHydrated(page, '/cart')
  await untilKept(page, '/cart')
  await openHydrated(page, '/checkout')
  await fillCheckout(page)
  await orderButton(page).click()
  await orderNumber(page)
  await page.getByRole('link', { name: /order/i }).and(page.locator('[href^="/order/"]')).first().click()
  await expect(page).toHaveURL(/\/order\//)
  await page.goto('/newsletter/leave/AAAAAAAAAAAAAAAAAAAAAA')
  await page.goto('/admin')
  await openHydrated(page, '/contact')
  await untilKept(page, '/contact')
  const stored = await storedPaths(page)
  expect(stored).toContain('/cart')
  expect(stored.filter((path) => /^\/(admin|order|track|checkout|success|newsletter|api|nowhere)/.test(path))).toEqual(
    [],
  )

  // A product is added from a page that shows an old price.
  await site.setPrice(product.id, product.price + 7)
  await context.setOffline(true)
  await openHydrated(page, `/product/${product.id}`)
  await page.getByRole('main').getByRole('button', { name: 'Add to cart' }).first().click()
  await page.goto('/checkout')
  await expect(page.getByRole('heading', { level: 1, name: 'You are offline' })).toBeVisible()
  await context.setOffline(false)
  await openHydrated(page, '/cart')
  await expect(page.getByRole('main')).toContainText(`${(product.price + 7).toFixed(2)} TND`)
})

test('a link that cannot be followed offers the stored page @desktop', async ({ page, context }) => {
  await page.clock.install()
  await openHydrated(page, `/product/${(await singleSizeProduct(page, 0)).id}`)
  const other = page.getByRole('article').first().getByRole('heading').getByRole('link')
  const [name, path] = [(await other.textContent()) ?? '', (await other.getAttribute('href')) ?? '']
  await other.click()
  await expect(page.getByRole('heading', { level: 1, name })).toBeVisible()
  await untilKept(page, path)
  await page.goBack()
  await expect(page.getByRole('heading', { level: 1, name })).toBeHidden()
  await page.waitForLoadState('networkidle')
  // Prefetched data may be shown for a second.
  await page.clock.fastForward(1500)
  await context.setOffline(true)
  await page.getByRole('article').locator(`a[href="${path}"]`).first().click()
  await expect(page.getByRole('alert')).toContainText('We cannot reach the shop')
  await page.getByRole('button', { name: 'See saved pages' }).click()
  await expect(page.getByRole('heading', { level: 1, name })).toBeVisible()
  await expect(page.getByRole('status').filter({ hasText: 'You are offline' })).toBeVisible()
})

test("a page whose code was never loaded says that the shop is out of reach, without the browser's error @desktop", async ({
  page,
  context,
  pageErrors,
}) => {
  await openHydrated(page, '/contact')
  await page.waitForFunction(() => 'standInRoute' in window)
  await page.waitForLoadState('networkidle')
  await context.setOffline(true)
  await page.getByRole('banner').getByRole('link', { name: 'Shop', exact: true }).click()
  await expect(page.getByRole('alert')).toContainText('We cannot reach the shop')
  for (const complaint of pageErrors.splice(0)) expect(complaint).toMatch(/dynamically imported|route module/)
})

/** The width and height of a picture as the browser decodes it. */
function sizeOf(page: Page, src: string): Promise<string> {
  return page.evaluate(async (src) => {
    const image = new Image()
    image.src = src
    await image.decode()
    return `${image.naturalWidth}x${image.naturalHeight}`
  }, src)
}

/** Waits until the service worker has stored a page of this shop. */
async function untilKept(page: Page, path: string): Promise<void> {
  await expect.poll(() => storedPaths(page)).toContain(path)
}

/** The paths of all pages in any cache of this browser. */
async function storedPaths(page: Page): Promise<string[]> {
  return page.evaluate(async () => {
    const paths: string[] = []
    for (const name of await caches.keys())
      for (const { url } of await (await caches.open(name)).keys()) {
        const { pathname, search } = new URL(url)
        if (!pathname.startsWith('/assets/')) paths.push(pathname + search)
      }
    return paths
  })
}

import type { Page } from '@playwright/test'
import { orderButton, orderNumber } from './support/cart-and-checkout.ts'
import { expect, test } from './support/fixtures.ts'
import { openHydrated, waitForHydration } from './support/hydration.ts'
import { TapCounter } from './support/tap-counter.ts'

test.use({ viewport: { width: 360, height: 640 } })

test('from home to an order: at most 11 taps and two screens of scrolling, of these from the product 9 and 1.5 @phone', async ({
  page,
}) => {
  await openHydrated(page, '/')
  const walk = new TapCounter(page)
  await walk.tap(page.getByRole('main').locator('a[href^="/shop?category="]:not([inert] *)').first())
  await expect(page).toHaveURL(/\/shop/)
  const plain = page.getByRole('article').filter({ has: page.getByRole('button', { name: /^Add / }) })
  await walk.tap(plain.first().getByRole('heading').getByRole('link'))
  await expect(page).toHaveURL(/\/product\//)
  await waitForHydration(page)
  const [taps, screens] = [walk.taps, walk.screens]
  await buy(page, walk)
  expect(walk.taps).toBeLessThanOrEqual(11)
  expect(walk.screens).toBeLessThanOrEqual(2.1)
  expect(walk.taps - taps).toBeLessThanOrEqual(9)
  expect(walk.screens - screens).toBeLessThanOrEqual(1.5)
})

/** Orders from the page of a product with one size, up to the order number. */
async function buy(page: Page, walk: TapCounter): Promise<void> {
  await walk.tap(
    page
      .getByRole('main')
      .getByRole('button', { name: /^Add .*to cart$/ })
      .first(),
  )
  await walk.tap(page.getByRole('link', { name: 'View cart' }))
  await walk.tap(page.getByRole('link', { name: 'Go to checkout' }))
  await walk.fill(page.getByLabel('Full name'), 'Amel Ben Salah')
  await walk.fill(page.getByRole('main').getByLabel('E-mail').first(), 'amel@example.tn')
  await walk.fill(page.getByLabel('Phone'), '22 333 444')
  await walk.fill(page.getByLabel('Address'), '12 rue de la Kasbah')
  await walk.fill(page.getByLabel('City'), 'Nabeul')
  await walk.tap(orderButton(page))
  await orderNumber(page)
}

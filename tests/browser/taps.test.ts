import type { Page } from '@playwright/test'
import { openAlive, waitUntilAlive } from './support/alive.ts'
import { orderButton, orderNumber, plainPiece } from './support/ordering.ts'
import { expect, test } from './support/shop-test.ts'
import { Walk } from './support/walk.ts'

test.use({ viewport: { width: 360, height: 640 } })

test('from the link of a piece to an order: at most 9 taps and a screen and a half @phone', async ({ page }) => {
  await openAlive(page, `/product/${(await plainPiece(page, 14)).id}`)
  const walk = new Walk(page)
  await buy(page, walk)
  expect(walk.taps).toBeLessThanOrEqual(9)
  expect(walk.screens).toBeLessThanOrEqual(1.5)
})

test('from home to an order: at most 11 taps and two screens @phone', async ({ page }) => {
  await openAlive(page, '/')
  const walk = new Walk(page)
  await walk.tap(page.getByRole('main').locator('a[href^="/shop?category="]:not([inert] *)').first())
  await expect(page).toHaveURL(/\/shop/)
  const plain = page.getByRole('article').filter({ has: page.getByRole('button', { name: /^Add / }) })
  await walk.tap(plain.first().getByRole('heading').getByRole('link'))
  await expect(page).toHaveURL(/\/product\//)
  await waitUntilAlive(page)
  await buy(page, walk)
  expect(walk.taps).toBeLessThanOrEqual(11)
  expect(walk.screens).toBeLessThanOrEqual(2.1)
})

/** From the page of a piece that comes in one size to the number of the order. */
async function buy(page: Page, walk: Walk): Promise<void> {
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

import { axeFindings, overflow } from './support/axe-findings.ts'
import { singleSizeProduct } from './support/cart-and-checkout.ts'
import { deliveredOrder } from './support/delivered-order.ts'
import { expect, test } from './support/fixtures.ts'
import { openHydrated } from './support/hydration.ts'
import { signInto } from './support/session.ts'
import { TapCounter } from './support/tap-counter.ts'

const photo = { name: 'photo.png', mimeType: 'image/png' }

test('a customer reports damage with a photo, and the office agrees and refunds it in six taps @phone', async ({
  page,
  site,
  browser,
}) => {
  const path = await deliveredOrder(page, await singleSizeProduct(page, 5), site)
  await openHydrated(page, path)
  await page.getByRole('link', { name: 'Exchange, return or report damage' }).tap()
  await expect(page.getByText('Withdraw from the purchase').first()).toBeVisible()
  expect.soft(await axeFindings(page)).toEqual([])
  await page.getByText('Report damage', { exact: true }).tap()
  const buffer = await (await page.request.get('/icon-192.png')).body()
  await page.getByLabel('Photos (JPEG, PNG or WebP)').setInputFiles({ ...photo, buffer })
  await page.getByLabel('What would you like?').selectOption('refund')
  await page.getByLabel('What should we know? (optional)').last().fill('A crack in the glaze')
  await page.getByRole('button', { name: 'Report the damage' }).tap()
  await expect(page.getByText('We have received it and will reply soon.')).toBeVisible()
  await expect(page.getByText('A crack in the glaze')).toHaveCount(0)
  const image = page.getByRole('img', { name: 'Photo 1' })
  await expect(image).toBeVisible()
  const url = String(await image.getAttribute('src'))
  const response = await page.request.get(url)
  expect(response.headers()['cache-control']).toBe('no-store')
  expect(response.status()).toBe(200)
  expect.soft(await overflow(page)).toBe(0)

  const context = await browser.newContext({ viewport: { width: 360, height: 780 }, hasTouch: true, isMobile: true })
  const office = await context.newPage()
  await signInto(context, site, 'owner')
  await openHydrated(office, `${site.origin}/admin/returns`)
  const walk = new TapCounter(office)
  await walk.tap(office.getByRole('main').getByRole('link', { name: /-R1/ }).first())
  await expect(office.getByText('A crack in the glaze')).toBeVisible()
  await expect(office.getByRole('img', { name: 'Photo 1' })).toBeVisible()
  await walk.tap(office.getByRole('button', { name: 'Agree' }))
  await expect(office.getByRole('button', { name: 'Received' })).toBeVisible()
  await expect(office.locator(':focus')).toContainText('Agreed')
  await walk.tap(office.getByRole('button', { name: 'Received' }))
  await expect(office.getByLabel('Amount (TND)')).toHaveValue(/\d/)
  expect.soft(await overflow(office)).toBe(0)
  await walk.tap(office.getByRole('button', { name: 'Record the refund' }))
  await expect(office.getByText(/refunded$/).first()).toBeVisible()
  expect(walk.taps).toBeLessThanOrEqual(6)
  expect.soft(await axeFindings(office)).toEqual([])
  await context.close()

  await page.goto(`${path}/return`)
  await page.getByRole('link', { name: 'Print the written confirmation' }).tap()
  await expect(page.getByRole('heading', { name: /^Confirmation of return/ })).toBeVisible()
})

import { AxeBuilder } from '@axe-core/playwright'
import type { Page } from '@playwright/test'
import { addToCart, fillCheckout, orderButton, orderNumber, singleSizeProduct } from './support/cart-and-checkout.ts'
import { expect, test } from './support/fixtures.ts'
import { openHydrated } from './support/hydration.ts'
import { TapCounter } from './support/tap-counter.ts'

test.setTimeout(90_000)

async function deliveredOrder(page: Page, deliver: (number: string) => Promise<void>, nth: number): Promise<string> {
  await addToCart(page, await singleSizeProduct(page, nth))
  await page.goto('/checkout')
  await fillCheckout(page)
  await orderButton(page).click()
  await deliver(await orderNumber(page))
  await page.getByRole('link', { name: 'Follow or cancel your order' }).click()
  await page.waitForURL(/\/order\/[\w-]{22}$/)
  return new URL(page.url()).pathname
}

async function findings(page: Page) {
  await page.evaluate(() => Promise.allSettled(document.getAnimations().map(({ finished }) => finished)))
  const { violations } = await new AxeBuilder({ page }).analyze()
  return violations.map(({ id, nodes }) => [id, nodes.map(({ target }) => target)])
}

/** By how many pixels the page can be scrolled sideways. */
function overflow(page: Page): Promise<number> {
  return page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth)
}

const photo = { name: 'photo.png', mimeType: 'image/png' }

test('in Arabic, without script, a customer withdraws and reads the written confirmation @phone', async ({
  page,
  site,
  browser,
}) => {
  const path = await deliveredOrder(page, site.deliverOrder, 7)
  const context = await browser.newContext({
    ...{ javaScriptEnabled: false, viewport: { width: 360, height: 780 }, hasTouch: true, isMobile: true },
  })
  const plain = await context.newPage()
  await plain.goto(`${site.origin}/ar${path}/return`)
  await plain.locator('summary', { hasText: 'العدول عن الشراء' }).tap()
  await plain.getByRole('button', { name: 'العدول عن الشراء' }).tap()
  await expect(plain.getByText('وصلنا طلبك، وسنجيبك قريبا.')).toBeVisible()
  await plain.getByRole('link', { name: 'طباعة التأكيد الكتابي' }).tap()
  await expect(plain.getByRole('heading', { level: 1 })).toContainText('تأكيد العدول عن الشراء')
  await context.close()
})

test('a customer reports damage with a photo, and the office agrees and refunds it in six taps @phone', async ({
  page,
  site,
  browser,
}) => {
  const path = await deliveredOrder(page, site.deliverOrder, 5)
  await page.reload()
  await page.getByRole('link', { name: 'Exchange, withdraw, report damage' }).tap()
  await expect(page.getByText('Withdraw from the purchase').first()).toBeVisible()
  expect.soft(await findings(page)).toEqual([])
  await page.getByText('Report damage', { exact: true }).tap()
  const buffer = await (await page.request.get('/icon-192.png')).body()
  await page.getByLabel('Photos (JPEG, PNG or WebP)').setInputFiles({ ...photo, buffer })
  await page.getByLabel('What would you like').selectOption('refund')
  await page.getByLabel('What should we know? (optional)').last().fill('A crack in the glaze')
  await page.getByRole('button', { name: 'Report the damage' }).tap()
  await expect(page.getByText('We have it, and answer you soon.')).toBeVisible()
  await expect(page.getByText('A crack in the glaze')).toHaveCount(0)
  const image = page.getByRole('img', { name: 'Photo 1' })
  await expect(image).toBeVisible()
  const url = String(await image.getAttribute('src'))
  const response = await page.request.get(url)
  expect(response.headers()['cache-control']).toBe('no-store')
  expect(response.status()).toBe(200)
  expect.soft(await findings(page)).toEqual([])
  expect.soft(await overflow(page)).toBe(0)

  const context = await browser.newContext({ viewport: { width: 360, height: 780 }, hasTouch: true, isMobile: true })
  const office = await context.newPage()
  const session = { name: 'hirfa-office', value: await site.signIn('owner'), url: site.origin }
  await context.addCookies([{ ...session, httpOnly: true, sameSite: 'Lax' }])
  await openHydrated(office, `${site.origin}/admin/returns`)
  expect.soft(await findings(office)).toEqual([])
  const walk = new TapCounter(office)
  await walk.tap(office.getByRole('main').getByRole('link', { name: /-R1/ }).first())
  await expect(office.getByText('A crack in the glaze')).toBeVisible()
  await expect(office.getByRole('img', { name: 'Photo 1' })).toBeVisible()
  expect.soft(await findings(office)).toEqual([])
  await walk.tap(office.getByRole('button', { name: 'Agree' }))
  await expect(office.getByRole('button', { name: 'It is back here' })).toBeVisible()
  expect.soft(await findings(office)).toEqual([])
  await walk.tap(office.getByRole('button', { name: 'It is back here' }))
  await expect(office.getByLabel('Amount (TND)')).toHaveValue(/\d/)
  expect.soft(await findings(office)).toEqual([])
  expect.soft(await overflow(office)).toBe(0)
  await walk.tap(office.getByRole('button', { name: 'Note the money back' }))
  await expect(office.getByText(/paid back$/).first()).toBeVisible()
  expect(walk.taps).toBeLessThanOrEqual(6)
  expect.soft(await findings(office)).toEqual([])
  await context.close()

  await page.goto(`${path}/return`)
  await page.getByRole('link', { name: 'Print the written confirmation' }).tap()
  await expect(page.getByRole('heading', { name: /^Confirmation of return/ })).toBeVisible()
})

test('the office opens a return on a delivered order and sends another piece @phone', async ({
  backoffice,
  page,
  site,
}) => {
  await deliveredOrder(page, site.deliverOrder, 6)
  const heading = page.getByRole('heading', { level: 1, name: /^H-/ })
  const number = String(await heading.textContent())
  await openHydrated(backoffice, `/admin/orders?q=${number}`)
  await backoffice
    .getByRole('link', { name: new RegExp(number) })
    .first()
    .tap()
  await expect(backoffice.getByRole('button', { name: 'It is back here' })).toHaveCount(0)
  expect.soft(await findings(backoffice)).toEqual([])
  await backoffice.getByText('It comes back: open a return').tap()
  await backoffice.getByRole('button', { name: 'Open the return' }).tap()
  await backoffice.getByRole('button', { name: 'It is back here' }).tap()
  await backoffice.getByRole('button', { name: 'Send other pieces' }).tap()
  await backoffice.getByRole('link', { name: /^The new pieces are in the order/ }).tap()
  await expect(backoffice.getByRole('main').getByText('To pack', { exact: true }).first()).toBeVisible()
})

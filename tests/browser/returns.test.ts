import type { Page } from '@playwright/test'
import { addToCart, fillCheckout, orderButton, orderNumber, singleSizeProduct } from './support/cart-and-checkout.ts'
import { expect, test } from './support/fixtures.ts'

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

import type { Page } from '@playwright/test'
import {
  addToCart,
  fillCheckout,
  orderButton,
  type SingleSizeProduct,
  singleSizeProduct,
} from './support/cart-and-checkout.ts'
import { expect, test } from './support/fixtures.ts'

test.afterEach(({ site }) => site.setOrdersPerMinute(0))

/** Others who order: those within the limit at once, the others wait before the visitor. */
async function crowd(page: Page, product: SingleSizeProduct, count: number) {
  for (let number = 0; number < count; number++)
    await page.request.post('/api/orders', {
      headers: { 'Idempotency-Key': crypto.randomUUID() },
      data: {
        ...{ nom: 'Crowd', email: `crowd-${number}@example.tn`, telephone: `2200000${number}` },
        ...{ adresse: '12 rue de la Kasbah', ville: 'Nabeul', paymentMethod: 'livraison', total: product.price + 8 },
        orderItems: [{ productId: product.id, sizeId: product.sizes[0]?.sizeId, quantity: 1 }],
      },
    })
}

/** The visitor presses the button and has to wait. */
async function orderAndWait(page: Page, product: SingleSizeProduct) {
  await addToCart(page, product)
  await page.goto('/checkout')
  await fillCheckout(page)
  await orderButton(page).click()
  await expect(page.getByText(/You are number \d+ in the line/)).toBeVisible()
}

/** Each order that the page sends, as the fields of its form. */
function sentOrders(page: Page): URLSearchParams[] {
  const sent: URLSearchParams[] = []
  page.on('request', (request) => {
    if (request.method() === 'POST' && request.url().includes('/checkout'))
      sent.push(new URLSearchParams(request.postData() ?? ''))
  })
  return sent
}

test('who orders above the limit sees the place and the time, and the page orders when the turn has come', async ({
  page,
  site,
}) => {
  // Twenty a minute: three are let in at once, and the next ones wait three seconds each.
  await site.setOrdersPerMinute(20)
  const product = await singleSizeProduct(page, 15)
  await crowd(page, product, 8)
  await orderAndWait(page, product)
  await expect(page.getByText(/Your turn comes in (a second|about \d+ seconds)/)).toBeVisible()
  await expect(page).toHaveURL(/\/success/, { timeout: 30_000 })
})

test('an order that waits goes on waiting after a reload, and is sent as it was', async ({ page, site }) => {
  await site.setOrdersPerMinute(20)
  const product = await singleSizeProduct(page, 15)
  await crowd(page, product, 8)
  const sent = sentOrders(page)
  await orderAndWait(page, product)
  await page.reload()
  await expect(page).toHaveURL(/\/success/, { timeout: 30_000 })
  expect(sent.length).toBeGreaterThan(1)
  expect(new Set(sent.map(String)).size).toBe(1)
})

test('an edited order waits for the button, and keeps its place', async ({ page, site }) => {
  await site.setOrdersPerMinute(20)
  const product = await singleSizeProduct(page, 15)
  await crowd(page, product, 8)
  await orderAndWait(page, product)
  const sent = sentOrders(page)
  await page.getByLabel('Address').fill('3 rue de')
  await expect(page.getByText('Your order has changed.')).toBeVisible()
  // Longer than the wait: an address that is typed only in part must not be sent.
  await page.waitForTimeout(20_000)
  expect(sent).toHaveLength(0)
  await page.getByLabel('Address').fill('3 rue de Marseille')
  await orderButton(page).click()
  await expect(page).toHaveURL(/\/success/)
  expect(sent.map((form) => form.get('adresse'))).toEqual(['3 rue de Marseille'])
})

test('an order that waits is not sent with another cart or a used key when another tab has ordered', async ({
  page,
  site,
  context,
}) => {
  await site.setOrdersPerMinute(6)
  const product = await singleSizeProduct(page, 15)
  await crowd(page, product, 2)
  await orderAndWait(page, product)
  const sent = sentOrders(page)
  await site.setOrdersPerMinute(0)
  const other = await context.newPage()
  await other.goto('/checkout')
  await fillCheckout(other)
  await orderButton(other).click()
  await expect(other).toHaveURL(/\/success/)
  await addToCart(other, product)
  await expect(page.getByText('Your order has changed.')).toBeVisible()
  await page.waitForTimeout(11_000)
  expect(sent).toHaveLength(0)
})

test('the page asks for its place again, so a limit that is taken away ends the wait', async ({ page, site }) => {
  await site.setOrdersPerMinute(1)
  const product = await singleSizeProduct(page, 15)
  await crowd(page, product, 3)
  await page.clock.install()
  await orderAndWait(page, product)
  await expect(page.getByText(/Your turn comes in about 3 minutes/)).toBeVisible()
  await site.setOrdersPerMinute(0)
  await page.waitForTimeout(1100)
  await page.clock.fastForward(30_000)
  await expect(page).toHaveURL(/\/success/)
})

test('a lost connection does not end the wait', async ({ page, site }) => {
  await site.setOrdersPerMinute(20)
  const product = await singleSizeProduct(page, 15)
  await crowd(page, product, 8)
  await orderAndWait(page, product)
  await page.route('**/checkout.data*', (route) => route.abort('connectionfailed'), { times: 1 })
  await expect(page.getByText('Your turn has come.')).toBeVisible({ timeout: 25_000 })
  await expect(page).toHaveURL(/\/success/, { timeout: 30_000 })
})

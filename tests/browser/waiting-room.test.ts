import type { Page } from '@playwright/test'
import {
  addToCart,
  fillCheckout,
  orderButton,
  type SingleSizeProduct,
  singleSizeProduct,
} from './support/cart-and-checkout.ts'
import { expect, type Site, test } from './support/fixtures.ts'

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

/** Sets the limit, and waits until the shop has noticed it. */
async function limitTo(page: Page, site: Site, ordersPerMinute: number) {
  await site.setOrdersPerMinute(ordersPerMinute)
  await page.waitForTimeout(1100)
}

/** The visitor waits for some thirty seconds: three orders are let in at once, and the next ones wait three seconds each. */
async function waitForSeconds(page: Page, site: Site) {
  test.slow()
  await limitTo(page, site, 20)
  const product = await singleSizeProduct(page, 15)
  await crowd(page, product, 12)
  await orderAndWait(page, product)
}

/** The visitor waits at a limit of an order a minute. */
async function waitForMinutes(page: Page, site: Site) {
  await limitTo(page, site, 1)
  const product = await singleSizeProduct(page, 15)
  await crowd(page, product, 3)
  await orderAndWait(page, product)
  return product
}

/** As `waitForMinutes`, with a clock that the test can move on. With it, no page knows that it was reloaded. */
async function waitWithClock(page: Page, site: Site) {
  await page.clock.install()
  return waitForMinutes(page, site)
}

/** Expects that the page sends nothing by itself, although its turn comes. */
async function expectNothingSent(page: Page, sent: readonly URLSearchParams[]) {
  await page.clock.fastForward(600_000)
  await expectNothingSentNow(page, sent)
}

/** Expects that the page sends nothing by itself when it opens: what is sent after a reload is sent at once. */
async function expectNothingSentNow(page: Page, sent: readonly URLSearchParams[]) {
  await page.waitForTimeout(1000)
  expect(sent).toHaveLength(0)
  // Nor would it after another reload.
  expect(await page.evaluate(() => sessionStorage.getItem('hirfa.waiting'))).not.toContain('fields')
}

test('who orders above the limit sees the place and the time, and the page orders when the turn has come', async ({
  page,
  site,
}) => {
  await waitForSeconds(page, site)
  await expect(page.getByText(/Your turn comes in (a second|about \d+ seconds)/)).toBeVisible()
  await expect(page).toHaveURL(/\/success/, { timeout: 60_000 })
})

test('an order that waits goes on waiting after a reload, and is sent as it was', async ({ page, site }) => {
  const sent = sentOrders(page)
  await waitForSeconds(page, site)
  await page.reload()
  await expect(page.getByText(/You are number \d+ in the line/)).toBeVisible()
  await expect(page).toHaveURL(/\/success/, { timeout: 60_000 })
  expect(sent.length).toBeGreaterThan(1)
  expect(new Set(sent.map(String)).size).toBe(1)
})

test('an edited order waits for the button, and keeps its place', async ({ page, site }) => {
  await waitWithClock(page, site)
  const sent = sentOrders(page)
  await expect(page.getByRole('button', { name: 'Waiting…' })).toBeVisible()
  await page.getByLabel('Address').fill('3 rue de')
  await expect(page.getByText('Nothing has been ordered yet.')).toBeVisible()
  await expect(orderButton(page)).toBeVisible()
  await expectNothingSent(page, sent)
  await page.getByLabel('Address').fill('3 rue de Marseille')
  await orderButton(page).click()
  await expect(page.getByText(/it orders by itself/)).toBeVisible()
  await limitTo(page, site, 0)
  await page.clock.fastForward(30_000)
  await expect(page).toHaveURL(/\/success/)
  expect(sent.map((form) => form.get('adresse'))).toEqual(['3 rue de Marseille', '3 rue de Marseille'])
})

test('an order that waits is not sent with another cart or a used key when another tab has ordered', async ({
  page,
  site,
  context,
}) => {
  const product = await waitWithClock(page, site)
  const sent = sentOrders(page)
  await limitTo(page, site, 0)
  const other = await context.newPage()
  await other.goto('/checkout')
  await fillCheckout(other)
  await orderButton(other).click()
  await expect(other).toHaveURL(/\/success/)
  await addToCart(other, product)
  await expect(orderButton(page)).toBeVisible()
  await expect(page.getByText(/You are number/)).toHaveCount(0)
  await expectNothingSent(page, sent)
})

test('the page asks for its place again, so a limit that is taken away ends the wait', async ({ page, site }) => {
  await waitWithClock(page, site)
  await expect(page.getByText(/Your turn comes in about \d minutes/)).toBeVisible()
  await limitTo(page, site, 0)
  await page.clock.fastForward(30_000)
  await expect(page).toHaveURL(/\/success/)
})

test('who stops waiting has not ordered, also after a reload', async ({ page, site }) => {
  await waitForMinutes(page, site)
  const sent = sentOrders(page)
  await page.getByRole('button', { name: 'Stop waiting' }).click()
  await expect(page.getByText('Nothing has been ordered yet.')).toBeVisible()
  expect(await page.evaluate(() => document.activeElement?.textContent)).toContain('Nothing has been ordered yet.')
  await page.reload()
  await expect(page.getByText('Nothing has been ordered yet.')).toBeVisible()
  await expect(orderButton(page)).toBeVisible()
  await expectNothingSentNow(page, sent)
})

test('a place that has passed unused is no longer promised', async ({ page, site }) => {
  await waitWithClock(page, site)
  const sent = sentOrders(page)
  await page.getByRole('button', { name: 'Stop waiting' }).click()
  await expectNothingSent(page, sent)
  await expect(page.getByText('Your turn has come.', { exact: true })).toBeVisible()
  await page.clock.fastForward(600_000)
  await expect(page.getByText('You are no longer in the line.')).toBeVisible()
})

test('an order that waited is not sent when somebody comes back to the page', async ({ page, site }) => {
  await waitForMinutes(page, site)
  const sent = sentOrders(page)
  await page.goto('/shop')
  await page.goto('/checkout')
  await expect(page.getByText('Nothing has been ordered yet.')).toBeVisible()
  await page.reload()
  await expect(page.getByText('Nothing has been ordered yet.')).toBeVisible()
  await expectNothingSentNow(page, sent)
})

test('an order that waited is not sent when another page was reloaded and a link leads back', async ({
  page,
  site,
}) => {
  await waitForMinutes(page, site)
  const sent = sentOrders(page)
  await page.goto('/cart')
  await page.reload()
  await page.getByRole('link', { name: 'Checkout' }).click()
  await expect(page).toHaveURL(/\/checkout/)
  await expect(page.getByText('Nothing has been ordered yet.')).toBeVisible()
  await expectNothingSentNow(page, sent)
})

/** Holds back the answers to orders until it is released. */
async function holdAnswers(page: Page) {
  const { promise, resolve: release } = Promise.withResolvers<void>()
  await page.route('**/checkout.data*', async (route) => {
    await promise
    await route.continue()
  })
  return { release }
}

test('who stops or edits an order while it is sent learns that it was too late', async ({ page, site }) => {
  await waitWithClock(page, site)
  await limitTo(page, site, 0)
  const { release } = await holdAnswers(page)
  await page.clock.fastForward(30_000)
  await page.getByRole('button', { name: 'Stop waiting' }).click()
  await expect(page.getByText('Your order is being sent right now.')).toBeVisible()
  await page.getByLabel('City').fill('Tozeur')
  release()
  await expect(page).toHaveURL(/\/success/)
  await expect(page.getByText('It was too late to change or stop the order')).toBeVisible()
})

test('who stops an order while it is sent has stopped it when its turn has not come', async ({ page, site }) => {
  await waitWithClock(page, site)
  const { release } = await holdAnswers(page)
  await page.clock.fastForward(30_000)
  await page.getByRole('button', { name: 'Stop waiting' }).click()
  release()
  await expect(page.getByText('Nothing has been ordered yet.')).toBeVisible()
  await expectNothingSent(page, sentOrders(page))
})

test('an order that is edited after a reload, before the notice has loaded, is sent by its button only', async ({
  page,
  site,
}) => {
  await waitForMinutes(page, site)
  const sent = sentOrders(page)
  const { promise, resolve: release } = Promise.withResolvers<void>()
  await page.route(/deferred-parts/, async (route) => {
    await promise
    await route.continue()
  })
  await page.reload()
  await page.getByLabel('Address').fill('3 rue de Marseille')
  release()
  await expect(page.getByText('Nothing has been ordered yet.')).toBeVisible()
  // Somebody types there.
  await expect(page.getByLabel('Address')).toBeFocused()
  await expectNothingSentNow(page, sent)
})

test('an order whose key the browser has lost is sent by its button only, and the page says so', async ({
  page,
  site,
}) => {
  await waitWithClock(page, site)
  const sent = sentOrders(page)
  await page.evaluate(() => localStorage.removeItem('hirfa.attempt'))
  await page.clock.fastForward(30_000)
  await expect(page.getByText('You are no longer in the line.')).toBeVisible()
  await expectNothingSent(page, sent)
})

test('an edited order that gets no response is sent by its button only', async ({ page, site }) => {
  await waitWithClock(page, site)
  await page.getByLabel('Address').fill('3 rue de Marseille')
  await page.route('**/checkout.data*', (route) => route.abort('connectionfailed'), { times: 1 })
  await orderButton(page).click()
  await expect(page.getByText('We could not reach the shop.')).toBeVisible()
  await expectNothingSent(page, sentOrders(page))
})

test('a lost connection does not end the wait, not even after a reload', async ({ page, site }) => {
  await waitForSeconds(page, site)
  await page.route('**/checkout.data*', (route) => route.abort('connectionfailed'), { times: 2 })
  await page.reload()
  await expect(page.getByText(/You are number \d+ in the line/)).toBeVisible()
  await expect(page.getByText('This page goes on trying.')).toBeVisible()
  await expect(page).toHaveURL(/\/success/, { timeout: 60_000 })
})

import type { Page } from '@playwright/test'
import { fillCheckout, orderButton, type SingleSizeProduct, singleSizeProduct } from './support/cart-and-checkout.ts'
import { expect, type Site, test } from './support/fixtures.ts'
import { holdRequests } from './support/hold-requests.ts'
import { openHydrated } from './support/hydration.ts'
import { putInCart } from './support/stored-cart.ts'

// Places and turns are in src/domain/orders/waiting-room/waiting-room.test.ts; here is what the page makes of them.

const orderCalls = '**/checkout.data*'

test.afterEach(({ site }) => site.setOrdersPerMinute(0))

let networks = 0

/** Orders as others do, each in a network of their own. Returns the status of the answer, which is 429 for who has to wait. */
async function orderAsOthers(page: Page, product: SingleSizeProduct): Promise<number> {
  networks += 1
  const answer = await page.request.post('/api/orders', {
    headers: { 'Idempotency-Key': crypto.randomUUID(), 'X-Forwarded-For': `198.51.${networks >> 8}.${networks & 255}` },
    data: {
      ...{ nom: 'Crowd', email: 'crowd@example.tn', telephone: '22000000', total: product.price + 8 },
      ...{ adresse: '12 rue de la Kasbah', ville: 'Nabeul', paymentMethod: 'livraison' },
      orderItems: [{ productId: product.id, sizeId: product.sizes[0]?.sizeId, quantity: 1 }],
    },
  })
  return answer.status()
}

/** Sets the limit, and waits until the shop has noticed it, within a second. */
async function limitTo(page: Page, site: Site, product: SingleSizeProduct, ordersPerMinute: number) {
  await site.setOrdersPerMinute(ordersPerMinute)
  const noticed = ordersPerMinute > 0 ? 429 : 201
  await expect.poll(() => orderAsOthers(page, product), { intervals: [100] }).toBe(noticed)
}

/** The visitor presses the button at a limit of an order a minute, and has to wait for minutes, longer than a test. */
async function orderAndWait(page: Page, site: Site): Promise<SingleSizeProduct> {
  const product = await singleSizeProduct(page, 15)
  await site.setStock(product.sizes[0]?.sizeId ?? 0, 500)
  await limitTo(page, site, product, 1)
  for (let others = 0; others < 4; others++) await orderAsOthers(page, product)
  await putInCart(page, [product])
  await openHydrated(page, '/checkout')
  await fillCheckout(page)
  await orderButton(page).click()
  await expectWaiting(page)
  return product
}

/** As `orderAndWait`, with a clock that the test can move on. With it, no page knows that it was reloaded. */
async function waitWithClock(page: Page, site: Site): Promise<SingleSizeProduct> {
  await page.clock.install()
  return orderAndWait(page, site)
}

async function expectWaiting(page: Page) {
  await expect(page.getByText(/You are number \d+ in the line/)).toBeVisible()
  // The place is also shown to who has stopped.
  await expect(page.getByRole('button', { name: 'Waiting…' })).toBeVisible()
}

function expectNotOrdered(page: Page) {
  return expect(page.getByText('Nothing has been ordered yet.')).toBeVisible()
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

/** Expects that the page has sent nothing by itself, nor would after another reload. */
async function expectNothingSent(page: Page, sent: readonly URLSearchParams[]) {
  const stored = () => page.evaluate(() => sessionStorage.getItem('hirfa.waiting'))
  await expect.poll(stored).not.toContain('fields')
  // Requests are seen in their order.
  await page.evaluate(() => fetch('/robots.txt'))
  expect(sent.map(String)).toEqual([])
}

test('who orders above the limit sees place and time, an edited order waits for the button, and the page orders by itself @phone', async ({
  page,
  site,
}) => {
  const product = await waitWithClock(page, site)
  const sent = sentOrders(page)
  await expect(page.getByText(/Your turn comes in about \d+ (minutes|seconds)/)).toBeVisible()
  await page.getByLabel('Address').fill('3 rue de')
  await expectNotOrdered(page)
  await page.clock.fastForward(60_000)
  await expectNothingSent(page, sent)
  await page.getByLabel('Address').fill('3 rue de Marseille')
  await orderButton(page).click()
  await expect(page.getByText(/it orders by itself/)).toBeVisible()
  await limitTo(page, site, product, 0)
  await page.clock.fastForward(30_000)
  await expect(page).toHaveURL(/\/success/)
  expect(new Set(sent.map((form) => form.get('adresse')))).toEqual(new Set(['3 rue de Marseille']))
})

test('an order that waits goes on waiting after a reload, whatever the connection, and is sent as it was @phone', async ({
  page,
  site,
}) => {
  const sent = sentOrders(page)
  const product = await orderAndWait(page, site)
  await page.reload()
  await expectWaiting(page)
  await page.route(orderCalls, (route) => route.abort('connectionfailed'), { times: 1 })
  await page.reload()
  await expectWaiting(page)
  await expect(page.getByText('This page goes on trying.')).toBeVisible()
  await limitTo(page, site, product, 0)
  // After a reload an order that waits is sent at once.
  await page.reload()
  await expect(page).toHaveURL(/\/success/)
  expect(sent.length).toBeGreaterThan(1)
  expect(new Set(sent.map(String)).size).toBe(1)
})

test('who stops waiting or leaves has not ordered, neither after a reload nor when a link leads back, and keeps the place for a while @phone', async ({
  page,
  site,
}) => {
  await orderAndWait(page, site)
  const sent = sentOrders(page)
  await openHydrated(page, '/cart')
  await page.reload()
  await page.getByRole('link', { name: 'Go to checkout' }).click()
  await expectNotOrdered(page)
  await page.goto('/shop')
  await openHydrated(page, '/checkout')
  await expectNotOrdered(page)
  await expectNothingSent(page, sent)

  await orderButton(page).click()
  await expectWaiting(page)
  sent.length = 0
  await page.getByRole('button', { name: 'Stop waiting' }).click()
  await expectNotOrdered(page)
  await expect(page.locator(':focus')).toContainText('Nothing has been ordered yet.')
  await page.reload()
  await expectNotOrdered(page)
  await expect(orderButton(page)).toBeVisible()
  await expectNothingSent(page, sent)

  await page.clock.install()
  await openHydrated(page, '/checkout')
  await orderButton(page).click()
  await expectWaiting(page)
  await page.getByRole('button', { name: 'Stop waiting' }).click()
  await expectNotOrdered(page)
  await page.clock.fastForward(600_000)
  await expect(page.getByText('Your turn has come.', { exact: true })).toBeVisible()
  await page.clock.fastForward(600_000)
  await expect(page.getByText('You are no longer in the line.')).toBeVisible()
})

test('an order that waits is not sent with another cart or a used key, nor without its key, when another tab has ordered @phone', async ({
  page,
  site,
  context,
}) => {
  const product = await waitWithClock(page, site)
  const sent = sentOrders(page)
  await page.evaluate(() => localStorage.removeItem('hirfa.attempt'))
  await page.clock.fastForward(30_000)
  await expect(page.getByText('You are no longer in the line.')).toBeVisible()
  await expectNothingSent(page, sent)
  await orderButton(page).click()
  await expectWaiting(page)
  sent.length = 0

  await limitTo(page, site, product, 0)
  const other = await context.newPage()
  await openHydrated(other, '/checkout')
  await fillCheckout(other)
  await orderButton(other).click()
  await expect(other).toHaveURL(/\/success/)
  await openHydrated(other, `/product/${product.id}`)
  await other.getByRole('main').getByRole('button', { name: 'Add to cart' }).first().click()
  await expect(orderButton(page)).toBeVisible()
  await expect(page.getByText(/You are number/)).toHaveCount(0)
  await page.clock.fastForward(600_000)
  await expectNothingSent(page, sent)
})

test('who stops an order while it is sent has stopped it when its turn has not come, and else learns that it was too late @phone', async ({
  page,
  site,
}) => {
  const product = await waitWithClock(page, site)
  const first = await holdRequests(page, orderCalls)
  await page.clock.fastForward(30_000)
  await first.isHeldUp
  await page.getByRole('button', { name: 'Stop waiting' }).click()
  first.release()
  await expectNotOrdered(page)
  await expectNothingSent(page, sentOrders(page))

  await orderButton(page).click()
  await expectWaiting(page)
  await limitTo(page, site, product, 0)
  const second = await holdRequests(page, orderCalls)
  await page.clock.fastForward(30_000)
  await second.isHeldUp
  await page.getByRole('button', { name: 'Stop waiting' }).click()
  await expect(page.getByText('Your order is being sent right now.')).toBeVisible()
  await page.getByLabel('City').fill('Tozeur')
  second.release()
  await expect(page).toHaveURL(/\/success/)
  await expect(page.getByText('It was too late to change or stop the order')).toBeVisible()
})

test('an order that is edited after a reload, before its notice has loaded, is sent by its button only, and once where no response comes @phone', async ({
  page,
  site,
}) => {
  await orderAndWait(page, site)
  const sent = sentOrders(page)
  const { promise, resolve: release } = Promise.withResolvers<void>()
  await page.route(/deferred-parts/, async (route) => {
    await promise
    await route.continue()
  })
  await page.reload()
  await page.getByLabel('Address').fill('3 rue de Marseille')
  release()
  await expectNotOrdered(page)
  // Somebody types there.
  await expect(page.getByLabel('Address')).toBeFocused()
  await expectNothingSent(page, sent)

  await page.route(orderCalls, (route) => route.abort('connectionfailed'), { times: 1 })
  await orderButton(page).click()
  await expect(page.getByText('We could not reach the shop.')).toBeVisible()
  sent.length = 0
  await expectNothingSent(page, sent)
})

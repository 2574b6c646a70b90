import type { Page } from '@playwright/test'
import { fillCheckout, orderButton, singleSizeProduct } from './support/cart-and-checkout.ts'
import { expect, type Site, test } from './support/fixtures.ts'
import { holdRequests } from './support/hold-requests.ts'
import { openHydrated } from './support/hydration.ts'
import { putInCart } from './support/stored-cart.ts'

const orderCalls = '**/checkout.data*'
const busyText = 'Many people are ordering right now'

/**
 * Has orders answered as by a shop that cannot take them now. Returns the forms that were sent, and a function that
 * ends it.
 */
async function makeBusy(page: Page, site: Site) {
  const busyOrigin = await site.originWithoutDatabase()
  const sent: URLSearchParams[] = []
  let isBusy = true
  await page.route(orderCalls, async (route) => {
    const request = route.request()
    if (request.method() !== 'POST') return route.fallback()
    sent.push(new URLSearchParams(request.postData() ?? ''))
    if (!isBusy) return route.fallback()
    const { pathname, search } = new URL(request.url())
    const headers = { ...request.headers(), origin: busyOrigin }
    await route.fulfill({ response: await route.fetch({ url: busyOrigin + pathname + search, headers }) })
  })
  return {
    sent,
    end() {
      isBusy = false
    },
  }
}

async function orderFromBusyShop(page: Page, site: Site) {
  await page.clock.install()
  await putInCart(page, [await singleSizeProduct(page, 3)])
  await openHydrated(page, '/checkout')
  await fillCheckout(page)
  const shop = await makeBusy(page, site)
  await orderButton(page).click()
  await expect(page.getByText(busyText)).toBeVisible()
  await expect(page.getByRole('button', { name: 'Waiting…' })).toBeVisible()
  return shop
}

test('an order that finds the shop busy is sent again by itself with growing pauses, as it was, and once only by its button after an edit @phone', async ({
  page,
  site,
}) => {
  const before = await site.count('orders')
  const { sent, end } = await orderFromBusyShop(page, site)
  await expect(page.locator(':focus')).toContainText(busyText)
  await page.clock.fastForward(5000)
  await expect.poll(() => sent.length).toBe(2)
  await expect(page.getByText(busyText)).toBeVisible()

  await page.getByLabel('Address').fill('3 rue de Marseille')
  await expect(page.getByText(/nothing you typed is lost/)).toBeVisible()
  await page.clock.fastForward(600_000)
  expect(sent.length).toBe(2)

  await orderButton(page).click()
  await expect.poll(() => sent.length).toBe(3)
  await expect(page.getByText(busyText)).toBeVisible()
  end()
  await page.clock.fastForward(5000)
  await expect(page).toHaveURL(/\/success/)
  expect(await site.count('orders')).toBe(before + 1)
  expect(new Set(sent.map((form) => form.get('idempotencyKey'))).size).toBe(1)
  expect(sent.slice(2).map((form) => form.get('adresse'))).toEqual(['3 rue de Marseille', '3 rue de Marseille'])
})

test('who stops an order that is sent again has stopped it, unless it is on its way, and after ten minutes it ends @phone', async ({
  page,
  site,
}) => {
  const { sent, end } = await orderFromBusyShop(page, site)
  await page.getByRole('button', { name: 'Stop trying' }).click()
  await expect(page.locator(':focus')).toContainText('nothing you typed is lost')
  await page.clock.fastForward(600_000)
  expect(sent.length).toBe(1)

  // The phone sleeps for an hour, then fires the timer that was due.
  await orderButton(page).click()
  await expect(page.getByText(busyText)).toBeVisible()
  await page.clock.fastForward('01:00:00')
  await expect(orderButton(page)).toBeVisible()
  expect(sent.length).toBe(2)

  await orderButton(page).click()
  await expect(page.getByText(busyText)).toBeVisible()
  for (let tries = 3; tries < 20 && (await page.getByText(busyText).isVisible()); tries++) {
    await page.clock.fastForward(60_000)
    await expect(page.getByRole('button', { name: /^(Waiting…|Place the order)/ })).toBeEnabled()
  }
  await expect(orderButton(page)).toBeVisible()
  expect(sent.length).toBeLessThan(14)

  await orderButton(page).click()
  await expect(page.getByText(busyText)).toBeVisible()
  end()
  const last = await holdRequests(page, orderCalls, 'POST')
  await page.clock.fastForward(5000)
  await last.isHeldUp
  await page.getByRole('button', { name: 'Stop trying' }).click()
  await expect(page.getByText('Your order is being sent right now.')).toBeVisible()
  last.release()
  await expect(page).toHaveURL(/\/success/)
  await expect(page.getByText('It was too late to change or stop the order')).toBeVisible()
})

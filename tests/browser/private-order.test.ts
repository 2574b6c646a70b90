import type { Page } from '@playwright/test'
import {
  addToCart,
  fillCheckout,
  orderButton,
  orderNumber,
  type SingleSizeProduct,
  singleSizeProduct,
  sizeIdOf,
} from './support/cart-and-checkout.ts'
import { expect, test } from './support/fixtures.ts'

test('an order is followed on its private page, and canceled in time @phone', async ({ page }) => {
  const product = await singleSizeProduct(page, 3)
  await placeOrderOf(page, product)
  const left = await stockOf(page, product)
  await page.getByRole('link', { name: 'Follow or cancel your order' }).click()
  await expect(page).toHaveURL(/\/order\/[\w-]{22}$/)
  await expect(page.getByRole('heading', { name: 'Received' })).toBeVisible()
  await expect(page.getByText(product.name)).toBeVisible()
  await expect(page.getByText('•• ••• 444')).toBeVisible()
  await expect(page.getByText('Kasbah')).toBeHidden()

  await page.getByText('Cancel this order').click()
  await page.getByRole('button', { name: 'Yes, cancel the order' }).click()
  await expect(page.getByText('Your order is cancelled.')).toBeInViewport()
  await expect(page.locator(':focus')).toContainText('Your order is cancelled.')
  await expect(page.getByRole('heading', { name: 'Cancelled' })).toBeVisible()
  await expect(page.getByText('Cancel this order')).toBeHidden()
  expect(await stockOf(page, product)).toBe(left + 1)
})

test('an order packed meanwhile is not canceled, and the page says whom to call @desktop', async ({ page, site }) => {
  const product = await singleSizeProduct(page, 4)
  const number = await placeOrderOf(page, product)
  await page.getByRole('link', { name: 'Follow or cancel your order' }).click()
  await page.getByText('Cancel this order').click()
  await site.packOrder(number)
  await page.getByRole('button', { name: 'Yes, cancel the order' }).click()
  await expect(page.getByText(/too late to cancel this order here.*72 285 410/)).toBeVisible()
  await expect(page.getByRole('heading', { name: 'Packed' })).toBeVisible()
  await expect(page.getByText(/^Expected on /)).toBeVisible()
})

test('a customer writes and corrects the phone on the page of the order, and each form is empty once it is sent @phone', async ({
  page,
}) => {
  await placeOrderOf(page, await singleSizeProduct(page, 4))
  await page.getByRole('link', { name: 'Follow or cancel your order' }).click()
  await page.getByText('Write to us about this order').click()
  const message = page.getByLabel('Your message')
  await message.fill('Please ring twice')
  await page.getByRole('button', { name: 'Send the message' }).click()
  await expect(page.locator(':focus')).toContainText('Your message has reached us.')
  await expect(page.getByText('You wrote to us')).toBeVisible()
  await expect(message).toBeHidden()
  await expect(message).toHaveValue('')

  await page.getByText('Correct phone or address').click()
  await page.getByLabel('New phone').fill('12')
  await page.getByRole('button', { name: 'Correct it' }).click()
  await expect(page.getByText('Please check the number: 8 digits in Tunisia')).toBeVisible()
  await page.getByLabel('New phone').fill('22 333 555')
  await page.getByRole('button', { name: 'Correct it' }).click()
  await expect(page.getByText('Corrected. We call you before anything is sent.')).toBeVisible()
  await expect(page.getByText('555')).toBeVisible()
  await expect(page.getByLabel('New phone')).toBeHidden()
})

test('the private page is not cached, sends no referrer, and an unknown token opens nothing @phone', async ({
  page,
}) => {
  await placeOrderOf(page, await singleSizeProduct(page, 3))
  const link = page.getByRole('link', { name: 'Follow or cancel your order' })
  const path = (await link.getAttribute('href')) ?? ''
  for (const address of [path, `${path}x`, `/order/${'A'.repeat(22)}`, `${path}.data`]) {
    const answer = await page.request.get(address)
    expect(answer.status()).toBe(address.startsWith(path) && !address.endsWith('x') ? 200 : 404)
    expect(answer.headers()).toMatchObject({
      'cache-control': 'no-store',
      'x-robots-tag': 'noindex, nofollow',
      'referrer-policy': 'no-referrer',
    })
  }
})

test('a link that opens no order says whom to call, and a printed order is the order alone @phone', async ({
  page,
}) => {
  await page.goto(`/order/${'A'.repeat(22)}`)
  await expect(page.getByRole('heading', { name: 'This link opens no order' })).toBeVisible()
  await expect(page.getByRole('main').getByRole('link', { name: '72 285 410' })).toBeVisible()
  await expect(page.getByRole('searchbox')).toHaveCount(0)

  await placeOrderOf(page, await singleSizeProduct(page, 3))
  await page.getByRole('link', { name: 'Follow or cancel your order' }).click()
  await expect(page.getByRole('heading', { name: 'Received' })).toBeVisible()
  await page.emulateMedia({ media: 'print' })
  await expect(page.getByRole('heading', { name: 'Received' })).toBeVisible()
  const banner = page.getByRole('banner')
  await expect(banner.getByText('Hirfa', { exact: true }).filter({ visible: true })).toHaveCount(1)
  for (const around of [
    ...[banner.getByRole('button'), banner.getByRole('navigation'), banner.getByRole('search')],
    ...[page.getByRole('contentinfo'), page.getByText('Cancel this order')],
  ]) {
    await expect(around.filter({ visible: true })).toHaveCount(0)
  }
})

async function placeOrderOf(page: Page, product: SingleSizeProduct): Promise<string> {
  await addToCart(page, product)
  await page.goto('/checkout')
  await fillCheckout(page)
  await orderButton(page).click()
  return orderNumber(page)
}

async function stockOf(page: Page, product: SingleSizeProduct): Promise<number> {
  const [current]: SingleSizeProduct[] = await (await page.request.get(`/api/products/${product.id}`)).json()
  return current?.sizes.find(({ sizeId }) => sizeId === sizeIdOf(product))?.quantity ?? -1
}

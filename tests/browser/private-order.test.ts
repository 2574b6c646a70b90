import type { Page } from '@playwright/test'
import {
  addToCart,
  fillCheckout,
  orderButton,
  orderNumber,
  type Piece,
  plainPiece,
  sizeIdOf,
} from './support/ordering.ts'
import { expect, test } from './support/shop-test.ts'

test('who has ordered follows the order on a page of their own, and cancels it in time', async ({ page }) => {
  const piece = await plainPiece(page, 3)
  await placeOrderOf(page, piece)
  const left = await stockOf(page, piece)
  await page.getByRole('link', { name: 'Follow or cancel your order' }).click()
  await expect(page).toHaveURL(/\/order\/[\w-]{22}$/)
  await expect(page.getByRole('heading', { name: 'Received' })).toBeVisible()
  await expect(page.getByText(piece.name)).toBeVisible()
  await expect(page.getByText('•• ••• 444')).toBeVisible()
  await expect(page.getByText('Kasbah')).toBeHidden()

  await page.getByText('Cancel this order').click()
  await page.getByRole('button', { name: 'Yes, cancel the order' }).click()
  await expect(page.getByText('Your order is cancelled.')).toBeVisible()
  await expect(page.getByRole('heading', { name: 'Cancelled' })).toBeVisible()
  await expect(page.getByText('Cancel this order')).toBeHidden()
  expect(await stockOf(page, piece)).toBe(left + 1)
})

test('an order the shop has confirmed meanwhile is not cancelled, and the page says whom to call', async ({
  page,
  site,
}) => {
  const piece = await plainPiece(page, 4)
  const number = await placeOrderOf(page, piece)
  await page.getByRole('link', { name: 'Follow or cancel your order' }).click()
  await page.getByText('Cancel this order').click()
  await site.confirmOrder(number)
  await page.getByRole('button', { name: 'Yes, cancel the order' }).click()
  await expect(page.getByText(/already confirmed this order.*72 285 410/)).toBeVisible()
  await expect(page.getByRole('heading', { name: 'Confirmed' })).toBeVisible()
})

test('the page is kept nowhere, tells nobody its address, and a wrong address opens nothing @phone', async ({
  page,
}) => {
  await placeOrderOf(page, await plainPiece(page, 3))
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

  await placeOrderOf(page, await plainPiece(page, 3))
  await page.getByRole('link', { name: 'Follow or cancel your order' }).click()
  await expect(page.getByRole('heading', { name: 'Received' })).toBeVisible()
  await page.emulateMedia({ media: 'print' })
  await expect(page.getByRole('heading', { name: 'Received' })).toBeVisible()
  const banner = page.getByRole('banner')
  await expect(banner.getByText('Hirfa', { exact: true }).filter({ visible: true })).toHaveCount(1)
  for (const around of [
    ...[banner.getByRole('button'), banner.getByRole('navigation'), banner.getByRole('searchbox')],
    ...[page.getByRole('contentinfo'), page.getByText('Cancel this order')],
  ]) {
    await expect(around.filter({ visible: true })).toHaveCount(0)
  }
})

async function placeOrderOf(page: Page, piece: Piece): Promise<string> {
  await addToCart(page, piece)
  await page.goto('/checkout')
  await fillCheckout(page)
  await orderButton(page).click()
  return orderNumber(page)
}

async function stockOf(page: Page, piece: Piece): Promise<number> {
  const [product]: Piece[] = await (await page.request.get(`/api/products/${piece.id}`)).json()
  return product?.sizes.find(({ sizeId }) => sizeId === sizeIdOf(piece))?.quantity ?? -1
}

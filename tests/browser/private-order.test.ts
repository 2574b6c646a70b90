import type { Page } from '@playwright/test'
import { placeOrder, type SingleSizeProduct, singleSizeProduct, sizeIdOf } from './support/cart-and-checkout.ts'
import { expect, test } from './support/fixtures.ts'
import { openHydrated } from './support/hydration.ts'

test('an order is followed and printed on its private page, its customer writes and corrects the phone, and cancels it in time @phone', async ({
  page,
  site,
}) => {
  const product = await singleSizeProduct(page, 3)
  await placeOrder(page, product, { nom: 'Amel', email: 'private@example.tn' })
  const left = await stockOf(page, product)
  const text = await site.emailTo('private@example.tn')
  await openHydrated(page, /http:\S+\/order\/[\w-]{22}/.exec(text)?.[0] ?? '')
  await expect(page.getByRole('heading', { name: 'Received' })).toBeVisible()
  await expect(page.getByText(product.name)).toBeVisible()
  await expect(page.getByText('•• ••• 444')).toBeVisible()
  await expect(page.getByText('Kasbah')).toBeHidden()
  await expectPrintedAlone(page)

  await page.getByText('Write to us about this order').click()
  const message = page.getByLabel('Your message')
  await message.fill('Please ring twice')
  await page.getByRole('button', { name: 'Send the message' }).click()
  await expect(page.locator(':focus')).toContainText('We have received your message.')
  await expect(page.getByText('You wrote to us')).toBeVisible()
  await expect(message).toBeHidden()
  await expect(message).toHaveValue('')

  await page.getByText('Correct the phone number or address').click()
  await page.getByLabel('New phone').fill('12')
  await page.getByRole('button', { name: 'Correct it' }).click()
  await expect(page.getByText('Please check the number: 8 digits in Tunisia')).toBeVisible()
  await page.getByLabel('New phone').fill('22 333 555')
  await page.getByRole('button', { name: 'Correct it' }).click()
  await expect(page.getByText('Corrected. We will call you before we ship anything.')).toBeVisible()
  await expect(page.getByText('555')).toBeVisible()
  await expect(page.getByLabel('New phone')).toBeHidden()

  await page.getByText('Cancel this order').click()
  await page.getByRole('button', { name: 'Yes, cancel the order' }).click()
  await expect(page.getByText('Your order has been cancelled.')).toBeInViewport()
  await expect(page.locator(':focus')).toContainText('Your order has been cancelled.')
  await expect(page.getByRole('heading', { name: 'Cancelled' })).toBeVisible()
  await expect(page.getByText('Cancel this order')).toBeHidden()
  expect(await stockOf(page, product)).toBe(left + 1)
})

/** Expects the order without what is around it in print. */
async function expectPrintedAlone(page: Page): Promise<void> {
  await page.emulateMedia({ media: 'print' })
  await expect(page.getByRole('heading', { name: 'Received' })).toBeVisible()
  const banner = page.getByRole('banner')
  await expect(banner.getByText('Hirfa', { exact: true }).filter({ visible: true })).toHaveCount(1)
  for (const around of [
    ...[banner.getByRole('button'), banner.getByRole('navigation'), banner.getByRole('search')],
    ...[page.getByRole('contentinfo'), page.getByText('Cancel this order')],
  ])
    await expect(around.filter({ visible: true })).toHaveCount(0)
  await page.emulateMedia({ media: 'screen' })
}

async function stockOf(page: Page, product: SingleSizeProduct): Promise<number> {
  const [current]: SingleSizeProduct[] = await (await page.request.get(`/api/products/${product.id}`)).json()
  return current?.sizes.find(({ sizeId }) => sizeId === sizeIdOf(product))?.quantity ?? -1
}

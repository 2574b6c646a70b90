import type { Locator, Page } from '@playwright/test'
import { overflow } from './support/axe-findings.ts'
import { placeOrder, singleSizeProduct } from './support/cart-and-checkout.ts'
import { expect, test } from './support/fixtures.ts'
import { openHydrated } from './support/hydration.ts'
import { TapCounter } from './support/tap-counter.ts'

async function addCourier(page: Page, name: string): Promise<void> {
  await openHydrated(page, '/admin/couriers/new')
  await page.getByRole('textbox', { name: 'Name' }).fill(name)
  await page.getByLabel('Delivered parcel').fill('7,5')
  await page.getByRole('button', { name: 'Save' }).click()
  await expect(page.getByText('Saved.')).toBeVisible()
}

async function lowerEdge(element: Locator): Promise<number> {
  const { y, height } = (await element.boundingBox()) ?? { y: Number.NaN, height: 0 }
  return y + height
}

test('a batch is printed, packed and handed over in five taps, its way back leads to the list as it was left, and what the courier reports is recorded @phone', async ({
  backoffice: page,
  site,
}) => {
  await page.addInitScript(() => {
    const counted = window as Window & { printed?: number }
    window.print = () => {
      counted.printed = (counted.printed ?? 0) + 1
      sessionStorage.setItem('printed', String(counted.printed))
    }
  })
  await addCourier(page, 'Parcel Rapide')
  const product = await singleSizeProduct(page, 2)
  for (const nom of ['Parcel Amel', 'Parcel Nour']) await site.confirmOrder(await placeOrder(page, product, { nom }))
  await openHydrated(page, '/admin/orders?state=confirmed&q=Parcel')

  const thumb = new TapCounter(page)
  await thumb.tap(page.getByLabel('Select all', { exact: false }).first())
  await thumb.tap(page.getByRole('button', { name: 'Start a hand-over' }))
  await expect(page.getByRole('button', { name: 'Discard this hand-over' })).toBeVisible()
  const handover = page.url()
  await page.getByRole('link', { name: 'Back to the orders' }).click()
  await expect(page).toHaveURL(/state=confirmed.*q=Parcel/)
  await expect(page.getByText('2 selected')).toBeVisible()
  await openHydrated(page, handover)
  const number = /H-\w{4}-\w{4}/.exec((await page.getByRole('main').textContent()) ?? '')?.[0] ?? ''
  await thumb.tap(page.getByRole('link', { name: 'Print everything' }))
  // The print dialog opens by itself.
  await expect.poll(() => page.evaluate(() => sessionStorage.getItem('printed'))).toBe('1')
  await expect(page.getByRole('heading', { name: /Packing slip/ })).toHaveCount(2)
  await expect(page.getByRole('heading', { name: /Hand-over sheet/ })).toHaveCount(1)
  await thumb.tap(page.getByRole('link', { name: 'Back to the hand-over' }))
  const handOver = page.getByRole('button', { name: 'Packed and handed over: 2 parcels' })
  await page.setViewportSize({ width: 360, height: 640 })
  expect(await lowerEdge(handOver)).toBeLessThan((await page.locator('nav:visible').boundingBox())?.y ?? 0)
  await thumb.tap(handOver)
  await expect(page.getByText(/^2 parcels handed over to /)).toBeVisible()
  expect(thumb.taps).toBeLessThanOrEqual(5)

  await page.getByRole('link', { name: 'Delivery results' }).click()
  const unknown = 'H-0000-0000;livré\n'.repeat(20)
  await page.getByLabel('Or pasted rows').fill(`number;state\n${number};livré\n${unknown}`)
  await page.getByRole('button', { name: 'Preview' }).click()
  // Far above the field into which the rows were pasted.
  const preview = page.getByRole('region', { name: 'Preview' })
  await expect(preview.getByRole('heading', { name: 'Preview' })).toBeInViewport()
  await expect(page.locator(':focus').filter({ has: preview })).toHaveCount(1)
  await expect(page.getByRole('button', { name: 'Record 1 result' })).toBeInViewport({ ratio: 1 })
  await expect(page.getByText('Row 3 · No order has this number.')).toBeVisible()
  await page.getByRole('button', { name: 'Record 1 result' }).click()
  await expect(page.getByText('1 result recorded.')).toBeVisible()
  const parcels = page.getByRole('checkbox', { name: /^Select H-/ })
  await expect(parcels).toHaveCount(1)
  await parcels.check()
  await page.getByLabel('Postponed').check()
  await page.getByRole('combobox', { name: 'Reason' }).selectOption('Nobody at home')
  await page.getByRole('button', { name: 'Record for 1 parcel' }).click()
  await expect(page.getByText('1 result recorded.')).toBeVisible()
  expect(await overflow(page)).toBe(0)
})

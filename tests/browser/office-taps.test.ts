import type { Page } from '@playwright/test'
import { placeOrder, singleSizeProduct } from './support/cart-and-checkout.ts'
import { expect, test } from './support/fixtures.ts'
import { openHydrated } from './support/hydration.ts'
import { TapCounter } from './support/tap-counter.ts'

// docs/reports/office-taps.md has the same numbers, with those of the batch (backoffice-handovers.test.ts) and of a
// return (returns.test.ts).

/** Opens Today and returns a counter of the taps from there on. */
async function fromToday(page: Page): Promise<TapCounter> {
  await openHydrated(page, '/admin')
  return new TapCounter(page)
}

test('frequent tasks of the office take few taps on a phone @phone', async ({ backoffice: page, site }) => {
  await site.emptyCallQueue()
  const product = await singleSizeProduct(page, 3)
  const names = ['Tap Amel', 'Tap Nour', 'Tap Karim']
  const numbers: string[] = []
  for (const nom of names) numbers.push(await placeOrder(page, product, { nom }))
  const [, , delivered = ''] = numbers
  await site.packOrder(delivered)
  const taps: Record<string, number> = {}

  await test.step('confirm a call', async () => {
    const thumb = await fromToday(page)
    await thumb.tap(page.getByRole('navigation').getByRole('link', { name: 'Calls' }).last())
    await expect(page.getByRole('heading', { name: 'Tap Amel' })).toBeVisible()
    await thumb.tap(page.getByRole('button', { name: 'Confirmed' }))
    await expect(page.getByRole('heading', { name: 'Tap Nour' })).toBeVisible()
    taps['confirm a call'] = thumb.taps
  })

  await test.step('nobody answered', async () => {
    const thumb = await fromToday(page)
    await thumb.tap(page.getByRole('navigation').getByRole('link', { name: 'Calls' }).last())
    await expect(page.getByRole('heading', { name: 'Tap Nour' })).toBeVisible()
    await thumb.tap(page.getByRole('button', { name: 'No answer', exact: true }))
    await expect(page.getByText('no answer').first()).toBeVisible()
    taps['nobody answered'] = thumb.taps
  })

  await test.step('pack an order and undo it', async () => {
    const thumb = await fromToday(page)
    await thumb.tap(page.getByRole('navigation').getByRole('link', { name: 'Orders' }).last())
    await thumb.tap(page.getByRole('link', { name: /Tap Amel/ }))
    await thumb.tap(page.getByRole('button', { name: 'Packed' }))
    taps['pack an order'] = thumb.taps
    await thumb.tap(page.getByRole('button', { name: 'Undo' }).first())
    await expect(page.getByRole('button', { name: 'Packed' })).toBeVisible()
    taps['undo a step'] = thumb.taps - (taps['pack an order'] ?? 0)
  })

  await test.step('record that a parcel was delivered', async () => {
    await openHydrated(page, `/admin/orders?q=${delivered}`)
    await page.getByRole('link', { name: /Tap Karim/ }).tap()
    await page.getByRole('button', { name: 'Given to the courier', exact: true }).tap()
    const button = page.getByRole('button', { name: 'Delivered', exact: true })
    await expect(button).toBeVisible()
    const thumb = await fromToday(page)
    await thumb.tap(page.getByRole('navigation').getByRole('link', { name: 'Orders' }).last())
    await thumb.tap(page.getByRole('link', { name: /Tap Karim/ }))
    await thumb.tap(button)
    await expect(button).toHaveCount(0)
    taps['record a delivery'] = thumb.taps
  })

  await test.step('find a customer by phone', async () => {
    const thumb = await fromToday(page)
    await thumb.tap(page.getByRole('banner').getByRole('link', { name: 'Search' }))
    await expect(page.getByRole('searchbox')).toBeFocused()
    await page.getByRole('searchbox').fill('22 333 444')
    await page.keyboard.press('Enter')
    await thumb.tap(
      page
        .getByRole('main')
        .getByRole('link', { name: /22 333 444/ })
        .first(),
    )
    await expect(page.getByRole('heading', { level: 1 })).toContainText('Tap')
    taps['find a customer'] = thumb.taps
  })

  await test.step('change a price', async () => {
    const thumb = await fromToday(page)
    await thumb.tap(page.getByRole('navigation').getByRole('link', { name: 'Products' }).last())
    const price = page.getByLabel(/^Price of/).first()
    await thumb.fill(price, '46')
    await page.keyboard.press('Enter')
    await expect(page.getByText('Saved').first()).toBeVisible()
    taps['change a price'] = thumb.taps
  })

  expect(taps).toEqual({
    'confirm a call': 2,
    'nobody answered': 2,
    'pack an order': 3,
    'undo a step': 1,
    'record a delivery': 3,
    'find a customer': 2,
    'change a price': 2,
  })
})

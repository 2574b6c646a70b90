import { axeFindings } from './support/axe-findings.ts'
import { placeOrder, singleSizeProduct } from './support/cart-and-checkout.ts'
import { expect, test } from './support/fixtures.ts'
import { openHydrated } from './support/hydration.ts'
import { TapCounter } from './support/tap-counter.ts'

test('a courier remits the cash of a parcel, something is missing, and each figure opens its orders @phone', async ({
  backoffice: page,
  site,
}) => {
  await openHydrated(page, '/admin/couriers/new')
  await page.getByRole('textbox', { name: 'Name' }).fill('Cash Rapide')
  await page.getByLabel('Delivered parcel').fill('7,5')
  await page.getByRole('button', { name: 'Save' }).click()
  await expect(page.getByText('Saved.')).toBeVisible()

  const product = await singleSizeProduct(page, 4)
  const number = await placeOrder(page, product, { nom: 'Cash Amel' })
  await site.packOrder(number)
  await openHydrated(page, `/admin/orders?q=${number}`)
  await page.getByRole('checkbox', { name: `Select ${number}` }).check()
  await page.getByRole('button', { name: 'Start a hand-over' }).tap()
  await page.getByRole('button', { name: 'Handed over: 1 parcel' }).tap()
  await expect(page.getByText(/^1 parcel handed over to /)).toBeVisible()
  // Other tests have added couriers: the one of the hand-over owes the cash.
  const courier = (await page.getByRole('heading', { level: 1 }).textContent()) ?? ''
  await openHydrated(page, `/admin/orders?q=${number}`)
  await page.getByRole('link', { name: /Cash Amel/ }).tap()
  const delivered = page.getByRole('button', { name: 'Delivered', exact: true })
  await delivered.tap()
  await expect(delivered).toHaveCount(0)

  await openHydrated(page, '/admin/cash')
  const thumb = new TapCounter(page)
  await thumb.tap(page.getByRole('main').getByRole('link', { name: courier }).first())
  await expect(page.getByText(/^Expected:/)).toBeVisible()
  // With a letter a line it was 500 pixels high.
  const row = await page.getByRole('listitem').filter({ hasText: number }).boundingBox()
  expect(row?.height).toBeLessThan(220)
  const text = (await page.getByText(/^Expected:/).textContent()) ?? ''
  const expected = Number(/[\d.]+/.exec(text)?.[0])
  await thumb.fill(page.getByLabel('Amount received'), String(expected - 0.5))
  await thumb.tap(page.getByRole('button', { name: 'Record the remittance' }))
  expect(thumb.taps).toBe(3)
  await expect(page.getByText('needs a reason.')).toBeVisible()
  await page.getByLabel('Reason for the difference').fill('Half a dinar is missing')
  await page.getByRole('button', { name: 'Record the remittance' }).tap()
  await expect(page.getByText(/0\.50 TND missing/).first()).toBeVisible()
  expect.soft(await axeFindings(page)).toEqual([])

  await openHydrated(page, '/admin/cash')
  await page
    .getByRole('row', { name: /^Missing/ })
    .getByRole('link')
    .first()
    .tap()
  await expect(page.getByText('Difference').first()).toBeVisible()
})

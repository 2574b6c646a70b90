import { overflow } from './support/axe-findings.ts'
import { placeOrder, singleSizeProduct } from './support/cart-and-checkout.ts'
import { expect, test } from './support/fixtures.ts'
import { holdRequests } from './support/hold-requests.ts'
import { openHydrated } from './support/hydration.ts'
import { signInto } from './support/session.ts'

test('once a bulk step has ended nothing is ticked, whoever brings the parcels is asked, and the next result is of its own parcels @phone', async ({
  page,
  // The couriers of a shop are those of all its tests.
  newShop: site,
}) => {
  const product = await singleSizeProduct(page, 3)
  const numbers: string[] = []
  for (const nom of ['Bulk Amel', 'Bulk Nour', 'Bulk Karim']) {
    const number = await placeOrder(page, product, { nom }, site.origin)
    numbers.push(number)
    await site.confirmOrder(number)
  }
  await signInto(page.context(), site, 'owner')
  await openHydrated(page, `${site.origin}/admin/couriers/new`)
  await page.getByRole('textbox', { name: 'Name' }).fill('Rapide')
  await page.getByRole('button', { name: 'Save' }).click()
  await expect(page.getByText('Saved.')).toBeVisible()

  const openSteps = () =>
    page.locator('details', { hasText: 'Selected orders' }).evaluate((details: HTMLDetailsElement) => {
      details.open = true
    })
  const ticks = page.getByRole('checkbox', { checked: true }).and(page.locator('[name=id], [data-selects]'))
  await openHydrated(page, `${site.origin}/admin/orders?q=Bulk`)
  await page.getByLabel('Select all on this page').check()
  await openSteps()
  // Another list does not close what the operator has opened since.
  const otherList = await holdRequests(page, '**/admin/orders.data*', 'GET')
  await page.getByRole('button', { name: /^Packed: 3/ }).click()
  await page
    .getByRole('dialog')
    .getByRole('button', { name: /^Packed: 3/ })
    .click()
  await expect(page.getByText('3 orders are “Packed” now.')).toBeVisible()
  await expect(ticks).toHaveCount(0)

  await page.getByLabel('Select all on this page').check()
  await openSteps()
  await otherList.isHeldUp
  otherList.release()
  const rows = page.getByRole('listitem').filter({ has: page.getByRole('checkbox') })
  await expect(rows.getByText('Packed', { exact: true })).toHaveCount(3)
  await expect(page.getByLabel('Who holds the cash')).toBeHidden()
  await page.getByLabel('Delivered by').selectOption('Our own delivery')
  await page.getByLabel('Who holds the cash').fill('Sami')
  await page.getByRole('button', { name: /^Given to the courier: 3/ }).click()
  const question = page.getByRole('dialog')
  await expect(question.getByText('Delivered by: Our own delivery')).toBeVisible()
  await question.getByRole('button', { name: /^Given to the courier: 3/ }).click()
  await expect(page.getByText('3 orders are “On the way” now.')).toBeVisible()
  await expect(ticks).toHaveCount(0)

  await openHydrated(page, `${site.origin}/admin/handovers/results`)
  await expect(page.getByText('Sami')).toHaveCount(3)
  await page.getByLabel(`Select ${numbers[0]}`).check()
  await page.getByLabel('Lost').check()
  await page.getByRole('textbox', { name: 'Note' }).fill('Van was stolen')
  await page.getByRole('button', { name: 'Record for 1 parcel' }).click()
  await expect(page.getByText('1 result recorded.')).toBeVisible()
  await expect(ticks).toHaveCount(0)
  await expect(page.getByLabel('Delivered')).toBeChecked()
  await expect(page.getByRole('textbox', { name: 'Note' })).toHaveValue('')

  await page.getByRole('button', { name: 'Undo', exact: true }).click()
  await expect(page.getByText('1 order is as before.')).toBeVisible()
  expect(await overflow(page)).toBe(0)
})

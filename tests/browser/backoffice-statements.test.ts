import { AxeBuilder } from '@axe-core/playwright'
import type { Page } from '@playwright/test'
import { placeOrder, singleSizeProduct } from './support/cart-and-checkout.ts'
import { expect, test } from './support/fixtures.ts'
import { openHydrated } from './support/hydration.ts'

test('a maker is owed what was delivered less a commission, is paid once, and the payment is revoked @phone', async ({
  backoffice: page,
  site,
}) => {
  test.setTimeout(90_000)
  await agreeOnTenPercent(page)
  const product = await singleSizeProduct(page, 7)
  const number = await placeOrder(page, product, { nom: 'Rim Relevé', telephone: '22333471' })
  await site.confirmOrder(number)
  await page.goto(`/admin/orders?q=${number}`)
  await page.getByRole('link', { name: number }).first().click()
  await page.getByRole('button', { name: 'Packed' }).click()
  await page.getByRole('button', { name: 'Given to the courier' }).click()
  await page.getByRole('button', { name: 'Delivered', exact: true }).click()
  await expect(page.getByText('It comes back: open a return')).toBeVisible()

  await openHydrated(page, '/admin/statements')
  expect.soft(await findings(page), 'list').toEqual([])
  await page.getByRole('listitem').filter({ hasText: 'Not paid yet' }).first().getByRole('link').click()
  await expect(page.getByText('Owed now:')).toBeVisible()
  await expect(page.getByRole('definition').nth(3)).not.toHaveText('0.00 TND')
  expect.soft(await findings(page), 'statement').toEqual([])

  // Every figure opens the orders it is made of.
  await page.getByRole('definition').nth(1).getByRole('link').click()
  await expect(page.getByRole('link', { name: number })).toBeVisible()
  await page.goBack()

  await page.getByText('Record a payment to the maker…').click()
  const amount = page.getByLabel('Amount')
  const owed = await amount.inputValue()
  await amount.fill(String(Number(owed) + 1))
  await page.getByLabel('Reference').fill('VIR 2041')
  await page.getByRole('button', { name: 'Record the payment' }).click()
  await expect(page.getByText(/^Only .+ is owed\.$/)).toBeVisible()
  await expect(page.getByLabel('Reference')).toHaveValue('VIR 2041')
  await amount.fill(owed)
  await page.getByRole('button', { name: 'Record the payment' }).click()
  await expect(page.getByText('Nothing is owed to this maker now.')).toBeVisible()
  const payout = page.getByRole('listitem').filter({ hasText: 'VIR 2041' })
  await expect(payout).toContainText(/paid on .+ by Bank transfer, recorded by /)
  expect.soft(await findings(page), 'paid statement').toEqual([])

  await page.getByRole('link', { name: 'Print' }).click()
  await expect(page.getByRole('rowheader', { name: number })).toBeVisible()
  await expect(page.getByText('VIR 2041')).toBeVisible()
  expect.soft(await findings(page), 'printed statement').toEqual([])
  await page.goBack()

  const file = await page.request.get(
    (await page.getByRole('link', { name: 'As a CSV file' }).getAttribute('href')) ?? '',
  )
  expect(await file.text()).toContain(number)

  await payout.getByText('Recorded by mistake…').click()
  await payout.getByLabel('Why').fill('Sent back')
  await payout.getByRole('button', { name: 'Revoke it: it is owed again' }).click()
  await expect(payout).toContainText('Sent back')
  await expect(page.getByText('Record a payment to the maker…')).toBeVisible()
  expect.soft(await findings(page), 'revoked payment').toEqual([])
})

async function agreeOnTenPercent(page: Page): Promise<void> {
  await openHydrated(page, '/admin/settings')
  const panel = page.getByRole('region', { name: 'Commission of makers' })
  await panel.getByLabel('Without a plan (%)').fill('10,5')
  await panel.getByRole('button', { name: 'Save' }).click()
  await expect(panel.getByText('Saved')).toBeVisible()
}

async function findings(page: Page) {
  const { violations } = await new AxeBuilder({ page }).analyze()
  return violations.map(({ id, nodes }) => `${id}: ${nodes[0]?.html}`)
}

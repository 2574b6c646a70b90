import { axeFindings, overflow } from './support/axe-findings.ts'
import { placeOrder, singleSizeProduct } from './support/cart-and-checkout.ts'
import { expect, test } from './support/fixtures.ts'
import { openHydrated } from './support/hydration.ts'

// The languages, the forms without script and the limits are in src/server/track-page.test.ts.

test('an order is found by its number and phone, errors have the focus, and its link is sent again @phone', async ({
  page,
  site,
}) => {
  const email = 'tracked@example.tn'
  const number = await placeOrder(page, await singleSizeProduct(page, 2), { nom: 'Amel Ben Salah', email })
  await openHydrated(page, '/contact')
  await page.getByRole('contentinfo').getByRole('link', { name: 'Track your order' }).click()
  const [numberField, phoneField] = [page.getByLabel('Order number'), page.getByLabel('Phone number of the order')]
  const show = page.getByRole('button', { name: 'Show my order' })
  await numberField.fill('7k3m')
  await phoneField.fill('55 111 222')
  await show.click()
  await expect(numberField).toBeFocused()
  await expect(numberField).toHaveAttribute('aria-invalid', 'true')
  await numberField.fill(number.toLowerCase())
  await show.click()
  await expect(page.locator(':focus')).toContainText('72 285 410')
  await expect(numberField).toHaveValue(number.toLowerCase())
  await expect(phoneField).toHaveValue('55 111 222')
  expect(await axeFindings(page)).toEqual([])

  await numberField.fill(number.slice(2).replaceAll('-', ''))
  await phoneField.fill('٢٢ ٣٣٣ ٤٤٤')
  await show.click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(number)
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused()
  await expect(page).toHaveURL('/track')
  expect(await axeFindings(page)).toEqual([])
  expect(await overflow(page)).toBe(0)

  await page.getByRole('button', { name: /private link again/ }).click()
  await expect(page.getByRole('main').getByRole('status')).toContainText('72 285 410')
  const link = /http:\S+\/order\/[\w-]{22}/.exec(await site.emailTo(email))?.[0] ?? ''
  await page.goto(link)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(number)
  await expect(page.getByText('•• ••• 444')).toBeVisible()
})

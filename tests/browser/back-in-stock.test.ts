import { axeFindings } from './support/axe-findings.ts'
import { expect, test } from './support/fixtures.ts'
import { openHydrated } from './support/hydration.ts'
import { productOfModel } from './support/products.ts'

test('whoever waits for a size is asked by email and confirms @phone', async ({ page, request, site }) => {
  const { id, name } = await productOfModel(request, 'BL-Balgha')
  await openHydrated(page, `/product/${id}`)
  await page.getByText('Your size is sold out?').click()
  const form = page.locator('details form')
  const email = form.getByLabel('Your e-mail')
  await email.fill('amel@example')
  await form.getByRole('button').click()
  await expect(form.getByText('This does not look like an e-mail address.')).toBeVisible()
  await expect(email).toBeFocused()
  expect(await axeFindings(page)).toEqual([])
  await email.fill('waits@example.tn')
  await form.getByRole('button').click()
  await expect(page.locator(':focus')).toContainText('We have sent you an e-mail.')

  const text = await site.emailTo('waits@example.tn')
  expect(text.replaceAll(/\s+/g, ' ')).toContain(name)
  await page.goto(/http:\S+\/back-in-stock\/confirm\/[\w-]+/.exec(text)?.[0] ?? '')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Shall we tell you when it is back?')
  await page.getByRole('button', { name: 'Yes, tell me' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('You are on the waiting list')
  expect(await axeFindings(page)).toEqual([])
})

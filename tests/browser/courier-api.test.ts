import AxeBuilder from '@axe-core/playwright'
import { expect, test } from './support/fixtures.ts'
import { openHydrated } from './support/hydration.ts'

test('an owner sets up the API of a courier, whose token is never shown, and turns it off @phone', async ({
  backoffice: page,
}) => {
  await openHydrated(page, '/admin/couriers/new')
  await page.getByRole('textbox', { name: 'Name' }).fill('API Rapide')
  await page.getByLabel('A parcel that is delivered').fill('7,5')
  await page.getByRole('button', { name: 'Save', exact: true }).click()
  await expect(page.getByText('Saved.')).toBeVisible()

  await page.getByLabel('Address').fill('http://courier.example/api')
  await page.getByLabel('Token').fill('top-secret')
  await page.getByRole('button', { name: 'Save the API' }).tap()
  await expect(page.getByText('not one of https in the public internet')).toBeVisible()
  await page.getByLabel('Address').fill('https://courier.example/api')
  await page.getByLabel('Token').fill('top-secret')
  await page.getByRole('button', { name: 'Save the API' }).tap()
  await expect(page.getByText('Parcels that are handed over from now on are sent.')).toBeVisible()
  expect(await page.content()).not.toContain('top-secret')
  await expect(page.getByLabel('Token')).toHaveValue('')
  const { violations } = await new AxeBuilder({ page }).analyze()
  expect(violations.map(({ id }) => id)).toEqual([])
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(360)

  await page.getByRole('button', { name: 'Try it' }).tap()
  await expect(page.getByText('The courier allows the next question in')).toBeVisible()
  await page.getByRole('button', { name: 'Turn it off' }).tap()
  await expect(page.getByText('Turned off. The token is forgotten.')).toBeVisible()
  await expect(page.getByRole('button', { name: 'Try it' })).toHaveCount(0)
})

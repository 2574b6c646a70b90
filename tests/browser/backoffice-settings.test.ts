import { AxeBuilder } from '@axe-core/playwright'
import type { Page } from '@playwright/test'
import { expect, test } from './support/fixtures.ts'
import { openHydrated } from './support/hydration.ts'

test('a new tagline appears in the shop, and the audit log restores the old one @phone', async ({ backoffice }) => {
  await openHydrated(backoffice, '/admin/more')
  await backoffice.getByRole('link', { name: 'Settings' }).click()
  const house = backoffice.getByRole('region', { name: 'The house' })
  const tagline = house.getByLabel('Tagline').first()
  const old = await tagline.inputValue()
  await tagline.fill('From their hands to yours.')
  await house.getByLabel('Phone').fill('12')
  await house.getByRole('button', { name: 'Save' }).click()
  await expect(house.getByText('This is no Tunisian phone number.')).toBeVisible()
  await expect(house.getByLabel('Phone')).toBeFocused()
  await house.getByLabel('Phone').fill('72 285 410')
  await house.getByRole('button', { name: 'Save' }).click()
  await expect(house.getByRole('status')).toContainText('Saved: Tagline.')

  const footer = backoffice.getByRole('contentinfo')
  await backoffice.goto('/')
  await expect(footer.getByText('From their hands to yours.')).toBeVisible()

  await openHydrated(backoffice, '/admin/history')
  await backoffice
    .getByRole('listitem')
    .filter({ hasText: 'From their hands' })
    .getByRole('button', { name: 'Undo' })
    .click()
  await expect(backoffice.getByRole('status').filter({ hasText: 'as it was before' })).toBeVisible()
  await backoffice.goto('/')
  await expect(footer.getByText(old)).toBeVisible()
})

test('axe finds nothing in the settings, and offline nothing that was typed is lost @phone', async ({
  backoffice,
  context,
}) => {
  await openHydrated(backoffice, '/admin/settings')
  expect((await new AxeBuilder({ page: backoffice }).analyze()).violations.map(({ id }) => id)).toEqual([])
  expect(await rowsOutOfLine(backoffice)).toEqual([])
  const limits = backoffice.getByRole('region', { name: 'Limits for strangers' })
  const field = limits.getByLabel('Orders of one phone number')
  const before = await field.inputValue()
  await field.fill('7')
  await context.setOffline(true)
  await limits.getByRole('button', { name: 'Save' }).click()
  await expect(limits.getByRole('alert')).toContainText('Nothing you typed is lost')
  await context.setOffline(false)
  await expect(field).toHaveValue('7')
  for (const value of ['7', before]) {
    await field.fill(value)
    await limits.getByRole('button', { name: 'Save' }).click()
    await expect(limits.getByRole('status')).toContainText('Saved: Orders of one phone number')
  }
})

/** Returns the names of selects that are higher or lower than the field they belong to. */
async function rowsOutOfLine(page: Page): Promise<string[]> {
  // The choice of a language stands alone.
  return page.locator('main select:not([name="locale"])').evaluateAll((selects) =>
    selects.flatMap((select) => {
      const field = select.parentElement?.previousElementSibling?.querySelector('input')
      const isInLine = field?.getBoundingClientRect().top === select.getBoundingClientRect().top
      return isInLine ? [] : [select.getAttribute('name') ?? '']
    }),
  )
}

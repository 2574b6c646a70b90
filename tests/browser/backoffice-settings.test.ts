import type { Locator } from '@playwright/test'
import { expect, test } from './support/fixtures.ts'
import { openHydrated } from './support/hydration.ts'

test('fields of the settings are in line, an error has the focus, and offline nothing that was typed is lost @phone', async ({
  backoffice,
  context,
}) => {
  await openHydrated(backoffice, '/admin/settings#shop-profile')
  const house = backoffice.getByRole('region', { name: 'Shop details' })
  await house.getByLabel('Phone').fill('12')
  await house.getByRole('button', { name: 'Save' }).click()
  await expect(house.getByText('This is not a Tunisian phone number.')).toBeVisible()
  await expect(house.getByLabel('Phone')).toBeFocused()
  const limits = backoffice.getByRole('region', { name: 'Rate limits' })
  await backoffice.getByText('Protection', { exact: true }).click()
  await limits.getByText('Rate limits', { exact: true }).click()
  await expect(house.getByLabel('Phone')).toBeHidden()
  expect(await rowsOutOfLine(limits)).toEqual([])
  const field = limits.getByLabel('Unconfirmed orders of one phone number')
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
    await expect(limits.getByRole('status')).toContainText('Saved: Unconfirmed orders of one phone number')
  }
})

/** Returns the names of selects that are higher or lower than the field they belong to. */
async function rowsOutOfLine(part: Locator): Promise<string[]> {
  return part.locator('select').evaluateAll((selects) =>
    selects.flatMap((select) => {
      const field = select.parentElement?.previousElementSibling?.querySelector('input')
      const isInLine = field?.getBoundingClientRect().top === select.getBoundingClientRect().top
      return isInLine ? [] : [select.getAttribute('name') ?? '']
    }),
  )
}

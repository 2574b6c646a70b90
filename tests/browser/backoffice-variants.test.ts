import type { Locator } from '@playwright/test'
import { axeFindings } from './support/axe-findings.ts'
import { expect, test } from './support/fixtures.ts'
import { openHydrated } from './support/hydration.ts'
import { productOfModel } from './support/products.ts'

/** Pastes as from a spreadsheet. */
async function paste(cell: Locator, text: string): Promise<void> {
  await cell.focus()
  await cell.evaluate((field, text) => {
    const clipboardData = new DataTransfer()
    clipboardData.setData('text/plain', text)
    field.dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }))
  }, text)
}

test('sizes are counted by color, by keys and by paste @phone', async ({ backoffice, request }) => {
  const { id } = await productOfModel(request, 'BL-Chebrella')
  await openHydrated(backoffice, `/admin/products/${id}/variants`)
  const stock = backoffice.getByRole('main')
  const split = stock.getByRole('table', { name: 'Count by colour' })
  const cell = (size: string, color: string) => stock.getByRole('textbox', { name: `${size}, ${color}: Pieces` })
  await paste(cell('36', 'Rose'), '2\t٢\t1\n7\tmany\t\n')
  await expect(stock.getByText('4 cells are filled.')).toBeVisible()
  await expect(stock.getByText('it cannot be read: many.')).toBeVisible()
  await expect(split.getByRole('row', { name: /^36/ })).toContainText('5 of 5')
  await expect(cell('37', 'Emerald')).toHaveValue('')
  await cell('37', 'Rose').fill('6')
  await expect(split.getByRole('row', { name: /^37/ })).toContainText('1 to go')
  await cell('37', 'Rose').press('End')
  await cell('37', 'Rose').press('ArrowRight')
  await expect(cell('37', 'Emerald')).toBeFocused()
  await backoffice.keyboard.type('1')
  await stock.getByRole('button', { name: 'Save by colour' }).click()
  await expect(stock.getByText('The pieces are counted by colour now.')).toBeVisible()

  await expect(cell('36', 'Emerald')).toHaveValue('2')
  await cell('36', 'Emerald').focus()
  await backoffice.keyboard.type('4')
  await backoffice.keyboard.press('Enter')
  await expect(cell('37', 'Emerald')).toBeFocused()
  await backoffice.keyboard.press('ArrowUp')
  await backoffice.keyboard.press('ArrowLeft')
  await expect(cell('36', 'Rose')).toBeFocused()
  await backoffice.keyboard.press('Enter')
  await backoffice.keyboard.type('0')
  expect(await axeFindings(backoffice)).toEqual([])
  const save = stock.getByRole('button', { name: 'Save the counts' })
  await save.click()
  await expect(stock.getByText('The stock is saved.')).toBeVisible()
  await expect(save).toBeFocused()
  await openHydrated(backoffice, `/admin/products/${id}/variants`)
  await expect(cell('36', 'Emerald')).toHaveValue('4')
  await expect(cell('37', 'Rose')).toHaveValue('0')
  const width = await backoffice.evaluate(() => document.documentElement.scrollWidth - window.innerWidth)
  expect(width).toBe(0)
})

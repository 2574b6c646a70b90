import type { Locator, Page } from '@playwright/test'
import { expect, test } from './support/fixtures.ts'
import { openHydrated } from './support/hydration.ts'

// One form of each kind that the office has.

test('forms of the office are filled, refused, mended and saved with the keyboard alone @desktop', async ({
  backoffice: page,
}) => {
  const { keyboard } = page
  await test.step('a setting, folded', async () => {
    await openHydrated(page, '/admin/settings')
    await tabTo(page, page.locator('summary', { hasText: /^Returns$/ }))
    await keyboard.press('Enter')
    const days = page.getByLabel('Working days to withdraw')
    await tabTo(page, days)
    const before = await days.inputValue()
    await replace(page, 'none')
    await keyboard.press('Enter')
    await expect(days).toHaveAttribute('aria-invalid', 'true')
    for (const typed of [String(Number(before) + 1), before]) {
      await expect(days).toBeFocused()
      await replace(page, typed)
      await keyboard.press('Enter')
      await expect(page.getByText('Saved: Working days to withdraw.')).toBeVisible()
    }
    await expect(days).toBeFocused()
  })
  await test.step('the page of one thing', async () => {
    await openHydrated(page, '/admin/discount-codes/new')
    const code = page.getByLabel('Code', { exact: true })
    await tabTo(page, code)
    await keyboard.type('k')
    await keyboard.press('Enter')
    await expect(code).toBeFocused()
    await expect(code).toHaveAccessibleDescription(/Write 3 to 30 letters/)
    await replace(page, 'keyboard-5')
    await tabTo(page, page.getByRole('radio', { name: 'A percentage' }))
    await keyboard.press('ArrowDown')
    await keyboard.press('ArrowUp')
    await tabTo(page, page.getByLabel('Percent', { exact: true }))
    await keyboard.type('5')
    await keyboard.press('Enter')
    await expect(page.getByRole('heading', { name: 'KEYBOARD-5' })).toBeVisible()
    await expect(page.locator(':focus')).toContainText('Saved')
  })
  await test.step('texts in several languages', async () => {
    await openHydrated(page, '/admin/stores/1')
    await tabTo(page, page.getByRole('tab', { selected: true }))
    await keyboard.press('ArrowRight')
    await tabTo(page, page.getByRole('tabpanel').getByRole('textbox').first())
    await replace(page, 'Atelier du clavier')
    await keyboard.press('Enter')
    await expect(page.getByText('Saved. Visitors see it like this now.')).toBeVisible()
  })
  await test.step('a number in a list', async () => {
    await openHydrated(page, '/admin/products')
    const cell = page.getByRole('textbox', { name: /^Price of/ }).first()
    const before = await cell.inputValue()
    await cell.focus()
    await keyboard.type('dear')
    await keyboard.press('Enter')
    await expect(cell).toHaveAttribute('aria-invalid', 'true')
    await expect(cell).toBeFocused()
    await keyboard.press('Escape')
    await expect(cell).toHaveValue(before)
  })
  await test.step('a question before leaving', async () => {
    await openHydrated(page, '/admin/discount-codes/new')
    const code = page.getByLabel('Code', { exact: true })
    await tabTo(page, code)
    await keyboard.type('left')
    await page.getByRole('main').getByRole('link', { name: 'Discount codes' }).focus()
    await keyboard.press('Enter')
    await expect(page.getByRole('dialog')).toBeVisible()
    await keyboard.press('Escape')
    await expect(page.getByRole('dialog')).toBeHidden()
    await expect(code).toHaveValue('left')
  })
})

/** Presses Tab until the element has the focus. */
async function tabTo(page: Page, element: Locator): Promise<void> {
  for (let presses = 0; presses < 150; presses += 1) {
    if (await element.evaluate((node) => node === document.activeElement)) return
    await page.keyboard.press('Tab')
  }
  throw new Error(`150 Tabs do not lead to ${element}`)
}

async function replace(page: Page, text: string): Promise<void> {
  await page.keyboard.press('ControlOrMeta+a')
  await page.keyboard.type(text)
}

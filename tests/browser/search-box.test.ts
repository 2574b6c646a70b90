import type { Page } from '@playwright/test'
import { axeFindings } from './support/axe-findings.ts'
import { expect, test } from './support/fixtures.ts'
import { holdRequests } from './support/hold-requests.ts'
import { openHydrated } from './support/hydration.ts'

const suggestionCalls = '**/search/suggestions?*'

/** A word that is being typed, and the category of what it finds. */
const typedIn = [
  { ...{ locale: 'en', width: '@phone' }, typed: 'bask', named: /basket/i, category: 'Bags', currency: 'TND' },
  { ...{ locale: 'ar', width: '@desktop' }, typed: 'قف', named: /ق\p{M}*ف/u, category: 'حقائب وقفاف', currency: 'د.ت' },
  { ...{ locale: 'fr', width: '@phone @long' }, typed: 'couf', named: /couffin/i, category: 'Sacs', currency: 'DT' },
] as const

for (const { locale, width, typed, named, category, currency } of typedIn)
  test(`pieces and categories are suggested while a word is typed, by keyboard alone: ${locale} ${width}`, async ({
    page,
  }) => {
    const suggestions = await holdRequests(page, suggestionCalls)
    await openHydrated(page, locale === 'en' ? '/about' : `/${locale}/about`)
    const field = await openSearch(page)
    await expect(field).toHaveAttribute('aria-expanded', 'true')
    await field.pressSequentially(typed)
    await suggestions.isHeldUp
    const places = () => Promise.all([page.locator('h1').boundingBox(), field.boundingBox()])
    const before = await places()
    suggestions.release()
    const list = page.getByRole('listbox')
    const options = list.getByRole('option')
    await expect(options.first()).toContainText(named)
    await expect(options.first().locator('img')).toHaveAttribute('width', /^\d+$/)
    await expect(options.first()).toContainText(currency)
    await expect(list.getByRole('option', { name: category })).toBeVisible()
    await expect(list.getByRole('group')).not.toHaveCount(0)
    await expect(
      page
        .getByRole('status')
        .filter({ hasText: String(await options.count()) })
        .first(),
    ).toBeAttached()
    expect(await places(), 'nothing moves').toEqual(before)
    expect(await axeFindings(page)).toEqual([])
    for (const size of await options.evaluateAll((all) => all.map((option) => option.getBoundingClientRect().height)))
      expect(size).toBeGreaterThanOrEqual(44)

    await field.press('ArrowDown')
    await expect(options.first()).toHaveAttribute('aria-selected', 'true')
    await expect(field).toHaveAttribute('aria-activedescendant', (await options.first().getAttribute('id')) ?? '')
    await expect(field).toBeFocused()
    await field.press('Enter')
    await expect(page).toHaveURL(/\/product\/\d+$/)
    await expect(page.locator('html')).toHaveAttribute('lang', locale)
    await expect(list).toBeHidden()
  })

test('the list follows the keys of a combobox, stays until the next one is there, and no late answer changes it @desktop', async ({
  page,
}) => {
  await openHydrated(page, '/about')
  const field = await openSearch(page)
  await field.fill('vas')
  const options = page.getByRole('listbox').getByRole('option')
  await expect(options.first()).toContainText(/vase/i)
  const last = options.nth((await options.count()) - 1)
  await field.press('ArrowUp')
  await expect(last).toHaveAttribute('aria-selected', 'true')
  await field.press('Home')
  await expect(options.first()).toHaveAttribute('aria-selected', 'true')
  await field.press('End')
  await expect(last).toHaveAttribute('aria-selected', 'true')
  await field.press('ArrowDown')
  await expect(field).not.toHaveAttribute('aria-activedescendant')
  await field.evaluate((field) => {
    field.dispatchEvent(new KeyboardEvent('keydown', { key: 'ArrowDown', isComposing: true }))
  })
  await expect(field).not.toHaveAttribute('aria-activedescendant')

  await field.press('Escape')
  await expect(options.first()).toBeHidden()
  await expect(field).toHaveAttribute('aria-expanded', 'false')
  await expect(field).toHaveValue('vas')
  await field.press('Escape')
  await expect(field).toHaveValue('')
  await field.fill('vas')
  await expect(options.first()).toBeVisible()
  await field.press('Tab')
  await expect(field).not.toBeFocused()
  await expect(options.first()).toBeHidden()

  await field.fill('soap')
  await expect(options.first()).toContainText(/soap/i)
  const late = await holdRequests(page, '**/search/suggestions?q=bowl')
  await field.fill('bowl')
  await late.isHeldUp
  await expect(options.first()).toContainText(/soap/i)
  await field.fill('bask')
  await expect(options.first()).toContainText(/basket/i)
  late.release()
  // It was answered after the late one.
  await page.evaluate(() => fetch('/robots.txt'))
  await expect(options.first()).toContainText(/basket/i)
})

test('the last searches are offered again, stay on this device and can be removed @phone', async ({ page }) => {
  await openHydrated(page, '/about')
  for (const words of ['blue vase', 'koffa']) {
    const field = await openSearch(page)
    await field.fill(words)
    await field.press('Enter')
    await expect(page).toHaveURL(`/shop?${new URLSearchParams({ q: words })}`)
  }
  const requested: string[] = []
  await openHydrated(page, '/about')
  page.on('request', (request) => requested.push(`${request.url()} ${request.postData()}`))
  const field = await openSearch(page)
  const group = page.getByRole('group', { name: 'Your last searches' })
  await expect(group.getByRole('option')).toHaveText(['koffa', '', 'blue vase', '', 'Remove all'])
  await group.getByRole('option', { name: 'Remove “koffa” from your last searches' }).click()
  await expect(group.getByRole('option').first()).toHaveText('blue vase')
  await expect(field).toBeFocused()
  expect(requested.filter((request) => /koffa|blue/.test(request))).toEqual([])
  await field.press('ArrowDown')
  await field.press('Enter')
  await expect(page).toHaveURL('/shop?q=blue+vase')
  const again = await openSearch(page)
  await again.fill('')
  await group.getByRole('option', { name: 'Remove all' }).click()
  await expect(group).toHaveCount(0)
  expect(await page.evaluate(() => localStorage.getItem('hirfa.searches'))).toBe('[]')
})

test('what is typed before the code of the list has loaded is kept, and when suggestions cannot be loaded the search works without @phone', async ({
  page,
  pageErrors,
}) => {
  const code = await holdRequests(page, '**/suggestion-list-*.js')
  await openHydrated(page, '/about')
  const early = await openSearch(page)
  await early.pressSequentially('bask')
  await code.isHeldUp
  code.release()
  await expect(page.getByRole('listbox').getByRole('option').first()).toContainText(/basket/i)
  await expect(early).toHaveValue('bask')
  await expect(early).toBeFocused()

  await page.route(suggestionCalls, (route) => route.abort())
  await openHydrated(page, '/about')
  const field = await openSearch(page)
  const asked = page.waitForRequest(suggestionCalls)
  await field.fill('basket')
  await asked
  await expect(page.getByRole('listbox')).toBeHidden()
  await field.press('Enter')
  await expect(page).toHaveURL('/shop?q=basket')
  await expect(page.getByRole('main').getByRole('article').first()).toBeVisible()
  expect(pageErrors.splice(0).filter((error) => !error.includes('ERR_FAILED'))).toEqual([])
})

test('the field has its own button to clear it, and says when there are no suggestions @phone', async ({ page }) => {
  await openHydrated(page, '/about')
  const field = await openSearch(page)
  const none = page.getByRole('status').filter({ hasText: 'No suggestions' })
  const clear = page.getByRole('dialog').getByRole('button', { name: 'Clear the search' })
  await expect(clear).toBeHidden()
  await field.fill('zzqxw')
  await expect(none).toBeInViewport({ ratio: 1 })
  await clear.click()
  await expect(field).toHaveValue('')
  await expect(field).toBeFocused()
  await expect(none).toHaveCount(0)
  await expect(clear).toBeHidden()
})

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false })

  test('the search of the navigation bar is a form @phone', async ({ page }) => {
    await page.goto('/ar/about')
    await page.locator('header [popovertarget=search]').first().click()
    const field = page.locator('header input[name=q]').filter({ visible: true })
    await expect(field).not.toHaveAttribute('role')
    await field.fill('couffin')
    await field.press('Enter')
    await expect(page).toHaveURL('/ar/shop?q=couffin')
    await expect(page.getByRole('main').getByRole('article').first()).toBeVisible()
  })
})

/** Opens the sheet on phones. Returns the field, which has the focus. */
async function openSearch(page: Page) {
  const icon = page.locator('header [popovertarget=search]').first()
  if (await icon.isVisible()) await icon.click()
  const field = page.locator('header').getByRole('combobox').filter({ visible: true })
  await field.focus()
  return field
}

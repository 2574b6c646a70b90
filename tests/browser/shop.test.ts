import { AxeBuilder } from '@axe-core/playwright'
import type { Locator, Page } from '@playwright/test'
import { expect, test } from './support/fixtures.ts'
import { holdRequests } from './support/hold-requests.ts'
import { openHydrated } from './support/hydration.ts'

test('a visitor browses the shop page by page, and the back button returns to the same place', async ({ page }) => {
  await openHydrated(page, '/shop')
  await expect(page.getByRole('article')).toHaveCount(6)
  const first = await page.getByRole('article').first().getByRole('link').first().textContent()

  await page.getByRole('link', { name: 'Page 2', exact: true }).click()
  await expect(page).toHaveURL(/page=2/)
  await expect(page.getByRole('heading', { name: 'The pieces' })).toBeFocused()
  await expect(page.getByRole('article').first()).not.toContainText(first ?? '')
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(0)

  await page.evaluate(() => scrollTo(0, 300))
  await page.getByRole('article').nth(3).getByRole('heading').getByRole('link').click()
  await expect(page).toHaveURL(/\/product\/\d+/)
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(0)
  await page.goBack()
  await expect(page).toHaveURL(/page=2/)
  await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(100)
})

test('filters are in the URL, several at once, and can be removed one by one @desktop', async ({ page }) => {
  await openHydrated(page, '/shop')
  const main = page.getByRole('main')
  await main.getByLabel(/^Shoes/).check()
  await expect(page).toHaveURL('/shop?category=shoes')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Shoes')
  await main.getByLabel(/^Blue/).check()
  await main.getByLabel(/^Red/).check()
  await expect(page).toHaveURL('/shop?category=shoes&color=red&color=blue')
  await main.getByRole('searchbox').fill('babouche')
  await main.getByRole('searchbox').press('Enter')
  await expect(page).toHaveURL(/q=babouche/)
  await expect(page.getByRole('status').first()).toContainText('for “babouche”')

  await page.getByRole('link', { name: 'Remove the filter Shoes' }).click()
  await expect(page).toHaveURL('/shop?color=red&color=blue&q=babouche')
  await expect(main.getByLabel(/^Shoes/)).not.toBeChecked()
  await page.goBack()
  await expect(page).toHaveURL(/category=shoes/)
  await expect(main.getByLabel(/^Shoes/)).toBeChecked()
  await page.getByRole('link', { name: 'Clear all' }).click()
  await expect(page).toHaveURL('/shop')
  await expect(main.getByRole('checkbox', { checked: true })).toHaveCount(0)
})

test('a filter that is undone before its answer is there stays undone @desktop', async ({ page }) => {
  await openHydrated(page, '/shop')
  const main = page.getByRole('main')
  const answer = await holdRequests(page, '**/shop.data?*category=shoes*')
  await main.getByLabel(/^Shoes/).check()
  await answer.isHeldUp
  const everything = page.waitForResponse((response) => new URL(response.url()).search === '', { timeout: 10_000 })
  await main.getByLabel(/^Shoes/).uncheck()
  await everything
  answer.release()
  await expect(page).toHaveURL('/shop')
  await expect(main.getByRole('checkbox', { checked: true })).toHaveCount(0)
})

test('each number beside a filter is that of the pieces it shows, by keyboard too @desktop', async ({ page }) => {
  await openHydrated(page, '/shop?material=wool')
  const blue = page.getByLabel(/^Blue/)
  await expect(blue).toBeVisible()
  const count = Number((await page.locator('label', { has: blue }).textContent())?.match(/\d+/)?.[0])
  await blue.focus()
  await page.keyboard.press('Space')
  await expect(page).toHaveURL('/shop?color=blue&material=wool')
  await expect(page.getByRole('status').first()).toHaveText(`${count} pieces`)
  await expect(blue).toBeFocused()

  await page.getByLabel('To', { exact: true }).fill('60')
  await page.getByLabel('To', { exact: true }).press('Tab')
  await expect(page).toHaveURL('/shop?color=blue&material=wool&max=60')
  await page.getByRole('link', { name: 'Remove the filter up to 60.00 TND' }).click()
  await expect(page.getByLabel('To', { exact: true })).toHaveValue('')

  const sort = page.getByLabel('Sort by')
  await sort.focus()
  await sort.selectOption({ index: 1 })
  await expect(page).toHaveURL(/sort=newest/)
  await expect(sort).toBeFocused()
})

test('on a phone filters are chosen in a sheet, which says how many pieces it will show @phone', async ({ page }) => {
  await openHydrated(page, '/shop?page=3')
  await page.getByRole('button', { name: 'Filter', exact: true }).click()
  const sheet = page.getByRole('dialog', { name: 'Filter' })
  await expect(sheet).toBeVisible()
  await expect(page.locator('header').first()).toHaveAttribute('inert')
  const show = sheet.getByRole('button', { name: /^Show \d+ pieces$/ })
  const all = await show.textContent()
  await sheet.getByLabel(/^Blue/).check()
  await expect(show).not.toHaveText(all ?? '')
  const blue = await show.textContent()
  await sheet.getByLabel(/^Kids/).check()
  await expect(show).not.toHaveText(blue ?? '')
  const text = await show.textContent()
  await expect(page).toHaveURL('/shop?page=3')
  await expectNoAxeFindings(page)
  await show.click()
  await expect(page).toHaveURL('/shop?category=kids&color=blue')
  await expect(sheet).toBeHidden()
  await expect(page.getByRole('status').first()).toHaveText((text ?? '').replace('Show ', ''))
  await expect(page.getByRole('button', { name: 'Filter (2)' })).toBeVisible()

  await page.evaluate(() => scrollTo(0, 300))
  await page.getByRole('article').nth(2).getByRole('heading').getByRole('link').click()
  await expect(page).toHaveURL(/\/product\/\d+/)
  await page.goBack()
  await expect(page).toHaveURL('/shop?category=kids&color=blue')
  await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(100)
  await page.goBack()
  await expect(page).toHaveURL('/shop?page=3')
  await expect(page.getByRole('link', { name: 'Page 3', exact: true })).toHaveAttribute('aria-current', 'page')
})

test('colors and materials in a search are filters that can be taken off', async ({ page }) => {
  await page.goto('/fr/shop?q=vase+bleu')
  await expect(page.getByRole('article')).toHaveCount(1)
  await page.getByRole('link', { name: 'Retirer le filtre Bleu' }).click()
  await expect(page).toHaveURL('/fr/shop?q=vase')
  await page.goto(`/ar/shop?color=blue&q=${encodeURIComponent('حقيبة جلد')}`)
  await expect(page.getByRole('link', { name: 'إزالة التصفية حسب جلد' })).toBeVisible()
  await expect(page.getByRole('link', { name: 'إزالة التصفية حسب أزرق' })).toBeVisible()
  await expectNoAxeFindings(page)
})

test('a search ignores case, accents and a typing error, and an empty result says what to do @phone', async ({
  page,
}) => {
  for (const words of ['OLIVE', 'olivé', 'babuche']) {
    await page.goto(`/shop?q=${encodeURIComponent(words)}`)
    await expect(page.getByRole('article').first()).toBeVisible()
  }
  await expect(page.getByRole('status').first()).toContainText('for “babouche”')
  await page.goto('/shop?q=zzzzqqqq')
  await expect(page.getByRole('heading', { name: 'Nothing here yet' })).toBeVisible()
  await page.goto('/shop?q=!!!')
  // Punctuation searches for nothing, so the page does not announce results.
  await expect(page.getByRole('status').first()).toHaveText(/^\d+ pieces$/)
  await expect(page.getByRole('article')).toHaveCount(6)
})

test('a page number beyond the last page shows the last page @phone', async ({ page }) => {
  await page.goto('/shop?page=400')
  await expect(page).toHaveURL(/page=11/)
})

test('collections open from the menu @desktop', async ({ page }) => {
  await page.goto('/')
  await page.getByRole('link', { name: 'Shop', exact: true }).first().hover()
  await page.getByRole('link', { name: "Kids' Room Wonders" }).first().click()
  await expect(page).toHaveURL(/category=kids-room-wonders/)
})

test('a menu opened by hover stays open when its button is clicked, until the mouse leaves @desktop', async ({
  page,
}) => {
  await openHydrated(page, '/shop')
  const toggle = page.getByRole('button', { name: 'Shop: more pages' })
  await toggle.hover()
  await expect(toggle).toHaveAttribute('aria-expanded', 'true')
  await toggle.click()
  await page.waitForTimeout(200)
  await expect(toggle).toHaveAttribute('aria-expanded', 'true')
  await expect(page.getByRole('link', { name: 'All categories' }).first()).toBeVisible()
  await page.mouse.move(600, 700)
  await expect(toggle).toHaveAttribute('aria-expanded', 'false')
})

test('the menu opens and closes by keyboard alone @desktop', async ({ page }) => {
  await page.goto('/shop')
  const toggle = page.getByRole('button', { name: 'Shop: more pages' })
  await toggle.focus()
  await page.keyboard.press('Enter')
  await expect(toggle).toHaveAttribute('aria-expanded', 'true')
  await page.keyboard.press('Tab')
  await expect(page.getByRole('link', { name: 'All categories' }).first()).toBeFocused()
  await page.keyboard.press('Escape')
  await expect(toggle).toHaveAttribute('aria-expanded', 'false')
  await expect(toggle).toBeFocused()
})

test('the header turns opaque once the page has scrolled more than 50 pixels @phone', async ({ page }) => {
  await page.goto('/shop')
  const bar = page.getByRole('banner')
  await expect(bar).toHaveAttribute('data-opaque', 'false')
  await page.evaluate(() => scrollTo(0, 50))
  await expect(bar).toHaveAttribute('data-opaque', 'false')
  await page.evaluate(() => scrollTo(0, 51))
  await expect(bar).toHaveAttribute('data-opaque', 'true')
})

test('on a phone the menu is a drawer @phone', async ({ page }) => {
  await page.goto('/shop')
  await page.getByRole('button', { name: 'Open the menu' }).click()
  await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Contact' }).click()
  await expect(page).toHaveURL('/contact')
  await expect(page.getByRole('button', { name: 'Close the menu' })).toBeHidden()
})

test("below a phone's open menu nothing is reachable, and Escape returns the focus to its button @phone", async ({
  page,
}) => {
  await openHydrated(page, '/shop')
  const [toggle, menu] = [
    page.getByRole('button', { name: 'Open the menu' }),
    page.getByRole('navigation', { name: 'Main' }),
  ]
  await toggle.press('Enter')
  await expect(menu).toBeVisible()
  await expect(page.getByRole('button', { name: 'Close the menu' })).toBeFocused()
  await expect(page.locator('main')).toHaveAttribute('inert')
  const reached = new Set<string>()
  for (let step = 0; step < 40; step++) {
    await page.keyboard.press('Tab')
    reached.add(
      await page.evaluate(() => {
        const focused = document.activeElement
        if (focused === null || focused === document.body) return 'the browser itself'
        if (!focused.closest('#menu')) return `outside: ${focused.outerHTML.slice(0, 80)}`
        return focused.getAttribute('aria-label') ?? 'within'
      }),
    )
  }
  expect([...reached].filter((place) => place.startsWith('outside'))).toEqual([])
  expect([...reached]).toContain('Close the menu')
  await page.keyboard.press('Escape')
  await expect(menu).toBeHidden()
  await expect(toggle).toBeFocused()
  await expect(page.locator('[inert]:not([role="group"])')).toHaveCount(0)
})

test('the search is in the header of every page, and opens from its icon on a phone', async ({ page, isMobile }) => {
  for (const path of ['/', '/contact', '/cart']) {
    await openHydrated(page, path)
    const bar = page.getByRole('banner')
    if (isMobile) await bar.getByRole('button', { name: 'Open the search' }).click()
    if (isMobile) await expect(page.getByRole('dialog', { name: 'Search the shop' })).toBeVisible()
    const field = bar.locator('input[name=q]').filter({ visible: true })
    await expect(field).toBeVisible()
    if (isMobile) await expect(field).toBeFocused()
    await field.fill('olive wood')
    await field.press('Enter')
    await expect(page).toHaveURL('/shop?q=olive+wood')
    await expect(page.getByRole('main').getByRole('article').first()).toBeVisible()
    if (isMobile) await expect(field).toBeHidden()
  }
})

test("a phone's menu and the home page have the search too, and its placeholder fits 320 pixels @phone", async ({
  page,
}) => {
  await page.setViewportSize({ width: 320, height: 640 })
  await openHydrated(page, '/')
  await page.getByRole('button', { name: 'Open the menu' }).click()
  await expectWholeHint(page.locator('#menu').getByRole('searchbox'))
  await page.keyboard.press('Escape')
  const search = page.getByRole('search', { name: 'What are you looking for?' }).getByRole('searchbox')
  await expectWholeHint(search)
  await search.fill('fouta')
  await search.press('Enter')
  await expect(page).toHaveURL('/shop?q=fouta')
  await expectWholeHint(page.getByRole('main').getByRole('searchbox'))
})

test('a search says when it was corrected, and can be repeated as typed; a price in it can be removed @phone', async ({
  page,
}) => {
  await page.goto('/shop?q=bakset')
  await expect(page.getByText('Showing results for “basket”.')).toBeVisible()
  await expect(page.getByRole('article').first()).toBeVisible()
  await page.getByRole('link', { name: 'Search instead for “bakset”' }).click()
  await expect(page).toHaveURL('/shop?q=bakset&verbatim=1')
  await expect(page.getByRole('link', { name: /Search instead/ })).toHaveCount(0)
  await page.goto('/shop?q=vase+under+50+dinars')
  await page.getByRole('link', { name: 'Remove the filter up to 50.00 TND' }).click()
  await expect(page).toHaveURL('/shop?q=vase')
})

test('a search without results offers stores and categories that lead to products @phone', async ({ page }) => {
  await page.goto('/shop?q=vase+kachabia')
  await expect(page.getByText('No piece has all of these words.')).toBeVisible()
  await expect(page.getByRole('article').first()).toBeVisible()
  await page.goto('/shop?category=shoes&q=bowl')
  await page.getByRole('link', { name: '“bowl” in the whole shop' }).click()
  await expect(page.getByRole('article').first()).toBeVisible()
  await page.goto('/shop?q=zzzzqqqq')
  await page.getByRole('link', { name: /^Kids \(\d+\)$/ }).click()
  await expect(page).toHaveURL('/shop?category=kids')
})

test('following a link moves to the top of its page, which is announced @phone', async ({ page }) => {
  await openHydrated(page, '/contact')
  const main = page.getByRole('main')
  await page.getByRole('contentinfo').getByRole('link', { name: 'Shop' }).press('Enter')
  await expect(main).toBeFocused()
  await expect(main).toHaveAccessibleName('Shop · Hirfa')
  await expect(main).toHaveCSS('outline-style', 'none')
  await page.getByLabel('Sort by').focus()
  await page.getByLabel('Sort by').selectOption('Newest first')
  await expect(page).toHaveURL(/sort=newest/)
  await expect(page.getByLabel('Sort by')).toBeVisible()
  await expect(main).not.toBeFocused()
})

/** Expects the placeholder to fit its field without an ellipsis, by the browser's text measurement. */
async function expectWholeHint(field: Locator) {
  const room = () =>
    field.evaluate((element) => {
      const input = element as HTMLInputElement
      const style = getComputedStyle(input)
      const pen = document.createElement('canvas').getContext('2d')
      if (!pen) return -1
      pen.font = style.font
      const inner = input.clientWidth - Number.parseFloat(style.paddingLeft) - Number.parseFloat(style.paddingRight)
      return inner - pen.measureText(input.placeholder).width
    })
  // Hydration may have replaced the field.
  await expect.poll(room).toBeGreaterThanOrEqual(0)
}

async function expectNoAxeFindings(page: Page): Promise<void> {
  const { violations } = await new AxeBuilder({ page }).analyze()
  expect(violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html)}`)).toEqual([])
}

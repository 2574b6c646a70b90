import type { Locator } from '@playwright/test'
import { axeFindings } from './support/axe-findings.ts'
import { expect, test } from './support/fixtures.ts'
import { holdRequests } from './support/hold-requests.ts'
import { openHydrated } from './support/hydration.ts'

test('a visitor browses the shop page by page, and the back button returns to the same place @phone', async ({
  page,
}) => {
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

test('each number beside a filter is that of the pieces it shows, by keyboard too, and a filter that is undone before its answer is there stays undone @desktop', async ({
  page,
}) => {
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

  await openHydrated(page, '/shop')
  const main = page.getByRole('main')
  const answer = await holdRequests(page, '**/shop.data?*category=shoes*')
  await main.getByLabel(/^Shoes/).check()
  await answer.isHeldUp
  const everything = page.waitForResponse((response) => new URL(response.url()).search === '')
  await main.getByLabel(/^Shoes/).uncheck()
  await everything
  answer.release()
  await expect(page).toHaveURL('/shop')
  await expect(main.getByRole('checkbox', { checked: true })).toHaveCount(0)
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
  expect(await axeFindings(page)).toEqual([])
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

test('the menu opens by hover and stays open when its button is clicked, opens and closes by keyboard alone, and leads to collections and makers @desktop', async ({
  page,
}) => {
  await openHydrated(page, '/shop')
  const toggle = page.getByRole('button', { name: 'Shop: more pages' })
  await toggle.hover()
  await expect(toggle).toHaveAttribute('aria-expanded', 'true')
  await toggle.click()
  // A click that closed it would show within two frames.
  await page.evaluate(() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))))
  await expect(toggle).toHaveAttribute('aria-expanded', 'true')
  await expect(page.getByRole('link', { name: 'All categories' }).first()).toBeVisible()
  await page.mouse.move(600, 700)
  await expect(toggle).toHaveAttribute('aria-expanded', 'false')

  await toggle.focus()
  await page.keyboard.press('Enter')
  await expect(toggle).toHaveAttribute('aria-expanded', 'true')
  await page.keyboard.press('Tab')
  await expect(page.getByRole('link', { name: 'All categories' }).first()).toBeFocused()
  await page.keyboard.press('Escape')
  await expect(toggle).toHaveAttribute('aria-expanded', 'false')
  await expect(toggle).toBeFocused()

  await page.getByRole('button', { name: 'About: more pages' }).click()
  const menu = page.getByRole('navigation', { name: 'Main' })
  const aboutPages = menu.getByRole('listitem').filter({ has: page.getByRole('link', { name: 'About' }) })
  await expect(aboutPages.getByRole('listitem').getByRole('link')).toHaveText(['Hirfa', 'Collaborators'])
  await page.getByRole('banner').getByRole('link', { name: 'Our makers' }).click()
  await expect(page).toHaveURL('/stores')
  await page.getByRole('link', { name: 'Shop', exact: true }).first().hover()
  await page.getByRole('link', { name: "Kids' Room Wonders" }).first().click()
  await expect(page).toHaveURL(/category=kids-room-wonders/)
})

test("the header turns opaque once the page has scrolled; below a phone's open menu nothing is reachable, and Escape returns the focus @phone", async ({
  page,
}) => {
  await openHydrated(page, '/shop')
  const bar = page.getByRole('banner')
  await expect(bar).toHaveAttribute('data-opaque', 'false')
  await page.evaluate(() => scrollTo(0, 50))
  await expect(bar).toHaveAttribute('data-opaque', 'false')
  await page.evaluate(() => scrollTo(0, 51))
  await expect(bar).toHaveAttribute('data-opaque', 'true')

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

  await toggle.click()
  await expect(menu.getByRole('link', { name: 'Collaborators' })).toBeVisible()
  await menu.getByRole('link', { name: 'Contact' }).click()
  await expect(page).toHaveURL('/contact')
  await expect(page.getByRole('button', { name: 'Close the menu' })).toBeHidden()
})

test('on a phone the search opens from its icon and from the menu, and its placeholder fits 320 pixels @phone', async ({
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

  await page.setViewportSize({ width: 360, height: 780 })
  const bar = page.getByRole('banner')
  await bar.getByRole('button', { name: 'Open the search' }).click()
  await expect(page.getByRole('dialog', { name: 'Search the shop' })).toBeVisible()
  const field = bar.locator('input[name=q]').filter({ visible: true })
  await expect(field).toBeFocused()
  await field.fill('olive wood')
  await field.press('Enter')
  await expect(page).toHaveURL('/shop?q=olive+wood')
  await expect(page.getByRole('main').getByRole('article').first()).toBeVisible()
  await expect(field).toBeHidden()
})

test('cards of one row begin at the same heights, the filters end with them, and one search box is in view @desktop', async ({
  page,
}) => {
  for (const width of [1280, 360]) {
    await page.setViewportSize({ width, height: 800 })
    await openHydrated(page, '/shop')
    const uneven = await page
      .getByRole('main')
      .locator('ul:has(article)')
      .evaluate((list) => {
        const rows = new Map<number, string[]>()
        for (const card of list.querySelectorAll('article')) {
          const tops = [...card.querySelectorAll(':scope > div + div > :not(button)')].map(
            (part) =>
              part.getBoundingClientRect().bottom * Number(part.matches(':last-child')) ||
              part.getBoundingClientRect().top,
          )
          const row = Math.round(card.getBoundingClientRect().top)
          rows.set(row, [...(rows.get(row) ?? []), tops.map(Math.round).join()])
        }
        return [...rows.values()].filter((cards) => new Set(cards).size > 1)
      })
    expect(uneven, `${width} pixels`).toEqual([])
    await expect(page.getByRole('searchbox').filter({ visible: true })).toHaveCount(1)
  }

  await page.setViewportSize({ width: 1280, height: 800 })
  const filters = page.getByRole('search', { name: 'Filter' })
  const [column, grid] = await Promise.all([filters.boundingBox(), page.locator('main ul:has(article)').boundingBox()])
  const end = (box: typeof grid) => (box?.y ?? 0) + (box?.height ?? 0)
  expect(end(column)).toBeLessThanOrEqual(end(grid) + 150)
  expect(end(column)).toBeGreaterThan(end(grid) - 150)
  await page.getByRole('banner').getByRole('button', { name: 'Open the search' }).click()
  await expect(page.locator('input[type=search]').filter({ visible: true })).toHaveCount(1)
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

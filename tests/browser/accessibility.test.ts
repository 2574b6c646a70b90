import { AxeBuilder } from '@axe-core/playwright'
import type { Page } from '@playwright/test'
import { openAlive } from './support/alive.ts'
import { productOfModel } from './support/products.ts'
import { keepThingsInBrowser, screenPaths } from './support/screens.ts'
import { expect, test } from './support/shop-test.ts'

test('axe finds nothing on any screen of a visitor who comes for the first time', async ({ page, request }) => {
  test.setTimeout(120_000)
  for (const { name, path } of await screenPaths(request)) {
    await openAlive(page, path)
    expect.soft(await findings(page), name).toEqual([])
  }
})

test('axe finds nothing on the screens that show what the browser keeps', async ({ page, request }) => {
  await keepThingsInBrowser(page, request)
  for (const [path, sign] of [
    ['/cart', page.getByRole('link', { name: 'Go to checkout' })],
    ['/checkout', page.getByRole('button', { name: /^Place the order/ })],
    ['/success', page.getByText('H7K2M9QX')],
    ['/profile', page.getByText('1 piece')],
  ] as const) {
    await openAlive(page, path)
    await expect(sign.first(), path).toBeVisible()
    expect.soft(await findings(page), path).toEqual([])
  }
})

test('axe finds nothing in what opens over a page', async ({ page, request }) => {
  await openAlive(page, '/pricing')
  await page.getByRole('button', { name: 'Get Started' }).first().click()
  await expect(page.getByRole('dialog')).toBeVisible()
  expect.soft(await findings(page), 'dialog of the plans').toEqual([])

  const product = await productOfModel(request, 'BL-Balgha')
  await openAlive(page, `/product/${product.id}`)
  await page.getByRole('link', { name: 'Enlarge' }).first().click()
  await expect(page.getByRole('dialog')).toBeVisible()
  expect.soft(await findings(page), 'large pictures').toEqual([])
  await page.keyboard.press('Escape')
  await page.getByRole('button', { name: 'Add to cart' }).first().click()
  await expect(page.getByRole('alert')).toBeVisible()
  expect.soft(await findings(page), 'product without its size').toEqual([])
})

test('axe finds nothing in marked forms', async ({ page }) => {
  await openAlive(page, '/contact')
  await page.locator('form').evaluateAll((forms) => {
    for (const form of forms) if (form instanceof HTMLFormElement) form.noValidate = true
  })
  await page.getByRole('button', { name: 'Send the message' }).click()
  await expect(page.getByRole('alert').first()).toBeVisible()
  await page.getByRole('contentinfo').getByRole('button', { name: 'Send' }).click()
  await expect(page.getByRole('contentinfo').getByRole('alert')).toBeVisible()
  expect(await findings(page)).toEqual([])
})

test('axe finds nothing in the open menu @phone', async ({ page }) => {
  await openAlive(page, '/shop')
  await page.getByRole('button', { name: 'Open the menu' }).click()
  await expect(page.getByRole('button', { name: 'Close the menu' })).toBeVisible()
  expect(await findings(page)).toEqual([])
})

test('axe finds nothing in the open pages of the bar @desktop', async ({ page }) => {
  await openAlive(page, '/shop')
  await page.getByRole('button', { name: 'Shop: more pages' }).click()
  await expect(page.getByRole('link', { name: 'All categories' }).first()).toBeVisible()
  expect(await findings(page)).toEqual([])
})

test('no screen is wider than the window, in either direction of reading', async ({ page, request }) => {
  test.setTimeout(90_000)
  await keepThingsInBrowser(page, request)
  for (const { name, path } of await screenPaths(request)) {
    await openAlive(page, path)
    for (const direction of ['ltr', 'rtl']) {
      await page.evaluate((direction) => {
        document.documentElement.dir = direction
      }, direction)
      expect.soft(await overflow(page), `${name}, ${direction}`).toEqual(0)
    }
  }
})

for (const { width, fontSize } of [
  { width: 320, fontSize: 16 },
  { width: 360, fontSize: 24 },
  { width: 320, fontSize: 32 },
]) {
  test(`no screen is wider than ${width} pixels where letters are ${fontSize} high, nor for a very long word @phone`, async ({
    page,
    request,
  }) => {
    test.setTimeout(90_000)
    await page.setViewportSize({ width, height: 740 })
    const session = await page.context().newCDPSession(page)
    await session.send('Page.setFontSizes', { fontSizes: { standard: fontSize, fixed: fontSize } })
    await keepThingsInBrowser(page, request, 'Babouche'.repeat(15))
    for (const { name, path } of await screenPaths(request)) {
      await openAlive(page, path)
      expect.soft(await overflow(page), name).toEqual(0)
      // The words of a page that is not there come alive a little later than what stands around them.
      await page.waitForFunction(() =>
        Object.keys(document.querySelector('main h1') ?? {}).some((key) => key.startsWith('__reactProps')),
      )
      await page.locator('h1, h2, h3').evaluateAll((headings) => {
        for (const heading of headings) heading.textContent = 'Babouche'.repeat(15)
      })
      expect.soft(await overflow(page), `${name}, with long words`).toEqual(0)
    }
  })
}

test('what is chosen and what can be pressed is seen in colours of one’s own @desktop', async ({ page, request }) => {
  await page.emulateMedia({ forcedColors: 'active' })
  const product = await productOfModel(request, 'BL-Balgha')
  const outline = (selector: string) =>
    page
      .locator(selector)
      .first()
      .evaluate((element) => getComputedStyle(element).outlineStyle)
  await openAlive(page, '/shop?category=shoes')
  expect(await outline('label:has-text("Shoes")')).toBe('solid')
  expect(await outline('label:has-text("Kids")')).toBe('none')
  await openAlive(page, `/product/${product.id}`)
  expect(await outline('a[href="#picture-1"]')).toBe('solid')
  const buy = page.getByRole('main').getByRole('button', { name: 'Add to cart' }).first()
  await expect(buy).toHaveCSS('border-top-width', '1px')
})

/** What axe complains of, short enough to be read in a failure. */
async function findings(page: Page): Promise<string[]> {
  await settle(page)
  const { violations } = await new AxeBuilder({ page }).analyze()
  return violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ target, html }) => `${target} ${html}`).join('\n')}`)
}

/** Half faded colours are no colours to judge. */
async function settle(page: Page): Promise<void> {
  await page.evaluate(() => Promise.allSettled(document.getAnimations().map(({ finished }) => finished)))
}

/** By how many pixels the page can be scrolled sideways. */
function overflow(page: Page): Promise<number> {
  return page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth)
}

import { axeFindings, overflow } from './support/axe-findings.ts'
import { expect, test } from './support/fixtures.ts'
import { openHydrated } from './support/hydration.ts'
import { fillBrowserStorage, lengthenHeadings, visitedPaths } from './support/pages.ts'
import { productOfModel } from './support/products.ts'

const phone = { width: 360, height: 780 }
const narrow = { width: 320, height: 740 }
const desktop = { width: 1280, height: 780 }

for (const half of [0, 1])
  test(`axe finds nothing on any page of a first visit, and none is wider than its window (${half + 1} of 2) @phone`, async ({
    page,
    request,
  }) => {
    test.setTimeout(600_000)
    const paths = await visitedPaths(request)
    for (const path of paths.filter((_, position) => position % 2 === half)) {
      await openHydrated(page, path)
      expect.soft(await axeFindings(page), path).toEqual([])
      expect.soft(await overflow(page), `${path}, ${phone.width} pixels`).toBe(0)
      await page.setViewportSize(desktop)
      expect.soft(await overflow(page), `${path}, ${desktop.width} pixels`).toBe(0)
      await page.setViewportSize(phone)
    }
  })

test('axe finds nothing on the pages that show what the browser stores, and long names and large letters fit @phone', async ({
  page,
  request,
}) => {
  await fillBrowserStorage(page, request, { otherName: 'Babouche'.repeat(15) })
  const session = await page.context().newCDPSession(page)
  const setLetters = (standard: number) =>
    session.send('Page.setFontSizes', { fontSizes: { standard, fixed: standard } })
  for (const [path, sign] of [
    ['/cart', page.getByRole('link', { name: 'Go to checkout' })],
    ['/checkout', page.getByRole('button', { name: /^Place the order/ })],
    ['/success', page.getByText('H7K2M9QX')],
    ['/profile', page.getByText('1 piece')],
  ] as const) {
    await openHydrated(page, path)
    await expect(sign.first(), path).toBeVisible()
    expect.soft(await axeFindings(page), path).toEqual([])
    await page.setViewportSize(desktop)
    expect.soft(await overflow(page), `${path}, ${desktop.width} pixels`).toBe(0)
    await page.setViewportSize(narrow)
    await setLetters(32)
    expect.soft(await overflow(page), `${path}, ${narrow.width} pixels`).toBe(0)
    await setLetters(16)
    await page.setViewportSize(phone)
  }
})

test('axe finds nothing in dialogs, open menus, and forms and pop-ups with errors @phone', async ({
  page,
  request,
}) => {
  await openHydrated(page, '/pricing')
  await page.getByRole('button', { name: 'Get Started' }).first().click()
  await expect(page.getByRole('dialog')).toBeVisible()
  expect.soft(await axeFindings(page), 'dialog of the plans').toEqual([])

  const product = await productOfModel(request, 'BL-Balgha')
  await openHydrated(page, `/product/${product.id}`)
  await page.getByRole('link', { name: 'Enlarge' }).first().click()
  await expect(page.getByRole('dialog')).toBeVisible()
  expect.soft(await axeFindings(page), 'large pictures').toEqual([])
  await page.keyboard.press('Escape')
  await page.getByRole('button', { name: 'Add to cart' }).first().click()
  await expect(page.getByRole('alert')).toBeVisible()
  expect.soft(await axeFindings(page), 'product without its size').toEqual([])

  await openHydrated(page, '/contact')
  await page.getByRole('button', { name: 'Open the menu' }).click()
  await expect(page.getByRole('button', { name: 'Close the menu' })).toBeVisible()
  expect.soft(await axeFindings(page), 'menu').toEqual([])
  await page.getByRole('button', { name: 'Close the menu' }).click()
  await page.setViewportSize(desktop)
  await page.getByRole('button', { name: 'Shop: more pages' }).press('Enter')
  await expect(page.getByRole('link', { name: 'All categories' }).first()).toBeVisible()
  expect.soft(await axeFindings(page), 'menu of the header').toEqual([])
  await page.keyboard.press('Escape')
  await page.setViewportSize(phone)
  await page.locator('form').evaluateAll((forms) => {
    for (const form of forms) if (form instanceof HTMLFormElement) form.noValidate = true
  })
  await page.getByRole('button', { name: 'Send the message' }).click()
  await expect(page.getByRole('alert').first()).toBeVisible()
  await page.getByRole('contentinfo').getByRole('button', { name: 'Send' }).click()
  await expect(page.getByRole('contentinfo').getByRole('alert')).toBeVisible()
  expect.soft(await axeFindings(page), 'forms with errors').toEqual([])
})

for (const { width, fontSize } of [
  { width: 320, fontSize: 32 },
  { width: 360, fontSize: 24 },
  { width: 320, fontSize: 16 },
]) {
  test(`no screen is wider than ${width} pixels where letters are ${fontSize} high, nor for a very long word @phone @long`, async ({
    page,
    request,
  }) => {
    test.setTimeout(600_000)
    await page.setViewportSize({ width, height: 740 })
    const session = await page.context().newCDPSession(page)
    await session.send('Page.setFontSizes', { fontSizes: { standard: fontSize, fixed: fontSize } })
    await fillBrowserStorage(page, request, { otherName: 'Babouche'.repeat(15) })
    for (const path of await visitedPaths(request)) {
      await openHydrated(page, path)
      expect.soft(await overflow(page), path).toEqual(0)
      await lengthenHeadings(page)
      expect.soft(await overflow(page), `${path}, with long words`).toEqual(0)
    }
  })
}

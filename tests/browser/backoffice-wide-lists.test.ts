import { axeFindings } from './support/axe-findings.ts'
import { placeOrder, singleSizeProduct } from './support/cart-and-checkout.ts'
import { expect, test } from './support/fixtures.ts'
import { openHydrated } from './support/hydration.ts'

const laptop = { width: 1280, height: 800 }

test('on a laptop the list of orders has columns, is sorted by their headings and is worked through by keys, but for those typed into a field @desktop', async ({
  backoffice,
  page,
}) => {
  await backoffice.setViewportSize(laptop)
  const product = await singleSizeProduct(page, 5)
  for (const name of ['Zohra Keys', 'Amel Keys'])
    await placeOrder(page, product, { nom: name, email: 'keys@buyers.example' })
  await openHydrated(backoffice, '/admin/orders?q=Keys')
  const names = backoffice.locator('main form li a').filter({ hasText: 'Keys' })
  await expect(names).toHaveCount(2)

  const columns = backoffice.getByRole('navigation', { name: 'Sorted by' })
  await columns.getByRole('link', { name: 'Customer' }).click()
  await expect(backoffice).toHaveURL(/sort=customer/)
  await expect(names.first()).toContainText('Amel')
  await columns.getByRole('link', { name: /Customer.*sorted in ascending order/ }).click()
  await expect(backoffice).toHaveURL(/sort=-customer/)
  await expect(names.first()).toContainText('Zohra')

  const search = backoffice.getByRole('searchbox')
  await search.fill('')
  await search.press('j')
  await search.press('x')
  await expect(search).toHaveValue('jx')
  await expect(search).toBeFocused()
  await search.blur()
  await backoffice.keyboard.press('j')
  await expect(names.first()).toBeFocused()
  await backoffice.keyboard.press('ArrowDown')
  await expect(names.nth(1)).toBeFocused()
  await backoffice.keyboard.press('x')
  await expect(backoffice.getByText('1 selected')).toBeVisible()
  await backoffice.keyboard.press('Enter')
  await expect(backoffice.getByRole('heading', { level: 1 })).toContainText('H-')
  await backoffice.goBack()
  await expect(names.nth(1)).toBeFocused()

  await backoffice.keyboard.press('?')
  const dialog = backoffice.getByRole('dialog', { name: 'Keyboard shortcuts' })
  await expect(dialog).toBeVisible()
  expect(await axeFindings(backoffice)).toEqual([])
  await dialog.getByLabel('Use shortcuts in this browser').uncheck()
  await backoffice.keyboard.press('Escape')
  await names.first().focus()
  await backoffice.keyboard.press('j')
  await expect(names.first()).toBeFocused()
  await backoffice.keyboard.press('/')
  await expect(backoffice).toHaveURL(/orders/)
})

test('on a laptop the links to the parts of a list wrap, so that none is cut @desktop', async ({
  backoffice: page,
}) => {
  await page.setViewportSize(laptop)
  for (const path of ['/fr/admin/orders', '/fr/admin/returns']) {
    await page.goto(path)
    const cut = page.locator('main nav:has([aria-current])').first()
    expect(await cut.evaluate((row) => row.scrollWidth - row.clientWidth), path).toBe(0)
  }
})

test('on a laptop the side bar shows all sections at once, in groups @desktop', async ({ backoffice: page }) => {
  await page.setViewportSize(laptop)
  for (const path of ['/admin/orders', '/fr/admin/orders', '/ar/admin/orders']) {
    await page.goto(path)
    const bar = page.locator('nav:visible').first()
    await expect(bar.getByRole('heading')).toHaveCount(4)
    await expect(bar.getByRole('link').last(), path).toBeInViewport({ ratio: 1 })
  }
})

test('on a phone the total of an order is in the line of its city @phone', async ({ backoffice, page }) => {
  await placeOrder(page, await singleSizeProduct(page, 5), { nom: 'Rows Amel', ville: 'Ezzahra' })
  for (const prefix of ['/ar', '/fr']) {
    await backoffice.goto(`${prefix}/admin/orders?q=Rows`)
    const line = backoffice
      .getByRole('main')
      .getByRole('link', { name: /Rows Amel/ })
      .locator('span.flex-wrap')
    const [city, total] = await line.evaluate((element) =>
      [element.firstElementChild, element.lastElementChild].map((part) => part?.getBoundingClientRect()),
    )
    expect(Math.abs((city?.top ?? 0) - (total?.top ?? 100)), prefix).toBeLessThan(8)
  }
})

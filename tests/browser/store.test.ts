import type { Page } from '@playwright/test'
import { expect, test } from './support/fixtures.ts'
import { openHydrated } from './support/hydration.ts'
import { productOfModel } from './support/products.ts'

test('a store has three columns, two below 768 pixels and one below 480 @desktop', async ({ page, request }) => {
  const { brand } = await productOfModel(request, 'BL-Balgha')
  await page.goto(`/store/${brand.idbrand}`)
  for (const [width, columns] of [
    ...[
      [1920, 3],
      [1280, 3],
      [768, 3],
    ],
    ...[
      [767, 2],
      [480, 2],
    ],
    ...[
      [479, 1],
      [360, 1],
      [320, 1],
    ],
  ] as const) {
    await page.setViewportSize({ width, height: 800 })
    expect(await columnsOf(page), `at ${width} pixels`).toBe(columns)
    expect(await gapAtTheEnd(page), `at ${width} pixels`).toBeLessThan(2)
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width)
  }
})

test('in one column the picture is beside the text, and eight products take less than three screens @phone', async ({
  page,
  request,
}) => {
  const { brand } = await productOfModel(request, 'BL-Balgha')
  await page.setViewportSize({ width: 360, height: 640 })
  await page.goto(`/store/${brand.idbrand}`)
  const list = page.getByRole('list').filter({ has: page.getByRole('article') })
  const cards = list.getByRole('article')
  await expect(cards).toHaveCount(8)
  const picture = await boxOf(cards.first().getByRole('presentation').first())
  const name = await boxOf(cards.first().getByRole('heading'))
  expect(name.x).toBeGreaterThan(picture.x + picture.width)
  expect(name.y).toBeLessThan(picture.y + picture.height)
  expect((await boxOf(list)).height).toBeLessThan(3 * 640)
})

test('all makers are listed with craft and place, linked from home, about, footer and stores @phone', async ({
  page,
}) => {
  const main = page.getByRole('main')
  for (const [path, link] of [
    ['/', main.getByRole('link', { name: 'All makers' })],
    ['/about', main.getByRole('link', { name: 'All makers, and where they work' })],
    ['/store/1', page.getByRole('navigation', { name: 'You are here' }).getByRole('link', { name: 'Our makers' })],
    ['/contact', page.getByRole('contentinfo').getByRole('link', { name: 'Our makers' })],
  ] as const) {
    await openHydrated(page, path)
    await link.click()
    await expect(page).toHaveURL('/stores')
  }
  const maker = main.getByRole('article').filter({ hasText: 'Houch Djerba' })
  await expect(maker).toContainText('Silver filigree and basketry')
  await expect(maker).toContainText('Houmt Souk, Médenine')
  await expect(main.getByRole('link', { name: 'Subscriptions' })).toHaveAttribute('href', '/pricing')
  await maker.getByRole('link', { name: 'Houch Djerba' }).click()
  await expect(page).toHaveURL(/\/store\/\d+$/)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Houch Djerba')
  await expect(main).toContainText('Houmt Souk, Médenine')
})

test('a link beside the menu leads to the makers, and About has its two pages', async ({ page }) => {
  await openHydrated(page, '/contact')
  const isPhone = (page.viewportSize()?.width ?? 0) < 768
  await page.getByRole('button', { name: isPhone ? 'Open the menu' : 'About: more pages' }).click()
  const menu = page.getByRole('navigation', { name: 'Main' })
  const aboutPages = menu.getByRole('listitem').filter({ has: page.getByRole('link', { name: 'About' }) })
  await expect(aboutPages.getByRole('listitem').getByRole('link')).toHaveText(['Hirfa', 'Collaborators'])
  await page.getByRole('banner').getByRole('link', { name: 'Our makers' }).click()
  await expect(page).toHaveURL('/stores')
})

test('a product says who made it, where and by what craft @phone', async ({ page, request }) => {
  const { id, brand } = await productOfModel(request, 'BL-Balgha')
  await page.goto(`/product/${id}`)
  const maker = page.getByRole('main').locator('section', { hasText: 'Made by' })
  await expect(maker).toContainText('Slippers and leatherwork')
  await expect(maker).toContainText('Tunis')
  await expect(maker.getByRole('link', { name: brand.name })).toHaveAttribute('href', `/store/${brand.idbrand}`)
})

test('a product and a store can be shared, also without JavaScript @phone', async ({
  page,
  context,
  request,
  site,
}) => {
  const { id, brand, name } = await productOfModel(request, 'BL-Balgha')
  for (const [path, title] of [
    [`/product/${id}`, name],
    [`/store/${brand.idbrand}`, brand.name],
  ] as const) {
    const html = await (await request.get(path)).text()
    expect(html).toContain(`https://wa.me/?text=${encodeURIComponent(`${title} ${site.origin}${path}`)}`)
    expect(html).toContain(`sharer.php?u=${encodeURIComponent(site.origin + path)}`)
  }
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  await openHydrated(page, `/product/${id}`)
  // The device's share dialog is offered on touch devices, links elsewhere.
  const isTouched = await page.evaluate(() => matchMedia('(pointer: coarse)').matches)
  await expect(page.getByRole('button', { name: 'Share', exact: true })).toBeVisible({ visible: isTouched })
  await page.getByRole('button', { name: 'Copy the link' }).click()
  await expect(page.getByRole('button', { name: 'Copied' })).toBeVisible()
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(`${site.origin}/product/${id}`)
})

test("on a phone the device's share dialog opens @phone", async ({ page, site }) => {
  await page.addInitScript(() => {
    Object.assign(navigator, { share: async (data: ShareData) => Object.assign(window, { shared: data }) })
  })
  await openHydrated(page, '/store/1')
  await page.getByRole('button', { name: 'Share', exact: true }).click()
  expect(await page.evaluate(() => (window as unknown as { shared: ShareData }).shared)).toMatchObject({
    url: `${site.origin}/store/1`,
  })
})

/** Returns the number of columns, by the distinct horizontal positions of the cards. */
async function columnsOf(page: Page): Promise<number> {
  const begins = await page
    .getByRole('main')
    .getByRole('article')
    .evaluateAll((cards) => cards.map((card) => Math.round(card.getBoundingClientRect().left)))
  return new Set(begins).size
}

/** The distance of the last item from the end of the list, in pixels. */
async function gapAtTheEnd(page: Page): Promise<number> {
  return page.getByRole('main').evaluate((main) => {
    const list = main.querySelector('ul:has(article)')
    const shown = [...(list?.children ?? [])].filter((item) => item.getClientRects().length > 0)
    const end = list?.getBoundingClientRect().right ?? Number.NaN
    return end - (shown.at(-1)?.getBoundingClientRect().right ?? Number.NaN)
  })
}

async function boxOf(locator: ReturnType<Page['locator']>) {
  const box = await locator.boundingBox()
  if (!box) throw new Error('It is not shown')
  return box
}

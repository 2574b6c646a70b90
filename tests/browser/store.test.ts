import type { Page } from '@playwright/test'
import { overflow } from './support/axe-findings.ts'
import { expect, test } from './support/fixtures.ts'
import { openHydrated } from './support/hydration.ts'
import { productOfModel } from './support/products.ts'

test('a store has three columns, two below 768 pixels and one below 480, with eight products in less than three screens @desktop', async ({
  page,
  request,
}) => {
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
    expect(await overflow(page)).toBe(0)
  }
  await page.setViewportSize({ width: 360, height: 640 })
  const list = page.getByRole('list').filter({ has: page.getByRole('article') })
  const cards = list.getByRole('article')
  await expect(cards).toHaveCount(8)
  const picture = await boxOf(cards.first().getByRole('presentation').first())
  const name = await boxOf(cards.first().getByRole('heading'))
  expect(name.x, 'the text is beside the picture').toBeGreaterThan(picture.x + picture.width)
  expect(name.y).toBeLessThan(picture.y + picture.height)
  expect((await boxOf(list)).height).toBeLessThan(3 * 640)
})

test('the link of a page is copied, and on a phone the share dialog of the device opens @phone', async ({
  page,
  context,
  site,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  await page.addInitScript(() => {
    Object.assign(navigator, { share: async (data: ShareData) => Object.assign(window, { shared: data }) })
  })
  await openHydrated(page, '/store/1')
  await page.getByRole('button', { name: 'Copy the link' }).click()
  await expect(page.getByRole('button', { name: 'Copied' })).toBeVisible()
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(`${site.origin}/store/1`)
  // Only touch devices have it.
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

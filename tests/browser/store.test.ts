import type { Page } from '@playwright/test'
import { productOfModel } from './support/products.ts'
import { expect, test } from './support/shop-test.ts'

test('a store shows its pieces in three columns, in two below 768 pixels and in one below 480 @desktop', async ({
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
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width)
  }
})

test('in one column the picture stands beside the words, and eight pieces take less than three screens @phone', async ({
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

/** The places at which cards begin in a line. */
async function columnsOf(page: Page): Promise<number> {
  const begins = await page
    .getByRole('main')
    .getByRole('article')
    .evaluateAll((cards) => cards.map((card) => Math.round(card.getBoundingClientRect().left)))
  return new Set(begins).size
}

/** How far the last thing in the list stays away from its end, in pixels. */
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

import { sampleUnlessLong } from '../support/long-run.ts'
import { expect, test } from './support/fixtures.ts'
import { visitedPaths } from './support/pages.ts'
import { productOfModel } from './support/products.ts'

test('pages are printed with the name of the shop and without controls @desktop', async ({ page, request }) => {
  test.setTimeout(120_000)
  await page.emulateMedia({ media: 'print' })
  for (const path of sampleUnlessLong(await visitedPaths(request), 7)) {
    await page.goto(path)
    const head = page.getByRole('banner').getByRole('link', { name: 'Hirfa حرفة' })
    await expect(head, path).toBeVisible()
    // Nothing covers it.
    expect(
      await head.evaluate((element) => {
        scrollTo(0, 0)
        const { x, y, width, height } = element.getBoundingClientRect()
        return element.contains(document.elementFromPoint(x + width / 2, y + height / 2))
      }),
      path,
    ).toBe(true)
    const pressed = await page.evaluate(() =>
      [
        ...document.querySelectorAll<HTMLElement>(
          'button:not(:has(img)), input[type=submit], .navbar nav, body > footer',
        ),
      ]
        .filter((element) => element.checkVisibility())
        .map((element) => element.outerHTML.slice(0, 90)),
    )
    expect(pressed, path).toEqual([])
  }
})

test('in forced colors the recommended plan stands out and arches keep their edge @desktop', async ({ page }) => {
  await page.emulateMedia({ forcedColors: 'active' })
  await page.goto('/pricing')
  const edgeOf = (name: string) =>
    page
      .getByRole('article')
      .filter({ has: page.getByRole('heading', { name }) })
      .evaluate((card) => {
        const { borderTopWidth, borderTopStyle, borderTopColor } = getComputedStyle(card)
        return { width: Number.parseFloat(borderTopWidth), style: borderTopStyle, color: borderTopColor }
      })
  const [gold, silver] = [await edgeOf('Gold'), await edgeOf('Silver')]
  expect(gold.style).toBe('solid')
  expect(gold.width).toBeGreaterThan(silver.width)
  expect(gold.color).not.toBe(silver.color)

  const arch = page
    .getByRole('article')
    .filter({ has: page.getByRole('heading', { name: 'Gold' }) })
    .locator('svg')
    .first()
  expect(await arch.evaluate((drawing) => getComputedStyle(drawing).color)).toBe(
    await page.locator('main').evaluate((main) => getComputedStyle(main).color),
  )

  for (const path of ['/', '/nowhere']) {
    await page.goto(path)
    const outline = await page
      .locator('.arch')
      .first()
      .evaluate((arch) => getComputedStyle(arch).outline)
    expect(outline, path).toMatch(/solid 1px|1px solid/)
  }
})

test('in print the section headings of a product stand apart from their text @desktop', async ({ page, request }) => {
  const { id } = await productOfModel(request, 'BL-Balgha')
  await page.emulateMedia({ media: 'print' })
  await page.goto(`/product/${id}`)
  for (const name of ['Description', /^Comments/]) {
    const heading = page.getByRole('tabpanel').getByRole('heading', { name })
    const gap = await heading.evaluate((element) => {
      const next = element.nextElementSibling?.getBoundingClientRect()
      return (next?.top ?? 0) - element.getBoundingClientRect().bottom
    })
    expect(gap, String(name)).toBeGreaterThan(8)
  }
})

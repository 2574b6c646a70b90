import { sampleUnlessLong } from '../support/long-run.ts'
import { expect, test } from './support/fixtures.ts'
import { openHydrated } from './support/hydration.ts'
import { visitedPaths } from './support/pages.ts'
import { productOfModel } from './support/products.ts'

test('pages are printed with the name of the shop, without controls, and with headings that stand apart @desktop', async ({
  page,
  request,
}) => {
  await page.emulateMedia({ media: 'print' })
  for (const path of sampleUnlessLong(await visitedPaths(request), 4)) {
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

  const { id } = await productOfModel(request, 'BL-Balgha')
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

test('in forced colors the recommended plan stands out, arches keep their edge, and what is selected or pressable is visible @desktop', async ({
  page,
  request,
}) => {
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

  const { id } = await productOfModel(request, 'BL-Balgha')
  await openHydrated(page, `/product/${id}`)
  await expect(page.locator('a[href="#picture-1"]').first()).toHaveCSS('outline-style', 'solid')
  const buy = page.getByRole('main').getByRole('button', { name: 'Add to cart' }).first()
  await expect(buy).toHaveCSS('border-top-width', '1px')
})

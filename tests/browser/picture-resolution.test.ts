import type { Page } from '@playwright/test'
import { isLongRun } from '../support/long-run.ts'
import { expect, test } from './support/fixtures.ts'
import { productOfModel } from './support/products.ts'

/** Viewport widths in CSS pixels by device pixel ratio. */
const widths = { 1: [320, 360, 480, 768, 1024, 1280, 1920], 2: [360, 1280] }

/** The extremes of a run that samples: the widest screen, and the dense one of a phone. */
const sampled = { 1: [1920], 2: [360] }

const answer = { contentType: 'image/svg+xml', body: '<svg xmlns="http://www.w3.org/2000/svg" width="4" height="5"/>' }

test('no page shows a picture from a file narrower than its box @desktop', async ({ browser, site }) => {
  test.setTimeout(240_000)
  for (const density of [1, 2] as const) {
    const context = await browser.newContext({
      deviceScaleFactor: density,
      baseURL: site.origin,
      reducedMotion: 'reduce',
    })
    // The chosen file is known from its URL, so the response may be empty, also for copies that do not exist yet.
    await context.route('**/api/image/**', (route) => route.fulfill(answer))
    const page = await context.newPage()
    const product = await productOfModel(page.request, 'NB-Hout 28')
    for (const path of ['/', '/shop', `/product/${product.id}`, '/store/1', '/stores', '/about'])
      for (const width of isLongRun ? widths[density] : sampled[density]) {
        await page.setViewportSize({ width, height: 800 })
        await page.goto(path)
        expect(await blurred(page, density), `${path} at ${width} x ${density}`).toEqual([])
      }
    await context.close()
  }
})

/** The pictures whose file is narrower than their box although a wider one exists. */
async function blurred(page: Page, density: number): Promise<string[]> {
  await page.evaluate(() => {
    for (const image of document.images) image.loading = 'eager'
  })
  await page.waitForFunction(() => [...document.images].every(({ complete }) => complete))
  return page.evaluate((density) => {
    const pictures = [...document.querySelectorAll<HTMLImageElement>('picture > img')]
    return pictures.flatMap((image) => {
      const { offsetWidth, offsetHeight, currentSrc } = image
      if (offsetWidth === 0 || currentSrc === '') return []
      const own = Number(image.getAttribute('width'))
      const ratio = own / Number(image.getAttribute('height'))
      const covers = getComputedStyle(image).objectFit === 'cover'
      const needed = density * (covers ? Math.max(offsetWidth, offsetHeight * ratio) : offsetWidth)
      const chosen = Number(/\.(\d+)\.(?:avif|jpg)$/.exec(currentSrc)?.[1] ?? own)
      // On dense screens Chromium takes the lower of two files up to the geometric mean of both.
      return chosen >= Math.min(needed, own) * (density === 1 ? 1 : 0.7)
        ? []
        : [`${chosen} for ${Math.round(needed)}: ${image.sizes}`]
    })
  }, density)
}

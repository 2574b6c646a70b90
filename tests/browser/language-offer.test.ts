import { expect, test } from './support/fixtures.ts'

test.describe('the line that offers another language', () => {
  test.use({ locale: 'fr-TN' })

  for (const width of [360, 768, 1280])
    test(`moves nothing and covers no heading at ${width} px @desktop`, async ({ page }) => {
      await page.setViewportSize({ width, height: 800 })
      await page.addInitScript(() => {
        let offeredAt = Number.POSITIVE_INFINITY
        new MutationObserver(() => {
          if (document.querySelector('.language-offer')) offeredAt = Math.min(offeredAt, performance.now())
        }).observe(document, { childList: true, subtree: true })
        Object.assign(window, { shifted: 0 })
        const note = (list: PerformanceObserverEntryList) => {
          for (const entry of list.getEntries() as (PerformanceEntry & { value: number })[])
            if (entry.startTime >= offeredAt) (window as unknown as { shifted: number }).shifted += entry.value
        }
        new PerformanceObserver(note).observe({ type: 'layout-shift', buffered: true })
      })
      await page.goto('/product/1')
      const offer = page.locator('.language-offer')
      await expect(offer.getByText('Cette boutique existe aussi en français.')).toBeVisible()
      const box = await offer.locator('a').boundingBox()
      expect(box?.y).toBeGreaterThan(600)
      expect(box?.height).toBeLessThan(50)
      const end = await page.locator('main').evaluate((main) => main.getBoundingClientRect().bottom)
      expect(end).toBeGreaterThan(800)
      expect(await page.evaluate(() => (window as unknown as { shifted: number }).shifted)).toBe(0)
      if (process.env.PICTURES) await page.screenshot({ path: `${process.env.PICTURES}/fr-${width}.png` })
    })

  test('is at the end of the content of a page that does not fill the screen @desktop', async ({ page }) => {
    await page.setViewportSize({ width: 360, height: 760 })
    await page.goto('/my-data/erased')
    const line = page.locator('.language-offer > div')
    await expect(line).toBeVisible()
    const end = (element: Element) => Math.round(element.getBoundingClientRect().bottom)
    expect(await line.evaluate(end)).toBe(await page.locator('main').evaluate(end))
    if (process.env.PICTURES) await page.screenshot({ path: `${process.env.PICTURES}/short.png` })
  })
})

import { expect, test } from './support/fixtures.ts'

test.use({ locale: 'fr-TN' })

test('the line that offers another language moves nothing, covers no heading and no price, and ends a short page @desktop', async ({
  page,
}) => {
  await page.addInitScript(() => {
    // The offer is made once.
    localStorage.clear()
    new MutationObserver((_, observer) => {
      if (!document.querySelector('.language-offer')) return
      performance.mark('offered')
      observer.disconnect()
    }).observe(document, { childList: true, subtree: true })
    Object.assign(window, { shifted: 0 })
    const note = (list: PerformanceObserverEntryList) => {
      const [offered] = performance.getEntriesByName('offered')
      for (const entry of list.getEntries() as (PerformanceEntry & { value: number })[])
        if (offered && entry.startTime >= offered.startTime)
          (window as unknown as { shifted: number }).shifted += entry.value
    }
    new PerformanceObserver(note).observe({ type: 'layout-shift', buffered: true })
  })
  const offer = page.locator('.language-offer')
  for (const width of [360, 768, 1280]) {
    await page.setViewportSize({ width, height: 800 })
    await page.goto('/about')
    await expect(offer.getByText('Cette boutique existe aussi en français.')).toBeVisible()
    const box = await offer.locator('a').boundingBox()
    expect(box?.y, `${width} pixels`).toBeGreaterThan(600)
    expect(box?.height, `${width} pixels`).toBeLessThan(50)
    const end = await page.locator('main').evaluate((main) => main.getBoundingClientRect().bottom)
    expect(end, `${width} pixels`).toBeGreaterThan(800)
    expect(await page.evaluate(() => (window as unknown as { shifted: number }).shifted)).toBe(0)
  }

  await page.setViewportSize({ width: 360, height: 600 })
  await page.goto('/shop')
  await expect(offer.locator('a')).toBeVisible()
  const price = page.getByText(/^\d+\.\d\d TND$/).first()
  await price.evaluate((price) => scrollBy(0, price.getBoundingClientRect().top - 580))
  await expect(offer.locator('a')).toBeHidden()

  await page.setViewportSize({ width: 360, height: 760 })
  await page.goto('/cart')
  const line = offer.locator('> div')
  await expect(line).toBeVisible()
  const end = (element: Element) => Math.round(element.getBoundingClientRect().bottom)
  expect(await line.evaluate(end)).toBe(await page.locator('main').evaluate(end))
})

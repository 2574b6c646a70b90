import type { Page } from '@playwright/test'
import { openAlive } from './support/alive.ts'
import { keepThingsInBrowser, screenPaths } from './support/screens.ts'
import { expect, test } from './support/shop-test.ts'

test('with letters twice as large on 320 pixels nothing is cut, and every price stands in one line @phone', async ({
  page,
  request,
}) => {
  test.setTimeout(120_000)
  await page.setViewportSize({ width: 320, height: 640 })
  const session = await page.context().newCDPSession(page)
  await session.send('Page.setFontSizes', { fontSizes: { standard: 32, fixed: 32 } })
  await keepThingsInBrowser(page, request)
  for (const { name, path } of await screenPaths(request)) {
    await openAlive(page, path)
    expect.soft(await sidewaysPixels(page), `${name} scrolls sideways`).toBe(0)
    expect.soft(await cutWords(page), `${name}: cut`).toEqual([])
    expect.soft(await brokenPrices(page), `${name}: prices`).toEqual([])
  }
})

function sidewaysPixels(page: Page): Promise<number> {
  return page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth)
}

/**
 * Words of which a part cannot be seen. The way to a page and the bar at the lower edge take one line on purpose: both
 * repeat what the page says in full.
 */
function cutWords(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const inOneLine =
      'nav ol *, section[inert] *, section[aria-label="Buy"] *, [aria-hidden="true"], [aria-hidden="true"] *'
    return [...document.querySelectorAll<HTMLElement>('body *')].flatMap((element) => {
      const { overflowX, visibility } = getComputedStyle(element)
      const isSeen = visibility !== 'hidden' && element.clientWidth > 1 && !element.matches(inOneLine)
      const isCut = ['hidden', 'clip'].includes(overflowX) && element.scrollWidth > element.clientWidth + 1
      return isSeen && isCut && element.textContent.trim() ? [element.textContent.slice(0, 60)] : []
    })
  })
}

function brokenPrices(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const walker = document.createTreeWalker(document.querySelector('main') ?? document.body, NodeFilter.SHOW_TEXT)
    const broken: string[] = []
    for (let text = walker.nextNode(); text; text = walker.nextNode()) {
      // In the middle of a sentence an amount may stand where the line ends.
      const [price] = /^\d[\d\s.]*TND$/.exec(text.textContent?.trim() ?? '') ?? []
      if (!price) continue
      const range = document.createRange()
      range.selectNodeContents(text)
      const lines = new Set(
        [...range.getClientRects()].filter(({ width }) => width > 0).map(({ top }) => Math.round(top)),
      )
      if (lines.size > 1) broken.push(price)
    }
    return broken
  })
}

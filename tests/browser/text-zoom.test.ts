import type { Page } from '@playwright/test'
import { isLongRun } from '../support/long-run.ts'
import { overflow } from './support/axe-findings.ts'
import { expect, test } from './support/fixtures.ts'
import { openHydrated } from './support/hydration.ts'
import { fillBrowserStorage, lengthenHeadings, visitedPaths } from './support/pages.ts'

test('at 200 % text size on 320 pixels nothing is cut, every price fits one line, and long headings wrap @phone', async ({
  page,
  request,
}) => {
  await page.setViewportSize({ width: 320, height: 640 })
  const session = await page.context().newCDPSession(page)
  await session.send('Page.setFontSizes', { fontSizes: { standard: 32, fixed: 32 } })
  await fillBrowserStorage(page, request)
  const paths = await visitedPaths(request)
  // The others have the same parts.
  const sampled = paths.filter((path) => /^\/($|product|store\/|cart|checkout|contact|track)/.test(path))
  for (const path of isLongRun ? paths : sampled) {
    await openHydrated(page, path)
    expect.soft(await overflow(page), `${path} scrolls sideways`).toBe(0)
    expect.soft(await cutWords(page), `${path}: cut`).toEqual([])
    expect.soft(await brokenPrices(page), `${path}: prices`).toEqual([])
    expect.soft(await brokenNames(page), `${path}: names of rows`).toEqual([])
    await lengthenHeadings(page)
    expect.soft(await overflow(page), `${path} scrolls sideways with long headings`).toBe(0)
  }
})

/**
 * Texts that are partly clipped. Breadcrumbs and the bar at the lower edge take one line on purpose: both
 * repeat text shown in full elsewhere.
 */
function cutWords(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const inOneLine =
      'nav ol li:not([aria-current]), nav ol li:not([aria-current]) *, section[inert] *, section[aria-label="Buy"] *, [aria-hidden="true"], [aria-hidden="true"] *'
    return [...document.querySelectorAll<HTMLElement>('body *')].flatMap((element) => {
      const { overflowX, visibility } = getComputedStyle(element)
      const isSeen = visibility !== 'hidden' && element.clientWidth > 1 && !element.matches(inOneLine)
      const isCut = ['hidden', 'clip'].includes(overflowX) && element.scrollWidth > element.clientWidth + 1
      return isSeen && isCut && element.textContent.trim() ? [element.textContent.slice(0, 60)] : []
    })
  })
}

/** One-word row headers that do not fit in one line. */
function brokenNames(page: Page): Promise<string[]> {
  return page.evaluate(() =>
    [...document.querySelectorAll('main th[scope=row]')]
      .filter((name) => {
        const range = document.createRange()
        range.selectNodeContents(name)
        return !/\s/.test(name.textContent) && range.getClientRects().length > 1
      })
      .map((name) => name.textContent),
  )
}

function brokenPrices(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const walker = document.createTreeWalker(document.querySelector('main') ?? document.body, NodeFilter.SHOW_TEXT)
    const broken: string[] = []
    for (let text = walker.nextNode(); text; text = walker.nextNode()) {
      // Within a sentence an amount may wrap.
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

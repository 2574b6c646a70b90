import { AxeBuilder } from '@axe-core/playwright'
import type { Page } from '@playwright/test'

/** Selectors of what is right would take most of the time. */
const violationsOnly = { resultTypes: ['violations' as const] }

/**
 * The violations that axe finds, short enough for a failure message, after animations: axe would measure the contrast
 * of half-faded colors. Its legacy mode opens no second page to join the results of frames, of which the shop has none.
 */
export async function axeFindings(page: Page): Promise<string[]> {
  await page.evaluate(() => Promise.allSettled(document.getAnimations().map(({ finished }) => finished)))
  const { violations } = await new AxeBuilder({ page }).setLegacyMode().options(violationsOnly).analyze()
  return violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ target, html }) => `${target} ${html}`).join('\n')}`)
}

/** By how many pixels the page can be scrolled sideways, once a frame of its present size is drawn. */
export function overflow(page: Page): Promise<number> {
  return page.evaluate(async () => {
    for (let frame = 0; frame < 2; frame++) await new Promise(requestAnimationFrame)
    return document.documentElement.scrollWidth - document.documentElement.clientWidth
  })
}

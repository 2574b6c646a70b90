import type { Locator, Page } from '@playwright/test'

/**
 * Counts the taps and scrolling of a visitor on a phone. A tap is a touch on a link, button, option or field; every
 * field is tapped, and typing is no tap. Before each tap the page scrolls as little as needed to bring the whole
 * element into view, between the fixed bars at the top and bottom. Scrolling counts in both directions; a new page's
 * initial position does not.
 */
export class TapCounter {
  taps = 0
  scrolledPixels = 0
  readonly #page: Page

  constructor(page: Page) {
    this.#page = page
  }

  /** Scrolled distance in viewport heights. */
  get screens(): number {
    return this.scrolledPixels / (this.#page.viewportSize()?.height ?? 1)
  }

  async tap(thing: Locator): Promise<void> {
    await thing.waitFor()
    this.scrolledPixels += await thing.evaluate(bringIntoTheClear)
    this.taps++
    await thing.tap()
  }

  async fill(field: Locator, text: string): Promise<void> {
    await this.tap(field)
    await field.fill(text)
  }
}

/** Scrolls the element into view. Returns the distance in pixels. */
function bringIntoTheClear(thing: Element): number {
  const bars = [...document.querySelectorAll('body *')].filter((element) => {
    const { position } = getComputedStyle(element)
    return (position === 'fixed' || position === 'sticky') && !element.contains(thing) && element.clientHeight > 0
  })
  const rects = bars.filter((bar) => !bar.closest('[inert]')).map((bar) => bar.getBoundingClientRect())
  const wide = rects.filter(({ width, height }) => width > innerWidth / 2 && height < innerHeight / 2)
  const isFixed = bars.length > 0 && thing.closest('header') !== null
  if (isFixed) return 0
  const top = Math.max(0, ...wide.filter((rect) => rect.top <= 0 && rect.bottom > 0).map((rect) => rect.bottom))
  const bottom = Math.min(
    innerHeight,
    ...wide.filter((rect) => rect.bottom >= innerHeight - 1 && rect.top < innerHeight).map((rect) => rect.top),
  )
  const rect = thing.getBoundingClientRect()
  const before = scrollY
  if (rect.bottom > bottom) scrollBy(0, rect.bottom - bottom)
  else if (rect.top < top) scrollBy(0, rect.top - top)
  return Math.abs(scrollY - before)
}

import type { Locator, Page } from '@playwright/test'

/**
 * A person at a phone, counted. A tap is a touch on a link, a button, a choice or a field; typing is none, and every field
 * is touched once: nobody is taken to know the keyboard's "next". Before each touch the page is moved as little as brings
 * the whole thing into the clear, between the bar at the top and those at the bottom of the screen. What is moved counts,
 * up and down; that a new page begins at its top does not.
 */
export class Walk {
  taps = 0
  scrolledPixels = 0
  readonly #page: Page

  constructor(page: Page) {
    this.#page = page
  }

  /** Heights of the screen that were scrolled. */
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

/** Moves the page as little as it must, and says by how many pixels. */
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

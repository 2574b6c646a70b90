import { until } from '#tests/support/until.ts'
import type { BrowserPage } from './browser-page.ts'

/** A person at a browser, who looks for what has a certain label and waits until it is there. */
export class Visitor {
  readonly #page: BrowserPage

  constructor(page: BrowserPage) {
    this.#page = page
  }

  async open(url: string): Promise<void> {
    await this.#page.open(url)
  }

  /** Runs a function in the page, which may use nothing from outside. */
  async evaluate<Result>(inPage: () => Result): Promise<Result> {
    return (await this.#page.evaluate(`(${inPage})()`)) as Result
  }

  /** Waits for a visible element whose label or text begins so. */
  async sees(selector: string, label: string): Promise<void> {
    const isSeen = `${elementExpression(selector, label)} !== undefined`
    await retried(`Not seen: ${selector} “${label}”`, async () => (await this.#page.evaluate(isSeen)) === true)
  }

  /** Waits until the first picture with this selector is drawn. */
  async seesPicture(selector: string): Promise<void> {
    const isDrawn = `document.querySelector(${JSON.stringify(selector)}).naturalWidth > 0`
    await retried(`Not drawn: ${selector}`, async () => (await this.#page.evaluate(isDrawn)) === true)
  }

  async click(selector: string, label: string): Promise<void> {
    await retried(`Not clicked: ${selector} “${label}”`, async () => {
      await this.#page.click(elementExpression(selector, label))
      return true
    })
  }

  async type(selector: string, label: string, text: string): Promise<void> {
    await this.sees(selector, label)
    await this.#page.type(elementExpression(selector, label), text)
  }
}

/** Tries again while the page changes. Then fails with the last error as cause. */
async function retried(failure: string, isDone: () => Promise<boolean>): Promise<void> {
  let cause: unknown
  const attempt = () =>
    isDone().catch((error) => {
      cause = error
      return false
    })
  await until(attempt).catch(() => {
    throw new Error(failure, { cause })
  })
}

function elementExpression(selector: string, label: string): string {
  return `(${elementLabeled})(${JSON.stringify(selector)}, ${JSON.stringify(label)})`
}

/** Runs in the page. */
function elementLabeled(selector: string, label: string): HTMLElement | undefined {
  const labelOf = (element: HTMLElement) =>
    element.ariaLabel ?? (element instanceof HTMLInputElement ? element.labels?.[0] : element)?.textContent
  return [...document.querySelectorAll<HTMLElement>(selector)].find(
    (element) => element.checkVisibility({ visibilityProperty: true }) && labelOf(element)?.trim().startsWith(label),
  )
}

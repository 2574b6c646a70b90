import type { BrowserContext, Page } from '@playwright/test'

/**
 * Records the pop-ups of a page or of all pages of a context: some are visible for a second, which polling may miss.
 */
export async function recordPopUps(pages: Page | BrowserContext): Promise<void> {
  await pages.addInitScript(() => {
    const noted: string[] = []
    Object.assign(window, { recordedPopUps: noted })
    new MutationObserver((changes) => {
      for (const { addedNodes } of changes)
        for (const node of addedNodes)
          if (node instanceof Element && node.matches('[data-pop-up]')) noted.push(node.textContent)
    }).observe(document, { childList: true, subtree: true })
  })
}

/** Waits for a pop-up with this text. Each pop-up satisfies one call. */
export async function expectPopUp(page: Page, text: string): Promise<void> {
  await page.waitForFunction((text) => {
    const { recordedPopUps: noted } = window as unknown as { recordedPopUps: string[] }
    const place = noted.findIndex((one) => one.includes(text))
    return place >= 0 && noted.splice(place, 1)
  }, text)
}

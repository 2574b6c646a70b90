import type { BrowserContext, Page } from '@playwright/test'

/** Has a page, or all of a context, note down its pop-ups: some stay for one second, and who looks now and then misses them. */
export async function notePopUps(pages: Page | BrowserContext): Promise<void> {
  await pages.addInitScript(() => {
    const noted: string[] = []
    Object.assign(window, { notedPopUps: noted })
    new MutationObserver((changes) => {
      for (const { addedNodes } of changes)
        for (const node of addedNodes)
          if (node instanceof Element && node.matches('[data-pop-up]')) noted.push(node.textContent)
    }).observe(document, { childList: true, subtree: true })
  })
}

/** Waits until the page has said this in a pop-up, once for each time it is asked. */
export async function expectPopUp(page: Page, text: string): Promise<void> {
  await page.waitForFunction(
    (text) => {
      const { notedPopUps: noted } = window as unknown as { notedPopUps: string[] }
      const place = noted.findIndex((one) => one.includes(text))
      return place >= 0 && noted.splice(place, 1)
    },
    text,
    { timeout: 10_000 },
  )
}

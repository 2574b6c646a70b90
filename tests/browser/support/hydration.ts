import type { Page } from '@playwright/test'

/** Opens a page and waits until React has hydrated it: before that, links and forms work without script. */
export async function openHydrated(page: Page, path: string): Promise<void> {
  await page.goto(path)
  await waitForHydration(page)
}

/** Pop-ups are last in the document, so React hydrates them last. */
export async function waitForHydration(page: Page): Promise<void> {
  await page.waitForFunction(() => {
    const last = document.querySelector('[aria-live="assertive"]')
    return last !== null && Object.keys(last).some((key) => key.startsWith('__reactProps'))
  })
}

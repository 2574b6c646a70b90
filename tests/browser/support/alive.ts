import type { Page } from '@playwright/test'

/** Opens a page and waits until React has taken hold of it: what is pressed before that is a plain link or form. */
export async function openAlive(page: Page, path: string): Promise<void> {
  await page.goto(path)
  await waitUntilAlive(page)
}

/** The pop-ups stand last in the page, so React comes to them last. */
export async function waitUntilAlive(page: Page): Promise<void> {
  await page.waitForFunction(() => {
    const last = document.querySelector('[aria-live="assertive"]')
    return last !== null && Object.keys(last).some((key) => key.startsWith('__reactProps'))
  })
}

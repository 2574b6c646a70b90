import type { Page } from '@playwright/test'

/** Simulates returning to the tab: the back office polls for pending work at once. */
export async function returnToTab(page: Page): Promise<void> {
  await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')))
}

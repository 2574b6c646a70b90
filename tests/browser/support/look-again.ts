import type { Page } from '@playwright/test'

/** As when somebody comes back to the tab: the office asks at once what waits. */
export async function lookAgain(page: Page): Promise<void> {
  await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')))
}

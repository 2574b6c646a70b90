import type { Page } from '@playwright/test'
import { expect, test } from './support/fixtures.ts'
import { openHydrated } from './support/hydration.ts'

// Safari cancels the requests of a page that is being left. A reload would replace the navigation: the visitor would stay.
test('a page that is being left is not reloaded when a script of another page is cancelled @phone', async ({
  page,
  pageErrors,
}) => {
  const cancelled = await openWithCancelledScript(page)
  await page.evaluate(() => dispatchEvent(new Event('beforeunload')))
  await cancelled()
  await page.clock.runFor(20_000)
  expect(await isSameDocument(page)).toBe(true)
  // As after a download.
  await page.clock.runFor(11_000)
  await expect.poll(() => isSameDocument(page)).toBe(false)
  expect(pageErrors.splice(0).join('\n')).toContain('Error loading route module')
})

test('a page is reloaded when the script of another page cannot be loaded @phone', async ({ page, pageErrors }) => {
  const cancelled = await openWithCancelledScript(page)
  await cancelled()
  await page.clock.runFor(1)
  await expect.poll(() => isSameDocument(page)).toBe(false)
  expect(pageErrors.splice(0).join('\n')).toContain('Error loading route module')
})

/** Opens a page whose request for the script of another page waits. Returns a function that lets it fail. */
async function openWithCancelledScript(page: Page): Promise<() => Promise<void>> {
  await page.clock.install()
  const script = /\/assets\/newsletter-page-[\w-]+\.js$/
  const [requested, released] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()]
  await page.route(script, async (route) => {
    requested.resolve()
    await released.promise
    await route.abort()
  })
  await openHydrated(page, '/about')
  await page.evaluate(() => Object.assign(window, { isFirst: true }))
  // The form of the newsletter is ready as soon as the page is idle.
  await page.locator('footer').scrollIntoViewIfNeeded()
  await requested.promise
  return async () => {
    const failed = page.waitForEvent('console', (message) => message.text().startsWith('Error loading route module'))
    released.resolve()
    await failed
  }
}

function isSameDocument(page: Page): Promise<boolean> {
  return page.evaluate(() => 'isFirst' in window).catch(() => false)
}

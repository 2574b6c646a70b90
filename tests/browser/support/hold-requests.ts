import type { Page } from '@playwright/test'

/** Holds the page's requests that match the URL pattern until they are released. */
export async function holdRequests(page: Page, addresses: string) {
  const [held, free] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()]
  await page.route(addresses, async (route) => {
    held.resolve()
    await free.promise
    await route.continue()
  })
  return { isHeldUp: held.promise, release: free.resolve }
}

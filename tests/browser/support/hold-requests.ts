import type { Page } from '@playwright/test'

/** Holds requests that match the URL pattern until they are released, also those that go through the service worker. */
export async function holdRequests(page: Page, addresses: string) {
  const [held, free] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()]
  await page.context().route(addresses, async (route) => {
    held.resolve()
    await free.promise
    await route.continue()
  })
  return { isHeldUp: held.promise, release: free.resolve }
}

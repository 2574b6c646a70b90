import type { Page } from '@playwright/test'

/**
 * Holds requests that match the URL pattern until they are released, also those that go through the service worker;
 * with a method only its requests.
 */
export async function holdRequests(page: Page, addresses: string, method?: 'GET' | 'POST') {
  const [held, free] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()]
  await page.context().route(addresses, async (route) => {
    if (method && route.request().method() !== method) return route.fallback()
    held.resolve()
    await free.promise
    await route.continue()
  })
  return { isHeldUp: held.promise, release: free.resolve }
}

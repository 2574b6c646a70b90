import type { Page } from '@playwright/test'

/** Keeps what the page asks for of these addresses on its way until it is let go of. */
export async function hold(page: Page, addresses: string) {
  const [held, free] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()]
  await page.route(addresses, async (route) => {
    held.resolve()
    await free.promise
    await route.continue()
  })
  return { isHeld: held.promise, letGo: free.resolve }
}

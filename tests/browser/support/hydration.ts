import type { Page } from '@playwright/test'

/** Opens a page and waits until React has hydrated it: before that, links and forms work without script. */
export async function openHydrated(page: Page, path: string): Promise<void> {
  await page.goto(path)
  await waitForHydration(page)
}

/**
 * Pop-ups are last in the document, so React hydrates them last, except for what stands in a boundary of its own: those
 * in the navigation bar, the footer around its links, and the parts of the page around their headings. Before its
 * boundary is hydrated a link may open another document, and a changed text is an error. Effects, which listen for
 * keys, run in a task after that, so the page must have been idle once. A page without scripts is ready.
 */
export async function waitForHydration(page: Page): Promise<void> {
  await page.waitForFunction(() => {
    if (document.readyState === 'complete' && !document.querySelector('script[type=module]')) return true
    const isHydrated = (element: Element) => Object.keys(element).some((key) => key.startsWith('__reactProps'))
    const last = document.querySelector('[aria-live="assertive"]')
    const others = document.querySelectorAll('header a, header input, footer a, h1, h2, h3')
    if (last === null || ![last, ...others].every(isHydrated)) return false
    return new Promise((resolve) => requestIdleCallback(() => resolve(true)))
  })
}

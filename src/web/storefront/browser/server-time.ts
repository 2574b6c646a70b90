/**
 * When the document was rendered, by the server's clock in milliseconds since 1970; from `data-made-at` on its root
 * element.
 */
const madeAt = typeof document === 'undefined' ? Number.NaN : Number(document.documentElement.dataset.madeAt ?? '')

/**
 * Returns when the response of the document was sent, by the server's clock in milliseconds since 1970. A cached page
 * was rendered earlier; its age is in a header (`age` in `Server-Timing`), since all visitors get the same HTML.
 */
export function documentArrivedAt(): number {
  const { navigation, isFromCache } = arrival()
  if (Number.isNaN(madeAt) || isFromCache) return Date.now() - performance.now() + responseStart(navigation)
  const age = navigation?.serverTiming?.find(({ name }) => name === 'age')?.duration ?? 0
  return madeAt + age
}

/** Returns the server's time in milliseconds since 1970: the clock of the device may be wrong. */
export function serverTime(): number {
  return documentArrivedAt() + performance.now() - responseStart(arrival().navigation)
}

function arrival(): { navigation: PerformanceNavigationTiming | undefined; isFromCache: boolean } {
  const [entry] = performance.getEntriesByType('navigation')
  const navigation = entry instanceof PerformanceNavigationTiming ? entry : undefined
  // No transfer: the page comes from the browser's cache, and its headers are from an earlier time.
  return { navigation, isFromCache: navigation?.transferSize === 0 }
}

/**
 * Milliseconds since the navigation started: on a slow connection hydration comes long after the response began to
 * arrive.
 */
function responseStart(navigation: PerformanceNavigationTiming | undefined): number {
  return navigation?.responseStart ?? 0
}

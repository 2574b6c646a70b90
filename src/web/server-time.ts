/** When the document was made, by the server's clock: the root writes it on its first element. */
const madeAt = typeof document === 'undefined' ? Number.NaN : Number(document.documentElement.dataset.madeAt ?? '')

/**
 * When the document came, by the server's clock, in milliseconds since 1970. A finished page was made for somebody else
 * a while ago; how long ago the head of the answer says (`age` in `Server-Timing`), since its text is everybody's.
 */
export function documentArrivedAt(): number {
  const { navigation, isFromCache } = arrival()
  if (Number.isNaN(madeAt) || isFromCache) return Date.now() - performance.now() + responseStart(navigation)
  const age = navigation?.serverTiming?.find(({ name }) => name === 'age')?.duration ?? 0
  return madeAt + age
}

/** What time it is at the server, in milliseconds since 1970: the device's own clock may be wrong. */
export function serverTime(): number {
  return documentArrivedAt() + performance.now() - responseStart(arrival().navigation)
}

function arrival(): { navigation: PerformanceNavigationTiming | undefined; isFromCache: boolean } {
  const [entry] = performance.getEntriesByType('navigation')
  const navigation = entry instanceof PerformanceNavigationTiming ? entry : undefined
  // Nothing went over the line: the browser shows its own copy, whose head tells of another day.
  return { navigation, isFromCache: navigation?.transferSize === 0 }
}

/** On a slow line the script comes alive long after the answer began to arrive. */
function responseStart(navigation: PerformanceNavigationTiming | undefined): number {
  return navigation?.responseStart ?? 0
}

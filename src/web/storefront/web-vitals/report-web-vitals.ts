import { type MetricType, onCLS, onINP, onLCP } from 'web-vitals'
import { webVitalsPath } from '#web/paths/storefront-paths.ts'
import { pageKindOf } from './page-kind.ts'

/**
 * Reports once for each page view how its metrics are rated, when the page is hidden for the first time. A page view is
 * a document: another page within the shop is part of the one with which it began, as in the Chrome UX Report. A
 * document that comes back from the cache of the browser is another page view.
 */
export function reportWebVitals(): void {
  let view = new URLSearchParams()
  let address = performance.getEntriesByType('navigation')[0]?.name ?? location.href
  let isReported = false
  const note = ({ name, rating }: MetricType) => view.set(name.toLowerCase(), rating)
  const report = () => {
    if (isReported || document.visibilityState !== 'hidden' || view.size === 0) return
    isReported = true
    view.set('page', pageKindOf(address))
    navigator.sendBeacon(webVitalsPath(), view)
  }
  onLCP(note)
  onINP(note)
  onCLS(note)
  // After those of the library, which notes its last values when the page is hidden.
  addEventListener('visibilitychange', report)
  addEventListener('pageshow', ({ persisted }) => {
    if (!persisted) return
    ;[view, address, isReported] = [new URLSearchParams(), location.href, false]
  })
}

import type { CacheStatus } from './page-cache.ts'

/**
 * The value of `Server-Timing`: cache status, age and render time in milliseconds. Shown by the developer tools of
 * browsers; from the age the page computes the time at the server (src/web/storefront/browser/server-time.ts).
 */
export function serverTiming(cacheStatus: CacheStatus, age: number, renderMilliseconds?: number): string {
  const render = renderMilliseconds === undefined ? '' : `, make;dur=${renderMilliseconds.toFixed(1)}`
  return `cache;desc=${cacheStatus}, age;dur=${age}${render}`
}

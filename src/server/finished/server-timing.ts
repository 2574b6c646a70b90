import type { Provenance } from './finished-pages.ts'

/**
 * How an answer came about, for people with a browser's inspector and for the page itself: from its `age`, in
 * milliseconds, it knows what time it is at the server (src/web/server-time.ts).
 */
export function serverTiming(provenance: Provenance, age: number, makingMilliseconds?: number): string {
  const making = makingMilliseconds === undefined ? '' : `, make;dur=${makingMilliseconds.toFixed(1)}`
  return `cache;desc=${provenance}, age;dur=${age}${making}`
}

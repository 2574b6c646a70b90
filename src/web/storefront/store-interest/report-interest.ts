import type { InterestKind } from '#domain/store-interest/interest.ts'
import { storeInterestPath } from '#web/paths/storefront-paths.ts'
import { countOnDay, storedCounted } from './counted-storage.ts'

/** Reports what a visitor saw, found or kept. A beacon is sent even when the page is left for another. */
export function reportInterest(kind: InterestKind, things: 'products' | 'stores', ids: readonly number[]): void {
  if (ids.length === 0) return
  navigator.sendBeacon(storeInterestPath(), new URLSearchParams({ kind, [things]: ids.join() }))
}

/** Reports each of the things once a day, by the clock of the device. */
export function reportOnceADay(kind: InterestKind, things: 'products' | 'stores', ids: readonly number[]): void {
  const day = new Date().toDateString()
  const { fresh, counted } = countOnDay(storedCounted.get(), day, `${kind} ${things}`, ids)
  if (fresh.length > 0) storedCounted.change(() => counted)
  reportInterest(kind, things, fresh)
}

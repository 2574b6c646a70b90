import { isStoredId } from '#web/storefront/browser/stored-fields.ts'
import { storedValue } from '#web/ui/browser-storage.ts'

/** Further products are dropped, those seen longest ago first. */
const maxSeen = 12

/** The ids of the products that this browser has shown, the latest first. */
export const storedRecentlySeen = storedValue<readonly number[]>({
  key: 'hirfa.recently-seen',
  empty: [],
  parse: recentlySeenFromStored,
  format: (ids) => ids,
})

/** Drops invalid entries and duplicates. */
export function recentlySeenFromStored(stored: unknown): readonly number[] {
  return Array.isArray(stored) ? [...new Set(stored.filter(isStoredId))].slice(0, maxSeen) : []
}

export function withSeen(ids: readonly number[], productId: number): readonly number[] {
  return [productId, ...ids.filter((id) => id !== productId)].slice(0, maxSeen)
}

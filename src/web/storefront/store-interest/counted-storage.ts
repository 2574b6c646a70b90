import { maxReported } from '#domain/store-interest/interest.ts'
import { storedValue } from '#web/ui/browser-storage.ts'

/**
 * What this browser has reported, such as `Mon Mar 02 2026 seen products 12`, so that each piece and each store counts
 * once a day.
 */
export const storedCounted = storedValue<readonly string[]>({
  key: 'hirfa.counted',
  empty: [],
  parse: countedFromStored,
  format: (counted) => counted,
})

/** Drops invalid entries. */
export function countedFromStored(stored: unknown): readonly string[] {
  return Array.isArray(stored) ? stored.slice(0, maxReported).filter((key) => typeof key === 'string') : []
}

/**
 * Returns the ids that were not counted on the day as what the name says, and what is counted after them: nothing of
 * other days, and a limited number of things.
 */
export function countOnDay(counted: readonly string[], day: string, name: string, ids: readonly number[]) {
  const known = counted.filter((key) => key.startsWith(day))
  const keyOf = (id: number) => `${day} ${name} ${id}`
  const fresh = ids.filter((id) => !known.includes(keyOf(id))).slice(0, maxReported - known.length)
  return { fresh, counted: [...known, ...fresh.map(keyOf)] }
}

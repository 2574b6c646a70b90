import { cutText } from '#domain/cut-text.ts'
import { maxSearchLength } from '#domain/text-lengths.ts'
import { storedValue } from '#web/ui/browser-storage.ts'

/** As many as fit into the list without scrolling, on most screens. */
const maxSearches = 5

/** What was searched for on this device, the last one first. It is never sent anywhere. */
export const lastSearches = storedValue<readonly string[]>({
  key: 'hirfa.searches',
  empty: [],
  parse: searchesFromStored,
  format: (searches) => searches,
})

/** Puts a search first, once however it was typed. A text without letters and digits finds nothing, and is left out. */
export function rememberSearch(typed: string): void {
  lastSearches.change((searches) => withoutDuplicates([typed, ...searches]))
}

export function removeSearch(text: string): void {
  lastSearches.change((searches) => searches.filter((search) => search !== text))
}

export function removeAllSearches(): void {
  lastSearches.change(() => [])
}

export function searchesFromStored(stored: unknown): readonly string[] {
  return Array.isArray(stored) ? withoutDuplicates(stored.filter((search) => typeof search === 'string')) : []
}

function withoutDuplicates(searches: readonly string[]): readonly string[] {
  const known = new Map<string, string>()
  for (const search of searches) {
    const text = cutText(search.replace(/\s+/g, ' ').trim(), maxSearchLength)
    const key = text.toLowerCase()
    if (/[\p{L}\p{N}]/u.test(text) && !known.has(key)) known.set(key, text)
  }
  return [...known.values()].slice(0, maxSearches)
}

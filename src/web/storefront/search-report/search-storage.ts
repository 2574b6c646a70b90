import { type Locale, locales } from '#domain/locale.ts'
import { isStoredId } from '#web/storefront/browser/stored-fields.ts'
import { storedValue } from '#web/ui/browser-storage.ts'

/** A search of this tab, with what became of it. */
export interface OwnSearch {
  readonly text: string
  /** The language of the page. */
  readonly locale: Locale
  /** Milliseconds, by the clock of the device. */
  readonly at: number
  /** The products that its results showed. */
  readonly found: readonly number[]
  /** The steps that were reported. */
  readonly steps: readonly string[]
}

const maxSearches = 10
const maxFound = 120

/** The searches of this tab, the latest first. They stay on the device: the server gets steps without a person. */
export const storedSearches = storedValue<readonly OwnSearch[]>({
  key: 'hirfa.reported-searches',
  empty: [],
  parse: searchesFromStored,
  format: (searches) => searches.slice(0, maxSearches),
  lifetime: 'tab',
})

/** A random number, so that the server can tell whether several devices asked for the same. */
export const storedSearchDevice = storedValue<string>({
  key: 'hirfa.search-device',
  empty: '',
  parse: (stored) => (typeof stored === 'string' && /^[\da-f]{32}$/.test(stored) ? stored : ''),
  format: (device) => device,
})

/** Forgets a search of this tab, as it was typed, or all of them. */
export function forgetSearches(text?: string): void {
  storedSearches.change((searches) => (text === undefined ? [] : searches.filter((search) => search.text !== text)))
}

export function searchesFromStored(stored: unknown): readonly OwnSearch[] {
  return Array.isArray(stored) ? stored.slice(0, maxSearches).flatMap((search) => searchFromStored(search) ?? []) : []
}

function searchFromStored(stored: Partial<Record<keyof OwnSearch, unknown>> | null): OwnSearch | undefined {
  if (typeof stored !== 'object' || stored === null) return undefined
  const { text, at, found, steps } = stored
  const locale = locales.find((locale) => locale === stored.locale)
  if (typeof text !== 'string' || locale === undefined || typeof at !== 'number') return undefined
  if (!Array.isArray(found) || !Array.isArray(steps)) return undefined
  return { text, locale, at, found: found.filter(isStoredId), steps: steps.filter((step) => typeof step === 'string') }
}

/** Adds products that further results of the search showed. */
export function withFound(search: OwnSearch, ids: readonly number[]): OwnSearch {
  return { ...search, found: [...new Set([...search.found, ...ids])].slice(0, maxFound) }
}

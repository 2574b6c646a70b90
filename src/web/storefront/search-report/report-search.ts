import type { SearchStep } from '#domain/catalog/search-report/search-step.ts'
import { locale } from '#page-messages/locale.ts'
import { searchCountPath } from '#web/paths/storefront-paths.ts'
import { type OwnSearch, storedSearchDevice, storedSearches, withFound } from './search-storage.ts'

declare global {
  interface Navigator {
    readonly globalPrivacyControl?: boolean
  }
}

/** The results of a search, as a page shows them. */
export interface ShownResults {
  readonly text: string
  readonly ids: readonly number[]
  /** Whether products have all of its words. */
  readonly hasResults: boolean
}

/** Whether the visitor asks not to be followed: then nothing is sent, and nothing is kept on the device. */
export function isPrivacyAsked(): boolean {
  return navigator.globalPrivacyControl === true || navigator.doNotTrack === '1'
}

/**
 * Reports a search whose results are shown. Its further pages, and coming back to it, are the same search, unless it
 * finds something now that found nothing.
 */
export function reportSearch({ text, ids, hasResults }: ShownResults): void {
  const searches = storedSearches.get()
  const shown = searches.find((search) => search.text === text && search.locale === locale)
  const others = searches.filter((search) => search !== shown)
  if (shown && (shown.found.length > 0 || !hasResults)) {
    storedSearches.change(() => [withFound(shown, ids), ...others])
    return
  }
  const search = withFound({ text, locale, at: Date.now(), found: [], steps: [] }, ids)
  storedSearches.change(() => [search, ...others])
  send('search', search, hasResults)
}

/** Reports a step of the latest search that found a product and has the step before; each step once. */
export function reportStep(step: 'click' | 'addition', productId: number): void {
  const search = storedSearches.get().find(({ found }) => found.includes(productId))
  if (!search) return
  if (step === 'addition') take('click', search)
  take(step, search)
}

/** Reports the searches of which something was added to the cart: it was ordered. */
export function reportOrder(): void {
  for (const search of storedSearches.get()) if (search.steps.includes('addition')) take('order', search)
}

function take(step: SearchStep['step'], search: OwnSearch): void {
  const isSame = (other: OwnSearch) =>
    other.at === search.at && other.text === search.text && other.locale === search.locale
  const current = storedSearches.get().find(isSame)
  if (!current || current.steps.includes(step)) return
  storedSearches.change((searches) =>
    searches.map((other) => (isSame(other) ? { ...other, steps: [...other.steps, step] } : other)),
  )
  send(step, search, true)
}

/** A beacon is sent even when the page is left for another. */
function send(step: SearchStep['step'], { text, locale, at }: OwnSearch, hasResults: boolean): void {
  if (storedSearchDevice.get() === '') storedSearchDevice.change(randomDevice)
  const seconds = Math.max(0, Math.round((Date.now() - at) / 1000))
  const fields = { step, text, locale, results: hasResults ? '1' : '', seconds: String(seconds) }
  navigator.sendBeacon(searchCountPath(), new URLSearchParams({ ...fields, device: storedSearchDevice.get() }))
}

function randomDevice(): string {
  return [...crypto.getRandomValues(new Uint8Array(16))].map((byte) => byte.toString(16).padStart(2, '0')).join('')
}

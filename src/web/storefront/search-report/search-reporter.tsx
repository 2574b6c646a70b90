import { useEffect } from 'react'
import { useLocation, useMatches, useRouteLoaderData } from 'react-router'
import type { SearchStep } from '#domain/catalog/search-report/search-step.ts'
import { locale } from '#page-messages/locale.ts'
import { readId } from '#web/http/parse-id.ts'
import { checkoutPath, searchCountPath, successPath } from '#web/paths/storefront-paths.ts'
import { isPrivacyAsked } from '#web/storefront/browser/is-privacy-asked.ts'
import type { Cart } from '#web/storefront/cart/cart.ts'
import { onAddition } from '#web/storefront/cart/cart-additions.ts'
import { storedCart } from '#web/storefront/cart/cart-storage.ts'
import type { loader } from '#web/storefront/shop/shop-page.tsx'
import { countChosen } from '#web/storefront/shop/shop-query.ts'
import { reportInterest } from '#web/storefront/store-interest/report-interest.ts'
import { storedLastOrder } from '#web/storefront/success/last-order-storage.ts'
import { type OwnSearch, storedSearchDevice, storedSearches, withFound } from './search-storage.ts'

type ShopData = Awaited<ReturnType<typeof loader>>

/** Reports searches and what becomes of them, without a person, unless the visitor asks not to be followed. */
export function SearchReporter() {
  const shop = useRouteLoaderData<typeof loader>('storefront/shop/shop-page')
  const { pathname, search } = useLocation()
  const product = useMatches().find(({ id }) => id === 'storefront/product/product-page')
  const openedId = readId(product?.params.id ?? null)
  const isSilent = isPrivacyAsked()

  useEffect(() => {
    const shown = shop && shownResults(shop)
    if (!isSilent && shown) reportSearch(shown)
  }, [shop, isSilent])

  useEffect(() => {
    if (isSilent) return
    if (pathname === successPath() && storedLastOrder.get()) reportOrder()
    if (openedId !== undefined) reportStep('click', openedId)
    const bought = pathname === checkoutPath() ? readId(new URLSearchParams(search).get('product')) : undefined
    if (bought !== undefined) reportStep('addition', bought)
  }, [pathname, search, openedId, isSilent])

  useEffect(() => {
    if (isSilent) return undefined
    let before = storedCart.get()
    return onAddition(() => {
      const after = storedCart.get()
      for (const id of addedTo(before, after)) reportStep('addition', id)
      before = after
    })
  }, [isSilent])

  return null
}

/** Undefined without a search, and when the chosen filters may be why it found nothing. */
function shownResults({ query, search, products, total }: ShopData): ShownResults | undefined {
  const { searchText } = query
  const hasResults = total > 0 && !search?.isPartial
  if (searchText === undefined || (!hasResults && countChosen(query) > 0)) return undefined
  const storeIds = products.map(({ store }) => store.id)
  return { text: searchText, ids: products.map(({ id }) => id), storeIds, hasResults }
}

function addedTo(before: Cart, after: Cart): readonly number[] {
  const quantity = (cart: Cart, id: number) =>
    cart.filter(({ productId }) => productId === id).reduce((sum, line) => sum + line.quantity, 0)
  const ids = [...new Set(after.map(({ productId }) => productId))]
  return ids.filter((id) => quantity(after, id) > quantity(before, id))
}

/** The results of a search, as a page shows them. */
interface ShownResults {
  readonly text: string
  readonly ids: readonly number[]
  /** Of the products, one for each. */
  readonly storeIds: readonly number[]
  /** Whether products have all of its words. */
  readonly hasResults: boolean
}

/**
 * Reports a search whose results are shown. Its further pages, and coming back to it, are the same search, unless it
 * finds something now that found nothing.
 */
function reportSearch({ text, ids, storeIds, hasResults }: ShownResults): void {
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
  if (hasResults) reportInterest('sought', 'stores', storeIds)
}

/** Reports a step of the latest search that found a product and has the step before; each step once. */
function reportStep(step: 'click' | 'addition', productId: number): void {
  const search = storedSearches.get().find(({ found }) => found.includes(productId))
  if (!search) return
  if (step === 'addition') take('click', search)
  take(step, search)
}

/** Reports the searches of which something was added to the cart: it was ordered. */
function reportOrder(): void {
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

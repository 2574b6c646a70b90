import { useEffect, useState } from 'react'
import { PrefetchPageLinks, useHref, useLocation } from 'react-router'
import { commonMessages as common } from '#page-messages/common.ts'
import { unkeptMessages as messages } from '#page-messages/unkept.ts'
import { installStandInRoute, orNothingBesidePage } from '#web/http/stand-in-route.ts'
import { reportDelayMilliseconds, reportShownPage } from '#web/offline/report-shown-page.ts'
import { useCachedPageRefresh } from '#web/offline/use-cached-page-refresh.ts'
import { newsletterPath } from '#web/paths/storefront-paths.ts'
import { useRootData } from '#web/root-data.ts'
import { isPrivacyAsked } from '#web/storefront/browser/is-privacy-asked.ts'
import { storedCart } from '#web/storefront/cart/cart-storage.ts'
import { storedQuote } from '#web/storefront/cart/quote-storage.ts'
import { storedDraft } from '#web/storefront/checkout/draft-storage.ts'
import { storedPendingOrder } from '#web/storefront/checkout/pending-order-storage.ts'
import { storedFavorites } from '#web/storefront/favorites/favorites-storage.ts'
import { SearchReporter } from '#web/storefront/search-report/search-reporter.tsx'
import { InterestReporter } from '#web/storefront/store-interest/interest-reporter.tsx'
import type { StoredValue } from '#web/ui/browser-storage.ts'
import { useIsOnline } from '#web/ui/connectivity.ts'
import { Icon } from '#web/ui/icon.tsx'
import { lazyModule, useLazyModule } from '#web/ui/lazy-module.ts'
import { LanguageOffer } from './language-offer.tsx'

installStandInRoute(orNothingBesidePage)

/** What every page of the storefront does after its first view: one script, so that pages have less to load before. */
export function AfterFirstView() {
  const isOnline = useIsOnline()
  return (
    <>
      {/* The form in the footer is sent to that page; loading its code only then would lose this page offline. */}
      {isOnline && <PrefetchPageLinks page={newsletterPath()} />}
      <LanguageOffer />
      <UnkeptNotice />
      <ServiceWorkerClient />
      <SearchReporter />
      <InterestReporter />
      <WebVitalReporter />
    </>
  )
}

const webVitals = lazyModule(() =>
  import('#web/storefront/web-vitals/report-web-vitals.ts').then(({ reportWebVitals }) => reportWebVitals()),
)

/** Reports how long the visitor waits, unless the shop or the visitor wishes otherwise; a program is no visitor. */
function WebVitalReporter() {
  const isMeasured = !useRootData()?.isUnmeasured && !isPrivacyAsked() && !navigator.webdriver
  return isMeasured && <LoadedWebVitals />
}

function LoadedWebVitals() {
  useLazyModule(webVitals)
  return null
}

/** What a buyer chose and typed, and the order that is being placed. */
const kept = [storedCart, storedFavorites, storedDraft, storedQuote, storedPendingOrder]

/**
 * Says, once in a document, that the browser does not keep what was chosen or typed: it is lost when the document is
 * left. Goes when a later change is kept, with which the browser keeps all of it.
 */
function UnkeptNotice() {
  const [cart, favorites, draft] = [storedCart.use(), storedFavorites.use(), storedDraft.use()]
  const [quote, pendingOrder] = [storedQuote.use(), storedPendingOrder.use()]
  const [isUnkept, setIsUnkept] = useState(false)
  const [isClosed, setIsClosed] = useState(false)
  // biome-ignore lint/correctness/useExhaustiveDependencies: looks again after each change
  useEffect(() => setIsUnkept(isSomethingUnkept()), [cart, favorites, draft, quote, pendingOrder])
  useEffect(() => {
    addEventListener('pagehide', keepWhatCanBeKept)
    return () => removeEventListener('pagehide', keepWhatCanBeKept)
  }, [])
  if (!isUnkept || isClosed) return
  return (
    <div
      role="alert"
      className="fixed inset-x-4 top-20 z-40 mx-auto flex max-w-md items-start gap-2 rounded-2xl bg-white py-2 ps-5 pe-2 shadow-float ring-1 ring-clay/40 print:hidden"
    >
      <p className="min-w-0 flex-1 py-2">{messages.text}</p>
      <button
        type="button"
        aria-label={common.close}
        onClick={() => setIsClosed(true)}
        className="icon-button shrink-0 hover:bg-sand"
      >
        <Icon name="close" />
      </button>
    </div>
  )
}

function isSomethingUnkept(): boolean {
  return kept.some((value) => !value.isKept())
}

/** The browser may have room again. */
function keepWhatCanBeKept(): void {
  keep(storedCart)
  keep(storedFavorites)
  keep(storedDraft)
  keep(storedQuote)
  keep(storedPendingOrder)
}

function keep<Value>({ isKept, change }: StoredValue<Value>): void {
  if (!isKept()) change((value) => value)
}

/** Has the service worker store the pages that are shown, and refreshes one that came from its cache. */
function ServiceWorkerClient() {
  const { pathname, search } = useLocation()
  const url = useHref(pathname + search)
  useEffect(() => {
    const timer = setTimeout(() => reportShownPage(url), reportDelayMilliseconds)
    return () => clearTimeout(timer)
  }, [url])
  useCachedPageRefresh()
  return null
}

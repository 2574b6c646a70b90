import { PrefetchPageLinks } from 'react-router'
import { installStandInRoute, orNothingBesidePage } from '#web/http/stand-in-route.ts'
import { newsletterPath } from '#web/paths/storefront-paths.ts'
import { ServiceWorkerClient } from '#web/storefront/offline/service-worker-client.tsx'
import { SearchReporter } from '#web/storefront/search-report/search-reporter.tsx'
import { useIsOnline } from '#web/ui/connectivity.ts'
import { LanguageOffer } from './language-offer.tsx'
import { UnkeptNotice } from './unkept-notice.tsx'

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
    </>
  )
}

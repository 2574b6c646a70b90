import { installStandInRoute, orNothingBesidePage } from '#web/http/stand-in-route.ts'
import { ServiceWorkerClient } from '#web/storefront/offline/service-worker-client.tsx'
import { SearchReporter } from '#web/storefront/search-report/search-reporter.tsx'
import { LanguageOffer } from './language-offer.tsx'
import { UnkeptNotice } from './unkept-notice.tsx'

installStandInRoute(orNothingBesidePage)

/** What every page of the storefront does after its first view: one script, so that pages have less to load before. */
export function AfterFirstView() {
  return (
    <>
      <LanguageOffer />
      <UnkeptNotice />
      <ServiceWorkerClient />
      <SearchReporter />
    </>
  )
}

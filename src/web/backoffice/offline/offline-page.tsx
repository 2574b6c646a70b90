import { officeOfflineMessages } from '#page-messages/backoffice/offline.ts'
import { AuthFrame } from '#web/backoffice/auth/auth-frame.tsx'
import { buttonClass } from '#web/ui/button.tsx'

/**
 * What the service worker shows instead of a page that it has not stored. It is shown without scripts, and the worker
 * adds links to the stored pages.
 */
export default function OfficeOfflinePage() {
  return (
    <AuthFrame title={officeOfflineMessages.title} text={officeOfflineMessages.text}>
      {/* biome-ignore lint/a11y/useValidAnchor: the empty URL is the requested page */}
      <a href="" className={buttonClass('primary')}>
        {officeOfflineMessages.tryAgain}
      </a>
      <section className="has-[ul:empty]:hidden">
        <h2 className="text-xl">{officeOfflineMessages.storedPages}</h2>
        <ul
          data-visited-pages=""
          className="mt-2 [&_a]:inline-flex [&_a]:min-h-11 [&_a]:items-center [&_a]:text-door [&_a]:underline [&_a]:underline-offset-4"
        />
      </section>
    </AuthFrame>
  )
}

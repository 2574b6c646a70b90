import { offlineMessages as messages } from '#page-messages/offline.ts'
import { PhoneLink } from '#web/storefront/components/phone-link.tsx'
import { formatPageTitle } from '#web/text/format.ts'
import { buttonClass } from '#web/ui/button.tsx'
import { Icon } from '#web/ui/icon.tsx'
import { ZelligeBand } from '#web/ui/zellige.tsx'
import { useShopProfile } from '#web/use-shop-profile.ts'

/**
 * What the service worker shows instead of a page that it has not cached. It is shown without scripts, so it has no
 * menu and its links are plain; the worker adds links to the cached pages.
 */
export default function OfflinePage() {
  const shopProfile = useShopProfile()
  return (
    <main className="page max-w-2xl py-8 text-center">
      <title>{formatPageTitle(messages.title, shopProfile.name)}</title>
      <meta name="robots" content="noindex" />
      <p className="flex items-center justify-center gap-2.5 font-display font-semibold text-2xl">
        <svg viewBox="0 0 32 32" aria-hidden="true" className="size-9">
          <path d="M3 31V15a13 13 0 0 1 26 0v16h-8V17a5 5 0 0 0-10 0v14z" className="fill-door" />
          <circle cx="16" cy="7" r="1.8" className="fill-saffron" />
        </svg>
        <bdi>{shopProfile.name}</bdi>
      </p>
      <p aria-hidden="true" className="arch mx-auto mt-8 grid h-44 w-36 place-items-center bg-sand pt-8 text-door">
        <Icon name="alert" className="size-12" />
      </p>
      <h1 className="mt-8 text-4xl">{messages.title}</h1>
      <p className="mx-auto mt-4 max-w-lg text-balance text-ink-soft">{messages.text}</p>
      <p className="mt-7">
        {/* biome-ignore lint/a11y/useValidAnchor: the empty URL is the requested page */}
        <a href="" className={buttonClass('primary')}>
          {messages.tryAgain}
        </a>
      </p>
      <ZelligeBand className="mx-auto my-8 h-4 max-w-48 text-door/45" />
      <p className="text-ink-soft">{messages.orCall}</p>
      <PhoneLink />
      <section className="mt-8 has-[ul:empty]:hidden">
        <h2 className="text-xl">{messages.visitedPages}</h2>
        <ul
          data-visited-pages=""
          className="mt-3 [&_a]:inline-flex [&_a]:min-h-11 [&_a]:items-center [&_a]:text-door [&_a]:underline [&_a]:underline-offset-4"
        />
      </section>
    </main>
  )
}

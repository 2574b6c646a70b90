import { offlineMessages } from '#messages/offline.ts'
import { useMessages } from '../../text/messages.ts'
import { buttonClass } from '../../ui/button.tsx'
import { Icon } from '../../ui/icon.tsx'
import { ZelligeBand } from '../../ui/zellige.tsx'
import { useHouse } from '../../use-house.ts'
import { PhoneLink } from '../phone-link.tsx'

/**
 * What the service worker shows in the place of a page that it has not kept. It stands there without its script, so it
 * has no menu and its links are plain; the worker adds the pages that were seen before.
 */
export default function OfflinePage() {
  const words = useMessages(offlineMessages)
  const house = useHouse()
  return (
    <main className="page max-w-2xl py-8 text-center">
      <title>{`${words.title} · ${house.name}`}</title>
      <meta name="robots" content="noindex" />
      <p className="flex items-center justify-center gap-2.5 font-display font-semibold text-2xl">
        <svg viewBox="0 0 32 32" aria-hidden="true" className="size-9">
          <path d="M3 31V15a13 13 0 0 1 26 0v16h-8V17a5 5 0 0 0-10 0v14z" className="fill-door" />
          <circle cx="16" cy="7" r="1.8" className="fill-saffron" />
        </svg>
        {house.name}
      </p>
      <p aria-hidden="true" className="arch mx-auto mt-8 grid h-44 w-36 place-items-center bg-sand pt-8 text-door">
        <Icon name="alert" className="size-12" />
      </p>
      <h1 className="mt-8 text-4xl">{words.title}</h1>
      <p className="mx-auto mt-4 max-w-lg text-balance text-ink-soft">{words.text}</p>
      <p className="mt-7">
        {/* biome-ignore lint/a11y/useValidAnchor: the empty address is the one that was asked for */}
        <a href="" className={buttonClass('primary')}>
          {words.again}
        </a>
      </p>
      <ZelligeBand className="mx-auto my-8 h-4 max-w-48 text-door/45" />
      <p className="text-ink-soft">{words.orCall}</p>
      <PhoneLink />
      <section className="mt-8 has-[ul:empty]:hidden">
        <h2 className="text-xl">{words.seen}</h2>
        <ul
          data-seen-pages=""
          className="mt-3 [&_a]:inline-flex [&_a]:min-h-11 [&_a]:items-center [&_a]:text-door [&_a]:underline [&_a]:underline-offset-4"
        />
      </section>
    </main>
  )
}

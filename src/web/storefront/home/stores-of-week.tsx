import { homeMessages } from '#page-messages/home.ts'
import { storesPath } from '#web/paths/storefront-paths.ts'
import { StoreCard } from '#web/storefront/components/store-card.tsx'
import type { StoreOnCard } from '#web/storefront/components/store-summary.ts'
import { PageLink } from '#web/ui/page-link.tsx'

/** A few stores, different ones each week; on phones a row that scrolls sideways. */
export function StoresOfWeek({ stores }: { stores: readonly StoreOnCard[] }) {
  const messages = homeMessages.makers
  return (
    <section aria-labelledby="makers" className="page mt-14 sm:mt-24">
      <div className="flex flex-wrap items-end justify-between gap-x-6 gap-y-2">
        <div>
          <h2 id="makers" className="text-3xl sm:text-4xl">
            {messages.heading}
          </h2>
          <p className="mt-2 text-ink-soft">{messages.text}</p>
        </div>
        <PageLink
          to={storesPath()}
          className="inline-flex min-h-11 items-center font-semibold text-door underline-offset-4 hover:underline"
        >
          {messages.seeAll}
        </PageLink>
      </div>
      <ul className="mt-6 max-sm:card-strip sm:grid gap-6 sm:grid-cols-2 lg:grid-cols-3">
        {stores.map((store) => (
          <li key={store.id} className="max-sm:w-[80%] sm:max-lg:nth-3:hidden">
            <StoreCard store={store} level={3} />
          </li>
        ))}
      </ul>
    </section>
  )
}

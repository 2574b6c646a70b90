import { useRef } from 'react'
import { redirect } from 'react-router'
import { listStorePage } from '#domain/catalog/stores/list-store-page.ts'
import { shopMessages as shop } from '#page-messages/shop.ts'
import { storesMessages as messages } from '#page-messages/stores.ts'
import { readPageNumber } from '#web/http/read-page-number.ts'
import { marketplaceIn } from '#web/page-context.ts'
import { contactPath, pricingPath, shopPath, storesPath } from '#web/paths/storefront-paths.ts'
import { Breadcrumbs } from '#web/storefront/components/breadcrumbs.tsx'
import { EmptyState } from '#web/storefront/components/empty-state.tsx'
import { StoreCard } from '#web/storefront/components/store-card.tsx'
import { toStoreOnCard } from '#web/storefront/components/store-summary.ts'
import { PageHead } from '#web/storefront/seo/page-head.tsx'
import { Pagination } from '#web/storefront/shop/pagination.tsx'
import { PageButton } from '#web/ui/page-link.tsx'
import { ZelligeBand } from '#web/ui/zellige.tsx'
import type { Route } from './+types/stores-page'

/** Divisible by three and by two, the columns of the grid. */
const pageSize = 24

export async function loader({ request, context }: Route.LoaderArgs) {
  const page = readPageNumber(new URL(request.url).searchParams)
  const { stores, total } = await listStorePage(marketplaceIn(context), { page, pageSize })
  const lastPage = Math.max(1, Math.ceil(total / pageSize))
  if (page > lastPage) throw redirect(storesPath(lastPage))
  return { stores: stores.map(toStoreOnCard), total, page, lastPage }
}

/** All stores, a page at a time. */
export default function StoresPage({ loaderData: { stores, total, page, lastPage } }: Route.ComponentProps) {
  const heading = useRef<HTMLHeadingElement>(null)
  const [first] = stores
  return (
    <div className="py-8 sm:py-10">
      <PageHead
        title={page > 1 ? shop.titleOfPage(messages.title, page) : messages.title}
        description={messages.description}
        canonical={storesPath(page)}
        picture={first?.cover}
      />
      <div className="page">
        <Breadcrumbs trail={[]} here={messages.title} />
        <h1 ref={heading} tabIndex={-1} className="mt-3 text-4xl sm:text-5xl">
          {messages.heading}
        </h1>
        <p className="mt-4 max-w-2xl text-ink-soft text-lg">{messages.text}</p>
        {stores.length === 0 ? (
          <EmptyState className="mt-8">
            <p className="mb-6">{messages.none}</p>
            <PageButton to={shopPath()}>{messages.seeShop}</PageButton>
          </EmptyState>
        ) : (
          <>
            <p className="mt-6 text-ink-soft">{messages.count(total)}</p>
            <ul className="mt-5 grid gap-x-6 gap-y-10 sm:grid-cols-2 lg:grid-cols-3">
              {stores.map((store, position) => (
                <li key={store.id}>
                  <StoreCard store={store} level={2} isFirst={position === 0} />
                </li>
              ))}
              <SellHere after={stores.length} />
            </ul>
          </>
        )}
        <Pagination {...{ page, lastPage, heading }} pathOf={storesPath} />
      </div>
    </div>
  )
}

/** Invites makers to sell here. Fills the last row of the grid, or has a row of its own. */
function SellHere({ after }: { after: number }) {
  const { sell } = messages
  const inTwo = after % 2 === 0 ? 'sm:max-lg:col-span-2' : ''
  const inThree = ['lg:col-span-3', 'lg:col-span-2', ''][after % 3]
  return (
    <li
      className={`flex flex-col items-center justify-center rounded-card bg-sand/70 p-6 text-center sm:p-8 ${inTwo} ${inThree}`}
    >
      <ZelligeBand className="mb-5 h-4 max-w-32 text-door/45" />
      <h2 className="text-2xl">{sell.heading}</h2>
      <p className="mt-2 max-w-md text-balance text-ink-soft">{sell.text}</p>
      <p className="mt-6 flex flex-wrap justify-center gap-3">
        <PageButton to={pricingPath()}>{sell.plans}</PageButton>
        <PageButton to={contactPath()} variant="outline">
          {sell.ask}
        </PageButton>
      </p>
    </li>
  )
}

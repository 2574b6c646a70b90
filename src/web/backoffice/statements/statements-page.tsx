import { Link } from 'react-router'
import { listStoreBalances } from '#domain/statements/list-store-balances.ts'
import { balanceSorts, type StoreBalance } from '#domain/statements/statement.ts'
import { startOfDay } from '#domain/tunis-day.ts'
import { statementsMessages } from '#page-messages/backoffice/statements.ts'
import { storesMessages } from '#page-messages/backoffice/stores.ts'
import { officeIn } from '#web/backoffice/backoffice-context.ts'
import { ListPage } from '#web/backoffice/layout/list-page.tsx'
import { RowLink } from '#web/backoffice/layout/row-link.tsx'
import { choiceIn } from '#web/http/choice-in.ts'
import { readPageNumber, requirePage } from '#web/http/read-page-number.ts'
import { statementPath, statementsPath } from '#web/paths/backoffice-cash-paths.ts'
import { formatDate, formatPrice } from '#web/text/format.ts'
import type { Route } from './+types/statements-page'

export async function loader({ context, request }: Route.LoaderArgs) {
  const query = new URL(request.url).searchParams
  const sort = choiceIn(query, 'sort', balanceSorts) ?? 'owed'
  const page = readPageNumber(query)
  const { stores, owed, pageCount } = await listStoreBalances(officeIn(context), { sort, page })
  requirePage(statementsPath(), query, pageCount)
  return {
    ...{ sort, page, owed, last: pageCount },
    stores: stores.map((store) => ({
      ...store,
      ...(store.lastPaidOn && { paidOn: formatDate(startOfDay(store.lastPaidOn)) }),
    })),
  }
}

/** All stores with what their makers are owed. */
export default function StatementsPage({ loaderData }: Route.ComponentProps) {
  const { sort, owed, stores } = loaderData
  return (
    <ListPage
      title={statementsMessages.title}
      tools={
        <>
          <p className="text-lg">
            {statementsMessages.owedInAll} <b className="tabular-nums">{formatPrice(owed)}</b>
          </p>
          <nav aria-label={statementsMessages.sort} className="flex flex-wrap items-center gap-x-4">
            <span className="text-ink-soft text-sm">{statementsMessages.sort}</span>
            {balanceSorts.map((by) => (
              <Link
                key={by}
                to={statementsPath({ sort: by })}
                aria-current={by === sort ? 'true' : undefined}
                className={`inline-flex min-h-11 items-center text-door ${by === sort ? 'font-bold' : 'underline'}`}
              >
                {statementsMessages.sorts[by]}
              </Link>
            ))}
          </nav>
        </>
      }
      rows={stores}
      empty={statementsMessages.noStores}
      place={loaderData}
    >
      {(store) => (
        <RowLink to={statementPath(store.id)} className="p-3">
          <StoreItem store={store} />
        </RowLink>
      )}
    </ListPage>
  )
}

function StoreItem({ store }: { store: StoreBalance & { readonly paidOn?: string } }) {
  const { name, isRetired, owed, sold, paidOn } = store
  return (
    <span className="flex flex-wrap items-center justify-between gap-x-4">
      <span className="min-w-0 flex-1 basis-40">
        <bdi className="font-semibold">{name}</bdi>
        {isRetired && <span className="block text-clay-deep text-sm">{storesMessages.retired}</span>}
        <span className="block text-ink-soft text-sm">
          {paidOn ? statementsMessages.lastPaid(paidOn) : statementsMessages.neverPaid}
        </span>
      </span>
      <span className="ms-auto text-end tabular-nums">
        <b className="block">
          <bdi>{formatPrice(owed)}</bdi>
        </b>
        <span className="block text-ink-soft text-sm">
          {statementsMessages.figures.sold} <bdi>{formatPrice(sold)}</bdi>
        </span>
      </span>
    </span>
  )
}

import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { listMakers, type MakersOfStore } from '#domain/makers/list-makers.ts'
import { makerFilters } from '#domain/makers/maker-filter.ts'
import { lastDayBefore, startOfDay } from '#domain/tunis-day.ts'
import { makersMessages as messages } from '#page-messages/backoffice/makers.ts'
import { planRequestsMessages } from '#page-messages/backoffice/plan-requests.ts'
import { officeIn } from '#web/backoffice/backoffice-context.ts'
import { ListPage } from '#web/backoffice/layout/list-page.tsx'
import { readListQuery } from '#web/backoffice/layout/read-list-query.ts'
import { catchNotFound } from '#web/http/catch-not-found.ts'
import { statementPath } from '#web/paths/backoffice-cash-paths.ts'
import {
  adminStorePath,
  adminStoresPath,
  storeMakersPath,
  submissionsPath,
} from '#web/paths/backoffice-catalog-paths.ts'
import { planRequestPath } from '#web/paths/backoffice-message-paths.ts'
import { formatDate, formatMoment, formatPrice } from '#web/text/format.ts'
import type { Route } from './+types/makers-page'

export async function loader({ context, request }: Route.LoaderArgs) {
  const { part: filter, olderThan } = readListQuery(request, 'show', makerFilters)
  const page = await catchNotFound(listMakers(officeIn(context), { filter, olderThan }))
  return { filter, olderThan: page.olderThan, stores: page.rows.map(displayedMakers) }
}

type DisplayedMakers = ReturnType<typeof displayedMakers>

function displayedMakers({ sellers, owed, plan, ...store }: MakersOfStore) {
  return {
    ...{ ...store, owed: owed === 0 ? undefined : formatPrice(owed) },
    sellers: sellers.map(({ name, lastSeenAt }) => ({ name, lastSeen: lastSeenAt && formatMoment(lastSeenAt) })),
    plan: plan && {
      requestId: plan.requestId,
      text: messages.plan(planRequestsMessages.plans[plan.plan], formatDate(startOfDay(lastDayBefore(plan.endsAt)))),
    },
  }
}

/** The columns of the list on wide screens, of its headings and of its rows. */
const columns = 'lg:grid lg:grid-cols-[minmax(0,3fr)_minmax(0,4fr)_minmax(0,2fr)_8rem_minmax(0,3fr)] lg:gap-x-5'

/** Every store with its makers: who may enter, when last seen, what waits, what is owed, and the end of the plan. */
export default function MakersPage({ loaderData }: Route.ComponentProps) {
  const { filter, stores } = loaderData
  return (
    <ListPage
      title={messages.title}
      back={{ to: adminStoresPath(), name: messages.stores }}
      className="max-w-5xl space-y-4"
      parts={{ parameter: 'show', all: makerFilters, chosen: filter, names: messages.filters }}
      columns={<Headings />}
      rows={stores}
      empty={messages.none[filter]}
      place={loaderData}
    >
      {(store) => <StoreRow store={store} />}
    </ListPage>
  )
}

function Headings() {
  const { store, makers, waiting, owed, plan } = messages.columns
  return (
    <div aria-hidden className={`hidden border-sand-deep border-b px-4 py-2 text-ink-soft text-sm ${columns}`}>
      {[store, makers, waiting, owed, plan].map((name) => (
        <span key={name}>{name}</span>
      ))}
    </div>
  )
}

const cellLink = 'inline-flex min-h-11 items-center text-door underline underline-offset-4'

/** Each figure leads to the page on which the office acts. */
function StoreRow({ store }: { store: DisplayedMakers }) {
  const { id, name, isRetired, isPlanOver, waiting, owed, plan } = store
  return (
    <div className={`px-4 py-3 lg:items-start ${columns}`}>
      <div className="min-w-0">
        <Link to={adminStorePath(id)} className="inline-flex min-h-11 items-center break-words font-semibold">
          <bdi>{name}</bdi>
        </Link>
        {isRetired && <p className="text-clay-deep text-sm">{isPlanOver ? messages.planOver : messages.retired}</p>}
      </div>
      <Makers store={store} />
      <Cell name={messages.columns.waiting}>
        {waiting > 0 && (
          <Link to={submissionsPath()} className={cellLink}>
            {messages.pieces(waiting)}
          </Link>
        )}
      </Cell>
      <Cell name={messages.columns.owed}>
        {owed && (
          <Link to={statementPath(id)} className={`${cellLink} tabular-nums`}>
            <bdi>{owed}</bdi>
          </Link>
        )}
      </Cell>
      <Cell name={messages.columns.plan}>
        {plan && (
          <Link to={planRequestPath(plan.requestId)} className={cellLink}>
            {plan.text}
          </Link>
        )}
      </Cell>
    </div>
  )
}

function Makers({ store: { id, sellers } }: { store: DisplayedMakers }) {
  return (
    <div className="min-w-0">
      <ul>
        {sellers.map(({ name, lastSeen }, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: two makers may have the same name, and the order stays
          <li key={index} className="break-words">
            <bdi>{name}</bdi>{' '}
            <span className="text-ink-soft text-sm">
              {lastSeen ? messages.lastSeen(lastSeen) : messages.notSignedIn}
            </span>
          </li>
        ))}
      </ul>
      <Link to={storeMakersPath(id)} className={`${cellLink} text-sm`}>
        {sellers.length > 0 ? messages.manage : messages.giveAccess}
      </Link>
    </div>
  )
}

interface CellProps {
  readonly name: string
  readonly children: ReactNode
}

/** On phones a line with the name of its column, left out without content. */
function Cell({ name, children }: CellProps) {
  return (
    <div className={children ? 'flex min-w-0 items-center gap-2 lg:block' : 'hidden lg:block'}>
      <span className="text-ink-soft text-sm lg:sr-only">{name}</span>
      {children}
    </div>
  )
}

import { Link } from 'react-router'
import { countReturns, listReturns } from '#domain/returns/list-returns.ts'
import { maxCountedReturns, returnStatuses, waitingReturnStatuses } from '#domain/returns/order-return.ts'
import { backoffice } from '#page-messages/backoffice.ts'
import { officeIn } from '#web/backoffice/backoffice-context.ts'
import { BackofficeTitle } from '#web/backoffice/layout/backoffice-title.tsx'
import { readId } from '#web/http/parse-id.ts'
import { returnsPath } from '#web/paths/backoffice-order-paths.ts'
import type { Route } from './+types/returns-page'
import { ReturnRows } from './return-rows.tsx'

export async function loader({ context, request }: Route.LoaderArgs) {
  const office = officeIn(context)
  const query = new URL(request.url).searchParams
  const wanted = query.get('state')
  const status = returnStatuses.find((known) => known === wanted)
  const show = status ?? (wanted === 'all' ? ('all' as const) : ('waiting' as const))
  const statuses = status ? [status] : show === 'all' ? undefined : waitingReturnStatuses
  const [counts, page] = await Promise.all([
    countReturns(office),
    listReturns(office, { ...(statuses && { statuses }), before: readId(query.get('before')) }),
  ])
  return { counts, show, ...page }
}

/** Returns by their state, with how many there are; first those that wait for the office. */
export default function ReturnsPage({ loaderData }: Route.ComponentProps) {
  const { returns: texts } = backoffice
  const { counts, show, returns, nextBefore } = loaderData
  const waiting = waitingReturnStatuses.reduce((sum, status) => sum + counts[status], 0)
  const choices: readonly { readonly value: typeof show; readonly name: string }[] = [
    { value: 'waiting' as const, name: texts.count(texts.waiting, formatCount(waiting)) },
    ...returnStatuses.map((status) => ({
      value: status,
      name: texts.count(texts.states[status], formatCount(counts[status])),
    })),
    { value: 'all' as const, name: texts.all },
  ]
  return (
    <div className="mx-auto max-w-3xl space-y-4">
      <BackofficeTitle title={texts.title} />
      <h1 className="text-3xl">{texts.title}</h1>
      <nav aria-label={texts.title}>
        <ul className="flex flex-wrap gap-2">
          {choices.map(({ value, name }) => (
            <li key={value}>
              <Link
                to={returnsPath({ state: value })}
                aria-current={value === show ? 'page' : undefined}
                className="inline-flex min-h-11 items-center rounded-full px-4 ring-1 ring-sand-deep aria-[current=page]:bg-door aria-[current=page]:text-white"
              >
                {name}
              </Link>
            </li>
          ))}
        </ul>
      </nav>
      <div className="rounded-2xl bg-white px-4 ring-1 ring-sand-deep">
        {returns.length > 0 ? <ReturnRows returns={returns} /> : <p className="py-4 text-ink-soft">{texts.none}</p>}
      </div>
      {nextBefore !== undefined && (
        <Link
          to={returnsPath({ state: show, before: nextBefore })}
          className="inline-flex min-h-11 items-center text-door underline"
        >
          {texts.older}
        </Link>
      )}
    </div>
  )
}

function formatCount(count: number): string {
  return count > maxCountedReturns ? `${maxCountedReturns}+` : String(count)
}

import { countReturns, listReturns } from '#domain/returns/list-returns.ts'
import { maxCountedReturns, returnStatuses, waitingReturnStatuses } from '#domain/returns/order-return.ts'
import { returnsMessages } from '#page-messages/backoffice/returns.ts'
import { officeIn } from '#web/backoffice/backoffice-context.ts'
import { ListPage } from '#web/backoffice/layout/list-page.tsx'
import { readListQuery } from '#web/backoffice/layout/read-list-query.ts'
import type { Route } from './+types/returns-page'
import { ReturnRows } from './return-rows.tsx'

const parts = ['waiting', ...returnStatuses, 'all'] as const

type Part = (typeof parts)[number]

export async function loader({ context, request }: Route.LoaderArgs) {
  const office = officeIn(context)
  const { part, olderThan: before } = readListQuery(request, 'state', parts)
  const [counts, { rows, olderThan }] = await Promise.all([
    countReturns(office),
    listReturns(office, { statuses: statusesOf(part), olderThan: before }),
  ])
  return { counts, part, returns: rows, olderThan }
}

function statusesOf(part: Part) {
  if (part === 'waiting') return waitingReturnStatuses
  return part === 'all' ? undefined : [part]
}

/** Returns by their state, with how many there are; first those that wait for the office. */
export default function ReturnsPage({ loaderData }: Route.ComponentProps) {
  const { counts, part, returns } = loaderData
  const waiting = waitingReturnStatuses.reduce((sum, status) => sum + counts[status], 0)
  const nameOf = (shown: Part) => {
    if (shown === 'waiting') return returnsMessages.count(returnsMessages.waiting, formatCount(waiting))
    return shown === 'all'
      ? returnsMessages.all
      : returnsMessages.count(returnsMessages.states[shown], formatCount(counts[shown]))
  }
  return (
    <ListPage
      title={returnsMessages.title}
      parts={{
        parameter: 'state',
        all: parts,
        chosen: part,
        names: Object.fromEntries(parts.map((shown) => [shown, nameOf(shown)])) as Record<Part, string>,
      }}
      rows={returns}
      empty={returnsMessages.none}
      place={loaderData}
    >
      <div className="panel px-4">
        <ReturnRows returns={returns} />
      </div>
    </ListPage>
  )
}

function formatCount(count: number): string {
  return count > maxCountedReturns ? `${maxCountedReturns}+` : String(count)
}

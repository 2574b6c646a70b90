import { listMemberships } from '#domain/memberships/list-memberships.ts'
import { lastDayBefore } from '#domain/tunis-day.ts'
import { formatDate, formatMoment } from '../../text/format.ts'
import { ListPage, ListSheet } from '../layout/list-page.tsx'
import { readListQuery } from '../layout/read-list-query.ts'
import { RowLink } from '../layout/row-link.tsx'
import { SuspiciousMark } from '../layout/suspicious-mark.tsx'
import { officeIn } from '../office-context.ts'
import { officeLanguage, useOfficeMessages } from '../text/office-messages.ts'
import type { Route } from './+types/packs-page'

const filters = ['pending', 'ending', 'approved', 'expired', 'refused'] as const

export async function loader({ context, request }: Route.LoaderArgs) {
  const { part: filter, ...place } = readListQuery(request, 'show', filters)
  const { rows, olderThan, newerThan } = await listMemberships(officeIn(context), { filter, ...place })
  const requests = rows.map(({ id, plan, name, project, requestedAt, expiresAt, isSuspicious }) => ({
    ...{ id, plan, name, project, isSuspicious },
    requestedAt: formatMoment(requestedAt, officeLanguage),
    lastDay: expiresAt && formatDate(new Date(lastDayBefore(expiresAt)), officeLanguage),
  }))
  return { filter, olderThan, newerThan, requests }
}

/** Who asks for a pack, who has one and until when. */
export default function PacksPage({ loaderData: { filter, requests, olderThan, newerThan } }: Route.ComponentProps) {
  const { packs: words } = useOfficeMessages()
  return (
    <ListPage
      title={words.title}
      parameter="show"
      part={filter}
      parts={filters}
      partNames={words.filters}
      isEmpty={requests.length === 0}
      emptyText={words.none[filter]}
      olderThan={olderThan}
      newerThan={newerThan}
    >
      <ListSheet>
        {requests.map(({ id, plan, name, project, requestedAt, lastDay, isSuspicious }) => (
          <li key={id}>
            <RowLink to={`/admin/packs/${id}`}>
              <span className="flex items-baseline justify-between gap-3">
                <span className="min-w-0 break-words font-semibold">{name}</span>
                <span className="shrink-0 text-door">{words.plans[plan]}</span>
              </span>
              <span className="block break-words">{project}</span>
              <span className="block text-ink-soft text-sm">
                {lastDay ? `${words.until} ${lastDay}` : `${words.asked} ${requestedAt}`}
              </span>
              {isSuspicious && <SuspiciousMark text={words.suspicious} />}
            </RowLink>
          </li>
        ))}
      </ListSheet>
    </ListPage>
  )
}

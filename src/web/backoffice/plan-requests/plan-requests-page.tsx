import { isLandline } from '#domain/phone.ts'
import { listPlanRequests } from '#domain/plans/list-plan-requests.ts'
import { isStudioOpen } from '#domain/sellers/studio-setting.ts'
import { lastDayBefore } from '#domain/tunis-day.ts'
import { planRequestsMessages } from '#page-messages/backoffice/plan-requests.ts'
import { officeIn } from '#web/backoffice/backoffice-context.ts'
import { ListPage } from '#web/backoffice/layout/list-page.tsx'
import { readListQuery } from '#web/backoffice/layout/read-list-query.ts'
import { RowLink } from '#web/backoffice/layout/row-link.tsx'
import { SuspiciousMark } from '#web/backoffice/layout/suspicious-mark.tsx'
import { planRequestPath } from '#web/paths/backoffice-message-paths.ts'
import { formatDate, formatMoment } from '#web/text/format.ts'
import { whatsAppUrl } from '#web/text/whats-app-url.ts'
import type { Route } from './+types/plan-requests-page'
import { type FilledReminder, filledReminders } from './filled-reminder.ts'

const filters = ['pending', 'ending', 'unpaid', 'approved', 'expired', 'refused'] as const

export async function loader({ context, request }: Route.LoaderArgs) {
  const { part: filter, ...place } = readListQuery(request, 'show', filters)
  const office = officeIn(context)
  const { rows, olderThan, newerThan } = await listPlanRequests(office, { filter, ...place })
  const reminded = filter === 'ending' && (await isStudioOpen(office))
  const reminders = reminded ? await filledReminders(office, rows) : new Map<number, FilledReminder>()
  const requests = rows.map(({ id, plan, name, project, phone, requestedAt, expiresAt, isSuspicious }) => {
    const text = isLandline(phone) ? undefined : reminders.get(id)?.text
    return {
      ...{ id, plan, name, project, isSuspicious },
      requestedAt: formatMoment(requestedAt),
      lastDay: expiresAt && formatDate(new Date(lastDayBefore(expiresAt))),
      reminderUrl: text && whatsAppUrl(phone, text),
    }
  })
  return { filter, olderThan, newerThan, requests }
}

/** Plan requests by status. */
export default function PlanRequestsPage({ loaderData }: Route.ComponentProps) {
  const { filter, requests } = loaderData
  return (
    <ListPage
      title={planRequestsMessages.title}
      parts={{ parameter: 'show', all: filters, chosen: filter, names: planRequestsMessages.filters }}
      rows={requests}
      empty={planRequestsMessages.none[filter]}
      place={loaderData}
    >
      {({ id, plan, name, project, requestedAt, lastDay, isSuspicious, reminderUrl }) => (
        <div className="flex items-stretch">
          <RowLink to={planRequestPath(id)} className="min-w-0 flex-1 px-4 py-3">
            <span className="flex items-baseline justify-between gap-3">
              <span className="min-w-0 break-words font-semibold">
                <bdi>{name}</bdi>
              </span>
              <span className="shrink-0 text-door">{planRequestsMessages.plans[plan]}</span>
            </span>
            <span className="block break-words">{project}</span>
            <span className="block text-ink-soft text-sm">
              {lastDay ? planRequestsMessages.endsOn(lastDay) : planRequestsMessages.askedAt(requestedAt)}
            </span>
            {isSuspicious && <SuspiciousMark text={planRequestsMessages.suspicious} />}
          </RowLink>
          {reminderUrl && (
            <a
              href={reminderUrl}
              target="_blank"
              rel="noreferrer"
              className="grid min-h-11 place-items-center border-sand border-s px-3 text-door text-sm hover:underline focus-visible:-outline-offset-4"
            >
              {planRequestsMessages.remind}
            </a>
          )}
        </div>
      )}
    </ListPage>
  )
}

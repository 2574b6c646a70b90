import { Link } from 'react-router'
import { mayExportPeople } from '#domain/access/policies.ts'
import { listIssues } from '#domain/newsletter/list-issues.ts'
import { countSubscribers } from '#domain/newsletter/list-subscribers.ts'
import { newsletterMessages } from '#page-messages/backoffice/newsletter.ts'
import { officeIn } from '#web/backoffice/backoffice-context.ts'
import { EmptyList, ListRows } from '#web/backoffice/layout/list-page.tsx'
import { OfficePage } from '#web/backoffice/layout/office-page.tsx'
import { RowLink } from '#web/backoffice/layout/row-link.tsx'
import { issuePath, newIssuePath, subscribersCsvPath } from '#web/paths/backoffice-message-paths.ts'
import { formatDate } from '#web/text/format.ts'
import { LocalText } from '#web/text/local-text.tsx'
import { ButtonLink, buttonClass } from '#web/ui/button.tsx'
import type { Route } from './+types/newsletter-page'
import { displayedStatus } from './displayed-status.ts'

export async function loader({ context }: Route.LoaderArgs) {
  const office = officeIn(context)
  const [issues, subscribers] = await Promise.all([listIssues(office), countSubscribers(office)])
  return {
    subscribers,
    mayExport: mayExportPeople(office.actor),
    issues: issues.map(({ id, subject, locale, status, progress, madeAt, sentAt }) => ({
      ...{ id, subject, locale, progress, status: displayedStatus(status, progress) },
      day: formatDate(sentAt ?? madeAt),
    })),
  }
}

/** The number of subscribers and the list of issues. */
export default function NewsletterPage({ loaderData: { subscribers, mayExport, issues } }: Route.ComponentProps) {
  return (
    <OfficePage title={newsletterMessages.title}>
      <div className="panel flex flex-wrap items-center justify-between gap-3 p-4">
        <p className="font-semibold">{newsletterMessages.confirmed(subscribers)}</p>
        {mayExport && (
          <Link reloadDocument to={subscribersCsvPath()} className={buttonClass('outline')}>
            {newsletterMessages.export}
          </Link>
        )}
      </div>
      <div className="flex flex-wrap items-center justify-between gap-3">
        <h2 className="text-2xl">{newsletterMessages.issues}</h2>
        <ButtonLink to={newIssuePath()}>{newsletterMessages.write}</ButtonLink>
      </div>
      {issues.length === 0 ? (
        <EmptyList text={newsletterMessages.noIssues} />
      ) : (
        <ListRows rows={issues}>
          {({ id, subject, locale, status, progress, day }) => (
            <RowLink to={issuePath(id)}>
              <span className="block break-words font-semibold">
                <LocalText text={subject} language={locale} />
              </span>
              <span className="block text-ink-soft text-sm">
                {newsletterMessages.statuses[status]} · {day}
                {status !== 'draft' && ` · ${newsletterMessages.sentOf(progress.sent, progress.all)}`}
              </span>
            </RowLink>
          )}
        </ListRows>
      )}
    </OfficePage>
  )
}

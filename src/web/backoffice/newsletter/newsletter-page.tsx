import { listIssues } from '#domain/correspondence/list-issues.ts'
import { countSubscribers } from '#domain/correspondence/list-subscribers.ts'
import { formatDate } from '../../text/format.ts'
import { ButtonLink, buttonClass } from '../../ui/button.tsx'
import { EmptyList } from '../layout/empty-list.tsx'
import { OfficeTitle } from '../layout/office-title.tsx'
import { RowLink } from '../layout/row-link.tsx'
import { officeIn } from '../office-context.ts'
import { officeLanguage, useOfficeMessages } from '../text/office-messages.ts'
import type { Route } from './+types/newsletter-page'
import { shownStatus } from './shown-status.ts'

export async function loader({ context }: Route.LoaderArgs) {
  const office = officeIn(context)
  const [issues, subscribers] = await Promise.all([listIssues(office), countSubscribers(office)])
  return {
    subscribers,
    issues: issues.map(({ id, subject, status, progress, madeAt, sentAt }) => ({
      ...{ id, subject, progress, status: shownStatus(status, progress) },
      day: formatDate(sentAt ?? madeAt, officeLanguage),
    })),
  }
}

/** Who reads the newsletter, and what it has said. */
export default function NewsletterPage({ loaderData: { subscribers, issues } }: Route.ComponentProps) {
  const { newsletter: words } = useOfficeMessages()
  return (
    <div className="mx-auto max-w-3xl space-y-5">
      <OfficeTitle title={words.title} />
      <h1 className="text-3xl">{words.title}</h1>
      <div className="flex flex-wrap items-center justify-between gap-3 rounded-2xl bg-white p-4 ring-1 ring-sand-deep">
        <p className="font-semibold">{words.confirmed(subscribers)}</p>
        <a href="/admin/newsletter/subscribers.csv" download className={buttonClass('outline')}>
          {words.export}
        </a>
      </div>
      <div className="flex flex-wrap items-center justify-between gap-3">
        <h2 className="text-2xl">{words.issues}</h2>
        <ButtonLink to="/admin/newsletter/new">{words.write}</ButtonLink>
      </div>
      {issues.length === 0 ? (
        <EmptyList text={words.noIssues} />
      ) : (
        <ul className="divide-y divide-sand-deep overflow-hidden rounded-2xl bg-white ring-1 ring-sand-deep">
          {issues.map(({ id, subject, status, progress, day }) => (
            <li key={id}>
              <RowLink to={`/admin/newsletter/${id}`}>
                <span className="block break-words font-semibold">{subject}</span>
                <span className="block text-ink-soft text-sm">
                  {words.statuses[status]} · {day}
                  {status !== 'draft' && ` · ${words.sentOf(progress.sent, progress.all)}`}
                </span>
              </RowLink>
            </li>
          ))}
        </ul>
      )}
    </div>
  )
}

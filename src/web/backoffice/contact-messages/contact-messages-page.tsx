import { listContactMessages } from '#domain/contact-messages/list-contact-messages.ts'
import { contactMessages } from '#page-messages/backoffice/contact-messages.ts'
import { officeIn } from '#web/backoffice/backoffice-context.ts'
import { ListPage } from '#web/backoffice/layout/list-page.tsx'
import { readListQuery } from '#web/backoffice/layout/read-list-query.ts'
import { RowLink } from '#web/backoffice/layout/row-link.tsx'
import { SuspiciousMark } from '#web/backoffice/layout/suspicious-mark.tsx'
import { contactMessagePath } from '#web/paths/backoffice-message-paths.ts'
import { formatMoment } from '#web/text/format.ts'
import type { Route } from './+types/contact-messages-page'

const parts = ['waiting', 'done'] as const

export async function loader({ context, request }: Route.LoaderArgs) {
  const { part, ...place } = readListQuery(request, 'show', parts)
  const { rows, olderThan, newerThan } = await listContactMessages(officeIn(context), {
    isDone: part === 'done',
    ...place,
  })
  const messages = rows.map(({ id, name, message, sentAt, isSuspicious }) => ({
    ...{ id, name, message, isSuspicious },
    sentAt: formatMoment(sentAt),
  }))
  return { part, olderThan, newerThan, messages }
}

/** The inbox of contact messages. */
export default function ContactMessagesPage({ loaderData }: Route.ComponentProps) {
  const { part, messages } = loaderData
  return (
    <ListPage
      title={contactMessages.title}
      parts={{ parameter: 'show', all: parts, chosen: part, names: contactMessages.filters }}
      rows={messages}
      empty={contactMessages.none[part]}
      place={loaderData}
    >
      {({ id, name, message, sentAt, isSuspicious }) => (
        <RowLink to={contactMessagePath(id)}>
          <span className="block break-words font-semibold">
            <bdi>{name}</bdi>
          </span>
          <span className="block text-ink-soft text-sm">{sentAt}</span>
          <span className="mt-1 line-clamp-2 block break-words">{message}</span>
          {isSuspicious && <SuspiciousMark text={contactMessages.suspicious} />}
        </RowLink>
      )}
    </ListPage>
  )
}

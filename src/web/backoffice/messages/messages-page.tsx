import { listMessages } from '#domain/correspondence/list-messages.ts'
import { formatMoment } from '../../text/format.ts'
import { ListPage, ListSheet } from '../layout/list-page.tsx'
import { readListQuery } from '../layout/read-list-query.ts'
import { RowLink } from '../layout/row-link.tsx'
import { SuspiciousMark } from '../layout/suspicious-mark.tsx'
import { officeIn } from '../office-context.ts'
import { officeLanguage, useOfficeMessages } from '../text/office-messages.ts'
import type { Route } from './+types/messages-page'

const parts = ['waiting', 'done'] as const

export async function loader({ context, request }: Route.LoaderArgs) {
  const { part, ...place } = readListQuery(request, 'show', parts)
  const { rows, olderThan, newerThan } = await listMessages(officeIn(context), { isDone: part === 'done', ...place })
  const messages = rows.map(({ id, name, message, sentAt, isSuspicious }) => ({
    ...{ id, name, message, isSuspicious },
    sentAt: formatMoment(sentAt, officeLanguage),
  }))
  return { part, olderThan, newerThan, messages }
}

/** The inbox: what visitors wrote on the contact page. */
export default function MessagesPage({ loaderData: { part, messages, olderThan, newerThan } }: Route.ComponentProps) {
  const { messages: words } = useOfficeMessages()
  return (
    <ListPage
      title={words.title}
      parameter="show"
      part={part}
      parts={parts}
      partNames={words.filters}
      isEmpty={messages.length === 0}
      emptyText={words.none[part]}
      olderThan={olderThan}
      newerThan={newerThan}
    >
      <ListSheet>
        {messages.map(({ id, name, message, sentAt, isSuspicious }) => (
          <li key={id}>
            <RowLink to={`/admin/messages/${id}`}>
              <span className="block break-words font-semibold">{name}</span>
              <span className="block text-ink-soft text-sm">{sentAt}</span>
              <span className="mt-1 line-clamp-2 block break-words">{message}</span>
              {isSuspicious && <SuspiciousMark text={words.suspicious} />}
            </RowLink>
          </li>
        ))}
      </ListSheet>
    </ListPage>
  )
}

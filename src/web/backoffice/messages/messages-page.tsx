import { Link } from 'react-router'
import { listMessages } from '#domain/correspondence/list-messages.ts'
import { formatMoment } from '../../text/format.ts'
import { ListPage, ListSheet } from '../layout/list-page.tsx'
import { readListQuery } from '../layout/read-list-query.ts'
import { SuspiciousMark } from '../layout/suspicious-mark.tsx'
import { officeIn } from '../office-context.ts'
import { officeLanguage, useOfficeMessages } from '../text/office-messages.ts'
import type { Route } from './+types/messages-page'

const parts = ['waiting', 'done'] as const

export async function loader({ context, request }: Route.LoaderArgs) {
  const { part, olderThan: before } = readListQuery(request, 'show', parts)
  const { rows, olderThan } = await listMessages(officeIn(context), { isDone: part === 'done', olderThan: before })
  const messages = rows.map(({ id, name, message, sentAt, isSuspicious }) => ({
    ...{ id, name, message, isSuspicious },
    sentAt: formatMoment(sentAt, officeLanguage),
  }))
  return { part, olderThan, messages }
}

/** The inbox: what visitors wrote on the contact page. */
export default function MessagesPage({ loaderData: { part, messages, olderThan } }: Route.ComponentProps) {
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
    >
      <ListSheet>
        {messages.map(({ id, name, message, sentAt, isSuspicious }) => (
          <li key={id}>
            <Link to={`/admin/messages/${id}`} prefetch="intent" className="block px-4 py-3 hover:bg-sand/40">
              <span className="block break-words font-semibold">{name}</span>
              <span className="block text-ink-soft text-sm">{sentAt}</span>
              <span className="mt-1 line-clamp-2 block break-words">{message}</span>
              {isSuspicious && <SuspiciousMark text={words.suspicious} />}
            </Link>
          </li>
        ))}
      </ListSheet>
    </ListPage>
  )
}

import type { MessageReply } from '#domain/contact-messages/inbox-message.ts'
import { contactMessages } from '#page-messages/backoffice/contact-messages.ts'
import { Panel } from '#web/backoffice/layout/panel.tsx'

type DisplayedReply = Omit<MessageReply, 'madeAt'> & { readonly madeAt: string }

/** The replies so far, with the status of their emails. */
export function MessageReplies({ replies }: { replies: readonly DisplayedReply[] }) {
  if (replies.length === 0) return null
  return (
    <Panel title={contactMessages.replies}>
      <ul className="space-y-4">
        {replies.map(({ body, madeBy, madeAt, emailStatus }) => (
          <li key={madeAt + body}>
            <p dir="auto" className="whitespace-pre-line break-words">
              {body}
            </p>
            <p className="mt-1 text-ink-soft text-sm">
              {contactMessages.repliedBy(madeBy, madeAt)} · {contactMessages.emailStates[emailStatus]}
            </p>
          </li>
        ))}
      </ul>
    </Panel>
  )
}

import type { MessageReply } from '#domain/contact-messages/inbox-message.ts'
import { Panel } from '#web/backoffice/layout/panel.tsx'
import { useBackofficeMessages } from '#web/backoffice/text/backoffice-messages.ts'

type DisplayedReply = Omit<MessageReply, 'madeAt'> & { readonly madeAt: string }

/** The replies so far, with the status of their emails. */
export function MessageReplies({ replies }: { replies: readonly DisplayedReply[] }) {
  const { contactMessages: texts } = useBackofficeMessages()
  if (replies.length === 0) return null
  return (
    <Panel title={texts.replies}>
      <ul className="space-y-4">
        {replies.map(({ body, madeBy, madeAt, emailStatus }) => (
          <li key={madeAt + body}>
            <p dir="auto" className="whitespace-pre-line break-words">
              {body}
            </p>
            <p className="mt-1 text-ink-soft text-sm">
              {texts.repliedBy(madeBy, madeAt)} · {texts.emailStates[emailStatus]}
            </p>
          </li>
        ))}
      </ul>
    </Panel>
  )
}

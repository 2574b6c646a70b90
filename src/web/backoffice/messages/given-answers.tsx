import type { Reply } from '#domain/correspondence/message-desk.ts'
import { Panel } from '../layout/panel.tsx'
import { useOfficeMessages } from '../text/office-messages.ts'

type ShownReply = Omit<Reply, 'madeAt'> & { readonly madeAt: string }

/** What the shop has answered so far, and whether it has reached the post. */
export function GivenAnswers({ replies }: { replies: readonly ShownReply[] }) {
  const { messages: words } = useOfficeMessages()
  if (replies.length === 0) return null
  return (
    <Panel title={words.answers}>
      <ul className="space-y-4">
        {replies.map(({ body, madeBy, madeAt, letterStatus }) => (
          <li key={madeAt + body}>
            <p dir="auto" className="whitespace-pre-line break-words">
              {body}
            </p>
            <p className="mt-1 text-ink-soft text-sm">
              {words.answered(madeBy, madeAt)} · {words.letter[letterStatus]}
            </p>
          </li>
        ))}
      </ul>
    </Panel>
  )
}

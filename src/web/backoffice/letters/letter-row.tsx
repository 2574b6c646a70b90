import { Form } from 'react-router'
import type { ListedLetter } from '#domain/letters/list-letters.ts'
import { Button } from '../../ui/button.tsx'
import { useOfficeMessages } from '../text/office-messages.ts'

type ShownLetter = Omit<ListedLetter, 'queuedAt' | 'sentAt'> & {
  readonly queuedAt: string
  readonly sentAt: string | undefined
}

/** One letter: what it is, to whom, and what became of it. */
export function LetterRow({ letter }: { letter: ShownLetter }) {
  const { letters: words } = useOfficeMessages()
  const { id, kind, recipient, attempts, lastError, queuedAt, sentAt } = letter
  return (
    <li className="flex flex-wrap items-center gap-x-4 gap-y-1 px-4 py-3">
      <div className="min-w-0 flex-1 basis-60">
        <p className="font-semibold">{words.kinds[kind]}</p>
        <p className="break-all">{recipient}</p>
        <p className="text-ink-soft text-sm">
          {sentAt ? words.sent(sentAt) : words.queued(queuedAt)}
          {attempts > 0 && ` · ${words.attempts(attempts)}`}
        </p>
        {lastError && <p className="break-words text-clay-deep text-sm">{lastError}</p>}
      </div>
      <Form method="post">
        <input type="hidden" name="id" value={id} />
        <Button type="submit" variant="outline">
          {words.again}
        </Button>
      </Form>
    </li>
  )
}

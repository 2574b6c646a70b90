import { Link } from 'react-router'
import type { ListedLetter } from '#domain/letters/list-letters.ts'
import { Button } from '../../ui/button.tsx'
import { useOfficeMessages } from '../text/office-messages.ts'

type ShownLetter = Omit<ListedLetter, 'queuedAt' | 'sentAt'> & {
  readonly queuedAt: string
  readonly sentAt: string | undefined
}

/** One letter: what it is, to whom, and what became of it. */
export function LetterRow({ letter, isBusy }: { letter: ShownLetter; isBusy: boolean }) {
  const { letters: words } = useOfficeMessages()
  const { id, kind, status, recipient, attempts, lastError, queuedAt, sentAt, carriedBy, subject, order } = letter
  const sent = carriedBy === 'folder' ? words.written : words.sent
  return (
    <li className="flex flex-wrap items-center gap-x-4 gap-y-1 px-4 py-3">
      {status === 'given-up' && (
        <label className="-m-2 grid min-h-11 min-w-11 cursor-pointer place-items-center">
          <span className="sr-only">{words.select(recipient)}</span>
          <input type="checkbox" name="letter" value={id} className="size-5 accent-door" />
          <input type="hidden" name="shown" value={id} />
        </label>
      )}
      <div className="min-w-0 flex-1 basis-52">
        <Link to={`/admin/letters/${id}`} className="-my-1 block py-1 font-semibold text-door hover:underline">
          <bdi className="break-words">{subject ?? words.kinds[kind]}</bdi>
        </Link>
        {(subject !== undefined || order) && (
          <p className="text-ink-soft text-sm">
            {subject !== undefined && words.kinds[kind]}
            {subject !== undefined && order && ' · '}
            {order && (
              <Link to={`/admin/orders/${order.id}`} className="whitespace-nowrap text-door tabular-nums underline">
                {order.number}
              </Link>
            )}
          </p>
        )}
        <p className="break-all">{recipient}</p>
        <p className="text-ink-soft text-sm">
          {sentAt ? sent(sentAt) : words.queued(queuedAt)}
          {attempts > 0 && ` · ${words.attempts(attempts)}`}
        </p>
        {lastError && <p className="break-words text-clay-deep text-sm">{lastError}</p>}
      </div>
      <Button
        type="submit"
        name={status === 'given-up' ? 'only' : 'id'}
        value={id}
        variant="outline"
        disabled={isBusy}
        className="ms-auto"
        aria-label={`${words.again}: ${recipient}`}
      >
        {words.again}
      </Button>
    </li>
  )
}

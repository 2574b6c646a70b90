import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { getLetter } from '#domain/letters/get-letter.ts'
import { publicUrlIn } from '#web/page-context.ts'
import { idFrom, or404 } from '../../or-404.ts'
import { formatMoment } from '../../text/format.ts'
import { BackLink } from '../layout/back-link.tsx'
import { OfficeTitle } from '../layout/office-title.tsx'
import { officeIn } from '../office-context.ts'
import { type OfficeMessages, officeLanguage, useOfficeMessages } from '../text/office-messages.ts'
import type { Route } from './+types/letter-page'

export async function loader({ context, params }: Route.LoaderArgs) {
  const letter = await or404(getLetter(officeIn(context), idFrom(params.id), publicUrlIn(context)))
  const { queuedAt, sentAt, ...rest } = letter
  return {
    ...rest,
    queuedAt: formatMoment(queuedAt, officeLanguage),
    sentAt: sentAt && formatMoment(sentAt, officeLanguage),
  }
}

/** One letter: what it says, to whom, and what became of it. Its text is shown as text: nothing in it is run or loaded. */
export default function LetterPage({ loaderData: letter }: Route.ComponentProps) {
  const { letters } = useOfficeMessages()
  const { opened: words } = letters
  const { words: said, order, lastError } = letter
  const title = said?.subject ?? letters.kinds[letter.kind]
  return (
    <div className="mx-auto max-w-3xl">
      <OfficeTitle title={title} />
      <BackLink to="/admin/letters">{words.back}</BackLink>
      <h1 className="wrap-anywhere text-2xl sm:text-3xl">
        <bdi>{title}</bdi>
      </h1>
      <dl className="mt-3 grid grid-cols-[auto_1fr] gap-x-4 gap-y-1">
        <Fact name={words.to}>
          <bdi>{letter.recipient}</bdi>
        </Fact>
        <Fact name={words.kind}>{letters.kinds[letter.kind]}</Fact>
        <Fact name={words.state}>{stateOf(letter, letters)}</Fact>
        {order && (
          <Fact name={words.order}>
            <Link to={`/admin/orders/${order.id}`} className="text-door tabular-nums underline">
              {order.number}
            </Link>
          </Fact>
        )}
        {lastError && <Fact name={words.error}>{lastError}</Fact>}
      </dl>
      <p className="mt-4 text-ink-soft text-sm">{remarkOn(letter, words)}</p>
      {said && (
        <pre
          dir="auto"
          className="wrap-anywhere mt-2 whitespace-pre-wrap rounded-2xl bg-white p-4 font-sans ring-1 ring-sand-deep sm:p-6"
        >
          {said.body}
        </pre>
      )}
    </div>
  )
}

type ShownLetter = Route.ComponentProps['loaderData']

function stateOf({ status, attempts, queuedAt, sentAt, carriedBy }: ShownLetter, words: OfficeMessages['letters']) {
  const when = sentAt ? (carriedBy === 'folder' ? words.written : words.sent)(sentAt) : words.queued(queuedAt)
  const state = status === 'sent' ? when : `${words.states[status]} · ${when}`
  return attempts > 0 ? `${state} · ${words.attempts(attempts)}` : state
}

function remarkOn({ status, isAsSent, words: said }: ShownLetter, words: OfficeMessages['letters']['opened']): string {
  if (!said) return words.gone
  if (isAsSent) return words.asSent
  return status === 'sent' ? words.asNowSent : words.asNow
}

function Fact({ name, children }: { name: string; children: ReactNode }) {
  return (
    <>
      <dt className="text-ink-soft">{name}</dt>
      <dd className="wrap-anywhere min-w-0">{children}</dd>
    </>
  )
}

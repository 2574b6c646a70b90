import { Link } from 'react-router'
import { tellCount, type WaitingKind, waitingKinds } from '#domain/today/waiting.ts'
import { Icon } from '../../ui/icon.tsx'
import { Notice } from '../../ui/notice.tsx'
import { ZelligeBand } from '../../ui/zellige.tsx'
import { OfficeTitle } from '../layout/office-title.tsx'
import { prefetchOf } from '../layout/rooms.ts'
import { useWaiting } from '../layout/waiting.ts'
import { officeIn } from '../office-context.ts'
import { useOfficeMessages } from '../text/office-messages.ts'
import type { Route } from './+types/today-page'
import { waitingLists } from './waiting-lists.ts'

export function loader({ context }: Route.LoaderArgs) {
  return { mailer: officeIn(context).mailer.kind }
}

/** What waits, the most urgent first. The counts come with the layout, which keeps them fresh. */
export default function TodayPage({ loaderData: { mailer } }: Route.ComponentProps) {
  const { today } = useOfficeMessages()
  const waiting = useWaiting()
  const kinds = waitingKinds.filter((kind) => waiting[kind])
  return (
    <div className="mx-auto max-w-2xl">
      <OfficeTitle title={today.title} />
      <h1 className="text-3xl">{today.heading}</h1>
      {mailer === 'folder' && (
        <Notice tone="info" className="mt-4">
          {today.folder}{' '}
          <Link to="/admin/letters" className="inline-block py-1 text-door underline">
            {today.folderMore}
          </Link>
        </Notice>
      )}
      <div aria-live="polite" className="mt-5">
        {kinds.length === 0 ? (
          <NothingWaits />
        ) : (
          <ul className="divide-y divide-sand-deep overflow-hidden rounded-2xl bg-white ring-1 ring-sand-deep">
            {kinds.map((kind) => (
              <li key={kind}>
                <WaitingCount kind={kind} count={waiting[kind] ?? 0} />
              </li>
            ))}
          </ul>
        )}
      </div>
    </div>
  )
}

function WaitingCount({ kind, count }: { kind: WaitingKind; count: number }) {
  const { today } = useOfficeMessages()
  const list = waitingLists[kind]
  const line = (
    <>
      <span className="min-w-12 text-end font-display font-semibold text-2xl text-clay tabular-nums">
        {tellCount(kind, count)}
      </span>
      <span className="flex-1">{today.kinds[kind](count)}</span>
    </>
  )
  if (!list) return <p className="flex min-h-14 items-center gap-4 px-4">{line}</p>
  return (
    <Link
      to={list}
      prefetch={prefetchOf(list)}
      className="flex min-h-14 items-center gap-4 px-4 hover:bg-sand/40 focus-visible:-outline-offset-4"
    >
      {line}
      <Icon name="forward" className="size-5 text-ink-soft rtl:-scale-x-100" />
    </Link>
  )
}

function NothingWaits() {
  const { today } = useOfficeMessages()
  return (
    <div className="rounded-2xl bg-white px-6 py-12 text-center ring-1 ring-sand-deep">
      <ZelligeBand className="mx-auto mb-6 h-4 max-w-40 text-door/45" />
      <p className="font-display text-2xl">{today.nothing}</p>
      <p className="mt-2 text-ink-soft">{today.nothingText}</p>
    </div>
  )
}

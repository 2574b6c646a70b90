import type { LetterTroubles } from '#domain/letters/count-letters.ts'
import type { LetterFilter } from '#domain/letters/list-letters.ts'
import { Notice } from '../../ui/notice.tsx'
import { type OfficeMessages, useOfficeMessages } from '../text/office-messages.ts'

/** What the parts of the list are called, those in which something is not sent with how much that is. */
export function namesWithCounts(
  { filters, counted }: OfficeMessages['letters'],
  { givenUp, failing, waiting }: LetterTroubles,
): Readonly<Record<LetterFilter, string>> {
  const named = (name: string, count: number) => (count > 0 ? counted(name, count) : name)
  return {
    ...filters,
    'given-up': named(filters['given-up'], givenUp),
    failing: named(filters.failing, failing),
    waiting: named(filters.waiting, waiting),
  }
}

/** Says what would otherwise look fine: that nobody receives letters, or that they fail at the moment. */
export function LetterTroubleNotices({ troubles: { failing, lastError, mailer } }: { troubles: LetterTroubles }) {
  const { letters: words } = useOfficeMessages()
  return (
    <>
      {mailer === 'folder' && <Notice tone="info">{words.folder}</Notice>}
      {failing > 0 && (
        <Notice tone="error">
          <p>{words.failing(failing)}</p>
          {lastError && <p className="break-words text-sm">{words.lastError(lastError)}</p>}
        </Notice>
      )}
    </>
  )
}

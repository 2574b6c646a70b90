import { Link } from 'react-router'
import { maxSearchEntries } from '#domain/catalog/search-entries/search-entry.ts'
import { backoffice } from '#page-messages/backoffice.ts'
import { auditLogPath } from '#web/paths/backoffice-paths.ts'
import { Notice } from '#web/ui/notice.tsx'
import type { SearchEntryRefusal, SearchEntryResult } from './save-search-entry.ts'

/** What became of the form of an entry. Sticky, since the forms are anywhere on a long page. */
export function SearchEntryNotice({ result }: { result: SearchEntryResult }) {
  return (
    <div role="status" className="sticky top-16 z-20 rounded-2xl shadow-float">
      <Outcome result={result} />
    </div>
  )
}

function Outcome({ result }: { result: SearchEntryResult }) {
  const { searches: messages } = backoffice
  if (result.outcome === 'saved')
    return (
      <Notice tone="success">
        {messages[result.isRemoved ? 'removed' : 'saved'](result.asked)}{' '}
        {result.hidden > 0 && <strong>{messages.hidden(result.hidden)} </strong>}
        <Link to={auditLogPath()} className="underline underline-offset-4">
          {messages.undoIn}
        </Link>
      </Notice>
    )
  const isTyped = (result.outcome === 'changed-meanwhile' || result.outcome === 'gone') && result.sent.do !== 'remove'
  return (
    <Notice tone="error">
      {errorText(result)} {isTyped && messages.typed}
    </Notice>
  )
}

function errorText(result: SearchEntryRefusal): string {
  const { searches: messages } = backoffice
  switch (result.outcome) {
    case 'invalid':
      return messages.problems[result.problem]
    case 'too-many':
      return messages.tooMany(maxSearchEntries)
    case 'exists':
      return messages.exists(result.other.asked)
    case 'changed-meanwhile':
      return messages.changed
    case 'gone':
      return messages.gone
  }
}

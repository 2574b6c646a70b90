import { Link } from 'react-router'
import { maxSearchEntries } from '#domain/catalog/search-entries/search-entry.ts'
import { searchesMessages } from '#page-messages/backoffice/searches.ts'
import { auditLogPath } from '#web/paths/backoffice-paths.ts'
import { Notice } from '#web/ui/notice.tsx'
import type { SearchEntryRefusal, SearchEntryResult } from './save-search-entry.ts'

/** What became of the form of an entry. Sticky, since the forms are anywhere on a long page. */
export function SearchEntryNotice({ result }: { result: SearchEntryResult }) {
  return (
    <div className="sticky top-16 z-20 rounded-2xl shadow-float">
      <Outcome result={result} />
    </div>
  )
}

function Outcome({ result }: { result: SearchEntryResult }) {
  if (result.outcome === 'saved')
    return (
      <Notice tone="success">
        {searchesMessages[result.isRemoved ? 'removed' : 'saved'](result.asked)}{' '}
        {result.hidden > 0 && <strong>{searchesMessages.hidden(result.hidden)} </strong>}
        <Link to={auditLogPath()} className="underline underline-offset-4">
          {searchesMessages.undoIn}
        </Link>
      </Notice>
    )
  const isTyped = (result.outcome === 'changed-meanwhile' || result.outcome === 'gone') && result.sent.do !== 'remove'
  return (
    <Notice tone="error">
      {errorText(result)} {isTyped && searchesMessages.typed}
    </Notice>
  )
}

function errorText(result: SearchEntryRefusal): string {
  switch (result.outcome) {
    case 'invalid':
      return searchesMessages.problems[result.problem]
    case 'too-many':
      return searchesMessages.tooMany(maxSearchEntries)
    case 'exists':
      return searchesMessages.exists(result.other.asked)
    case 'changed-meanwhile':
      return searchesMessages.changed
    case 'gone':
      return searchesMessages.gone
  }
}

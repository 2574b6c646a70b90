import { Link } from 'react-router'
import type { ErasureOutcome, NotCalledBack } from '#domain/personal-data/erase-person.ts'
import { personMessages } from '#page-messages/backoffice/person.ts'
import { planRequestPath } from '#web/paths/backoffice-message-paths.ts'
import { ordersPath } from '#web/paths/backoffice-order-paths.ts'
import { listSeparator } from '#web/text/format.ts'
import { Notice } from '#web/ui/notice.tsx'

/** What came of an erasure, with links to what has to be settled first. */
export function ErasureNotice({ result }: { result: ErasureOutcome | NotCalledBack }) {
  if (result.outcome === 'erased') return <Notice tone="success">{personMessages.erased(result.rows)}</Notice>
  if (result.outcome === 'not-called-back') return <Notice tone="error">{personMessages.notCalled}</Notice>
  const links = [
    ...result.orders.map((number) => ({ name: number, to: ordersPath({ search: number }) })),
    ...result.planRequests.map((id) => ({ name: personMessages.planRequest(id), to: planRequestPath(id) })),
  ]
  return (
    <Notice tone="error">
      {personMessages.unsettled}{' '}
      {links.map(({ name, to }, index) => (
        <span key={to}>
          {index > 0 && listSeparator}
          <Link to={to} className="font-semibold underline">
            {name}
          </Link>
        </span>
      ))}
    </Notice>
  )
}

import { Link } from 'react-router'
import type { ClaimedOrder } from '#domain/orders/claim-order.ts'
import { useOfficeMessages } from '../text/office-messages.ts'

/** Which cards the others have before them. */
export function ClaimsOfOthers({ claims }: { claims: readonly ClaimedOrder[] }) {
  const { queue: words } = useOfficeMessages().orders
  if (claims.length === 0) return null
  return (
    <ul aria-label={words.others} className="mt-1 flex flex-wrap gap-x-4 text-ink-soft text-sm">
      {claims.map(({ id, customerName, by }) => (
        <li key={id} className="wrap-anywhere">
          <Link to={`/admin/calls?order=${id}`} className="inline-flex min-h-6 items-center text-door underline">
            <bdi>{customerName}</bdi>
          </Link>{' '}
          {words.with(by)}
        </li>
      ))}
    </ul>
  )
}

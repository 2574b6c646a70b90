import { Link } from 'react-router'
import type { ClaimedOrder } from '#domain/orders/calls/claim-order.ts'
import { ordersMessages } from '#page-messages/backoffice/orders.ts'
import { callsPath } from '#web/paths/backoffice-order-paths.ts'

/** Lists the orders that other operators have claimed. */
export function ClaimsOfOthers({ claims }: { claims: readonly ClaimedOrder[] }) {
  const { queue: texts } = ordersMessages
  if (claims.length === 0) return null
  return (
    <ul aria-label={texts.others} className="mt-1 flex flex-wrap gap-x-4 text-ink-soft text-sm">
      {claims.map(({ id, customerName, by }) => (
        <li key={id} className="wrap-anywhere">
          <Link to={callsPath({ orderId: id })} className="inline-flex min-h-6 items-center text-door underline">
            <bdi>{customerName}</bdi>
          </Link>{' '}
          {texts.with(by)}
        </li>
      ))}
    </ul>
  )
}

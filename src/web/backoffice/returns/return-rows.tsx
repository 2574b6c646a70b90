import type { ListedReturn } from '#domain/returns/order-return.ts'
import { returnsMessages } from '#page-messages/backoffice/returns.ts'
import { RowLink } from '#web/backoffice/layout/row-link.tsx'
import { OrderNumbers } from '#web/order-numbers.tsx'
import { returnPath } from '#web/paths/backoffice-order-paths.ts'
import { formatShortMoment } from '#web/text/format.ts'
import { ReturnStatusBadge } from './return-status-badge.tsx'

/** Returns in a list. */
export function ReturnRows({ returns }: { returns: readonly ListedReturn[] }) {
  return (
    <ul className="divide-y divide-sand-deep">
      {returns.map((returned) => (
        <li key={returned.id}>
          <RowLink to={returnPath(returned.id)} className="py-3">
            <span className="flex flex-wrap items-center gap-x-3 gap-y-1">
              <span className="font-semibold tabular-nums">
                <OrderNumbers in={returned.number} />
              </span>
              <ReturnStatusBadge status={returned.status} />
            </span>
            <span className="wrap-anywhere block">
              <bdi>{returned.customerName}</bdi>
            </span>
            <span className="block text-ink-soft text-sm">
              {[
                returnsMessages.pieces(returned.pieces),
                returnsMessages.reasons[returned.reason],
                returned.settlement
                  ? returnsMessages.settlements[returned.settlement]
                  : returnsMessages.wishes[returned.wish],
              ].join(' · ')}
              {' · '}
              <span className="whitespace-nowrap">{formatShortMoment(returned.askedAt)}</span>
            </span>
          </RowLink>
        </li>
      ))}
    </ul>
  )
}

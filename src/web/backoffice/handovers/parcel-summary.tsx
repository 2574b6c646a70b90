import { Link } from 'react-router'
import type { HandoverParcel } from '#domain/couriers/handovers/handover.ts'
import { cashMessages } from '#page-messages/backoffice/cash.ts'
import { handoversMessages } from '#page-messages/backoffice/handovers.ts'
import { StatusBadge } from '#web/backoffice/orders/status-badge.tsx'
import { OrderNumbers } from '#web/order-numbers.tsx'
import { orderDetailsPath } from '#web/paths/backoffice-order-paths.ts'
import { formatPrice } from '#web/text/format.ts'

/** An order in a hand-over: whose it is, where it goes and what is collected. */
export function ParcelSummary({ parcel }: { parcel: HandoverParcel }) {
  const { id, number, status, customerName, city, toCollect, owesPayment } = parcel
  return (
    <Link to={orderDetailsPath(id)} className="block min-h-11 min-w-0 flex-1 hover:underline">
      <span className="flex items-baseline justify-between gap-3">
        <span dir="auto" className="truncate font-semibold">
          {customerName}
        </span>
        <StatusBadge status={status} />
      </span>
      <span className="block text-ink-soft text-sm tabular-nums">
        <OrderNumbers in={number} /> · <bdi>{city}</bdi> ·{' '}
        {owesPayment ? (
          handoversMessages.unpaid
        ) : toCollect > 0 ? (
          <span className="whitespace-nowrap">
            {(status === 'written-off' ? cashMessages.owes : handoversMessages.toCollect)(formatPrice(toCollect))}
          </span>
        ) : (
          handoversMessages.nothingToCollect
        )}
      </span>
    </Link>
  )
}

import { isUnconfirmed } from '#domain/order-status.ts'
import type { ListedOrder } from '#domain/orders/lists/list-orders.ts'
import { formatPhone } from '#domain/phone.ts'
import { backoffice } from '#page-messages/backoffice.ts'
import { BackofficeIcon } from '#web/backoffice/layout/backoffice-icon.tsx'
import { RowLink } from '#web/backoffice/layout/row-link.tsx'
import { PaymentBadge } from '#web/backoffice/orders/payment-badge.tsx'
import { StatusBadge } from '#web/backoffice/orders/status-badge.tsx'
import { orderDetailsPath } from '#web/paths/backoffice-order-paths.ts'
import { formatPrice, listSeparator } from '#web/text/format.ts'
import { governorateBeside } from '#web/text/governorates.ts'
import { expectedOrderToForm } from './orders-query.ts'

interface OrderRowProps {
  readonly order: ListedOrder & { readonly placedOn: string }
  /** Whether it is selected initially, as after returning to the list. */
  readonly isTicked: boolean
}

/** An order in the list: a checkbox to select it, and a link to its details. */
export function OrderRow({ order, isTicked }: OrderRowProps) {
  const { list, pieces, unansweredCalls: unansweredCallsText, wrongNumber } = backoffice.orders
  const { id, number, name, city, governorate } = order
  const region = governorate && governorateBeside(city, governorate)
  return (
    <li className="flex items-stretch">
      <label className="grid w-12 shrink-0 cursor-pointer place-items-center hover:bg-sand/40">
        <span className="sr-only">{list.select(number)}</span>
        <input
          type="checkbox"
          name="id"
          value={expectedOrderToForm(order)}
          defaultChecked={isTicked}
          className="size-5 accent-door"
        />
      </label>
      <div className="min-w-0 flex-1">
        <RowLink to={orderDetailsPath(id)} prefetch="none" className="py-2.5 pe-3">
          <span className="flex items-baseline justify-between gap-3">
            <span dir="auto" className="truncate font-semibold">
              {name}
            </span>
            <StatusBadge status={order.status} />
          </span>
          <span className="block text-ink-soft text-sm tabular-nums">
            <bdi>{number}</bdi> · <span className="whitespace-nowrap">{order.placedOn}</span>
          </span>
          <span className="flex flex-wrap gap-x-3 text-ink-soft text-sm">
            <span className="truncate">
              <bdi>{city}</bdi>
              {region && !city.includes(region) && listSeparator + region}
            </span>
            <span>{pieces(order.pieces)}</span>
            {order.hasNotes && (
              <span title={list.hasNotes} className="text-door">
                <BackofficeIcon name="comment" className="size-4" />
                <span className="sr-only">{list.hasNotes}</span>
              </span>
            )}
            <bdi dir="ltr" className="hidden tabular-nums sm:inline">
              {formatPhone(order.phone)}
            </bdi>
            {(order.payment === 'paypal' || order.paid > 0) && (
              <span>
                <PaymentBadge order={{ ...order, totals: order }} />
              </span>
            )}
            {isUnconfirmed(order.status) && order.unansweredCalls > 0 && (
              <span className="text-clay">{unansweredCallsText(order.unansweredCalls)}</span>
            )}
            {isUnconfirmed(order.status) && order.phoneIsWrong && <span className="text-clay">{wrongNumber}</span>}
            <span className="ms-auto font-semibold text-ink tabular-nums">{formatPrice(order.total)}</span>
          </span>
        </RowLink>
      </div>
    </li>
  )
}

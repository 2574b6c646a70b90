import { formatPrice } from '#domain/money.ts'
import { governorateNames } from '#domain/orders/governorate.ts'
import type { ListedOrder } from '#domain/orders/list-orders.ts'
import { formatPhone } from '#domain/phone.ts'
import { Icon } from '../../ui/icon.tsx'
import { RowLink } from '../layout/row-link.tsx'
import { useOfficeMessages } from '../text/office-messages.ts'
import { seenOrder } from './orders-query.ts'
import { PaymentMark } from './payment-mark.tsx'
import { StatusMark } from './status-mark.tsx'

interface OrderRowProps {
  readonly order: ListedOrder & { readonly placedOn: string }
  /** Whether it comes with its tick, as when somebody returns to the list. */
  readonly isTicked: boolean
}

/** An order in the list: the tick selects it, the rest leads to it. */
export function OrderRow({ order, isTicked }: OrderRowProps) {
  const { list, pieces, noAnswers, wrongNumber } = useOfficeMessages().orders
  const { id, number, name, city, governorate } = order
  const region = governorate && governorateNames[governorate]
  return (
    <li className="flex items-stretch">
      <label className="grid w-12 shrink-0 cursor-pointer place-items-center hover:bg-sand/40">
        <span className="sr-only">{list.select(number)}</span>
        <input
          type="checkbox"
          name="id"
          value={seenOrder(order)}
          defaultChecked={isTicked}
          className="size-5 accent-door"
        />
      </label>
      <div className="min-w-0 flex-1">
        <RowLink to={`/admin/orders/${id}`} prefetch="none" className="py-2.5 pe-3">
          <span className="flex items-baseline justify-between gap-3">
            <span dir="auto" className="truncate font-semibold">
              {name}
            </span>
            <StatusMark status={order.status} />
          </span>
          <span className="block text-ink-soft text-sm tabular-nums">
            {number} · {order.placedOn}
          </span>
          <span className="flex flex-wrap gap-x-3 text-ink-soft text-sm">
            <span className="truncate">
              <bdi>{city}</bdi>
              {region && !city.includes(region) && `, ${region}`}
            </span>
            <span>{pieces(order.pieces)}</span>
            {order.hasNotes && (
              <span title={list.hasNotes} className="text-door">
                <Icon name="comment" className="size-4" />
                <span className="sr-only">{list.hasNotes}</span>
              </span>
            )}
            <span className="hidden tabular-nums sm:inline">{formatPhone(order.phone)}</span>
            {(order.payment === 'paypal' || order.isPaid) && (
              <span>
                <PaymentMark order={order} />
              </span>
            )}
            {order.status === 'received' && order.unansweredCalls > 0 && (
              <span className="text-clay">{noAnswers(order.unansweredCalls)}</span>
            )}
            {order.status === 'received' && order.phoneIsWrong && <span className="text-clay">{wrongNumber}</span>}
            <span className="ms-auto font-semibold text-ink tabular-nums">{formatPrice(order.total)}</span>
          </span>
        </RowLink>
      </div>
    </li>
  )
}

import { isUnconfirmed } from '#domain/order-status.ts'
import type { ListedOrder } from '#domain/orders/lists/list-orders.ts'
import { isPrepaid } from '#domain/payment-method.ts'
import { formatPhone } from '#domain/phone.ts'
import { ordersMessages } from '#page-messages/backoffice/orders.ts'
import { BackofficeIcon } from '#web/backoffice/layout/backoffice-icon.tsx'
import { RowLink } from '#web/backoffice/layout/row-link.tsx'
import { PaymentBadge } from '#web/backoffice/orders/payment-badge.tsx'
import { StatusBadge } from '#web/backoffice/orders/status-badge.tsx'
import { OrderNumbers } from '#web/order-numbers.tsx'
import { orderDetailsPath } from '#web/paths/backoffice-order-paths.ts'
import { formatPrice, listSeparator } from '#web/text/format.ts'
import { governorateBeside } from '#web/text/governorates.ts'
import { orderColumns } from './order-columns.tsx'
import { expectedOrderToForm } from './orders-query.ts'

interface OrderRowProps {
  readonly order: ListedOrder & { readonly placedOn: string }
  /** Whether it is selected initially, as after returning to the list. */
  readonly isTicked: boolean
}

/** An order in the list: a checkbox to select it, and a link to its details. */
export function OrderRow({ order, isTicked }: OrderRowProps) {
  const { list, pieces } = ordersMessages
  const { id, number, name, city, governorate } = order
  const region = governorate && governorateBeside(city, governorate)
  return (
    <div className="flex items-stretch">
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
          <span className={orderColumns}>
            <span className="flex items-baseline justify-between gap-3 xl:contents">
              <span dir="auto" className="truncate font-semibold xl:max-w-full xl:justify-self-start">
                {name}
              </span>
              <span className="xl:order-last xl:justify-self-end">
                <StatusBadge status={order.status} />
              </span>
            </span>
            <span className="block text-ink-soft text-sm tabular-nums xl:contents">
              <OrderNumbers in={number} />
              <span className="xl:hidden"> · </span>
              <span className="whitespace-nowrap">{order.placedOn}</span>
            </span>
            <span className="flex flex-wrap gap-x-3 text-ink-soft text-sm xl:contents">
              {/* On a phone it is cut, so that the total stays in its line. */}
              <span className="truncate max-sm:grow max-sm:basis-16">
                <bdi>{city}</bdi>
                {region && !city.includes(region) && listSeparator + region}
              </span>
              <bdi dir="ltr" className="order-1 hidden tabular-nums sm:inline xl:order-none">
                {formatPhone(order.phone)}
              </bdi>
              <span className="xl:text-end">{pieces(order.pieces)}</span>
              <span className="contents xl:order-last xl:col-span-full xl:flex xl:flex-wrap xl:items-center xl:gap-x-3">
                <OrderRemarks order={order} />
              </span>
              <span className="order-2 ms-auto font-semibold text-ink tabular-nums xl:order-none">
                {formatPrice(order.total)}
              </span>
            </span>
          </span>
        </RowLink>
      </div>
    </div>
  )
}

/** What stands out about an order: notes, a payment, calls. */
function OrderRemarks({ order }: Pick<OrderRowProps, 'order'>) {
  const { list, unansweredCalls, wrongNumber } = ordersMessages
  return (
    <>
      {order.hasNotes && (
        <span title={list.hasNotes} className="text-door">
          <BackofficeIcon name="comment" className="size-4" />
          <span className="sr-only">{list.hasNotes}</span>
        </span>
      )}
      {(isPrepaid(order.payment) || order.paid > 0) && (
        <span className="order-1 xl:order-none">
          <PaymentBadge order={{ ...order, totals: order }} />
        </span>
      )}
      {isUnconfirmed(order.status) && order.unansweredCalls > 0 && (
        <span className="order-1 text-clay xl:order-none">{unansweredCalls(order.unansweredCalls)}</span>
      )}
      {isUnconfirmed(order.status) && order.phoneIsWrong && (
        <span className="order-1 text-clay xl:order-none">{wrongNumber}</span>
      )}
    </>
  )
}

import { Link } from 'react-router'
import { endedWithoutSale, type OrderStatus } from '#domain/order-status.ts'
import { choicesOf } from '#domain/orders/order.ts'
import type { OrderReturn } from '#domain/returns/order-return.ts'
import { startOfDay } from '#domain/tunis-day.ts'
import { returnsMessages } from '#page-messages/backoffice/returns.ts'
import { OrderNumbers } from '#web/order-numbers.tsx'
import { orderDetailsPath, returnPath } from '#web/paths/backoffice-order-paths.ts'
import { formatDate, listSeparator } from '#web/text/format.ts'
import { Notice } from '#web/ui/notice.tsx'

interface ExchangeNoticeProps {
  readonly returned: OrderReturn
  /** Of the order that replaces them. */
  readonly order: { readonly status: OrderStatus; readonly nextSteps: readonly OrderStatus[] }
}

/**
 * Says of an order that it replaces returned pieces: of which order, which ones, since when the shop has them back, and
 * while it is open how others are sent.
 */
export function ExchangeNotice({ returned, order }: ExchangeNoticeProps) {
  const { id, number, orderId, orderNumber, lines, cameBackOn } = returned
  return (
    <Notice tone="info" className="mt-3">
      {returnsMessages.exchange.text}{' '}
      <Link to={orderDetailsPath(orderId)} className="inline-grid min-h-11 items-center underline">
        <OrderNumbers in={returnsMessages.exchange.order(orderNumber)} />
      </Link>
      {', '}
      <Link to={returnPath(id)} className="inline-grid min-h-11 items-center underline">
        <OrderNumbers in={returnsMessages.one(number)} />
      </Link>
      <ul className="list-disc ps-5">
        {lines.map((line) => (
          <li key={line.position}>
            <bdi>{returnsMessages.ofPieces(line.quantity, [line.name, ...choicesOf(line)].join(listSeparator))}</bdi>
          </li>
        ))}
      </ul>
      {cameBackOn
        ? returnsMessages.exchange.cameBack(formatDate(startOfDay(cameBackOn)))
        : returnsMessages.exchange.bringsBack}{' '}
      {order.nextSteps.includes('cancelled') && returnsMessages.exchange.fixed}
      {endedWithoutSale(order.status) && order.nextSteps.length === 0 && returnsMessages.exchange.isOver}
    </Notice>
  )
}

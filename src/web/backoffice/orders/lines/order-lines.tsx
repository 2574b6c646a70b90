import { millimes } from '#domain/money.ts'
import { choicesOf, type QuotedLine } from '#domain/orders/order.ts'
import type { OrderSource } from '#domain/orders/order-source.ts'
import type { Totals } from '#domain/orders/totals.ts'
import { ordersMessages } from '#page-messages/backoffice/orders.ts'
import { formatList, formatPrice } from '#web/text/format.ts'
import { LinePicture } from './line-picture.tsx'

interface OrderLinesProps {
  readonly lines: readonly QuotedLine[]
  readonly totals: Totals
  readonly source: OrderSource
}

/** The order lines with their totals. */
export function OrderLines({ lines, totals, source }: OrderLinesProps) {
  const { details } = ordersMessages
  return (
    <>
      <ul className="divide-y divide-sand">
        {lines.map((line, position) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: two lines may be of one variant
          <li key={position} className="flex gap-3 py-2.5">
            <LinePicture fileName={line.picture} />
            <div className="min-w-0 flex-1">
              <p className="wrap-anywhere font-semibold leading-snug">
                <bdi>{line.name}</bdi>
              </p>
              <p className="text-ink-soft text-sm">
                {formatList([...choicesOf(line), ...(line.preparationDays ? [details.madeToOrder] : [])])}
              </p>
              <p className="flex justify-between gap-3 text-sm tabular-nums">
                <span className="text-ink-soft">
                  {line.quantity} × {formatPrice(line.unitPrice)}
                </span>
                <span className="whitespace-nowrap font-semibold">{formatPrice(line.lineTotal)}</span>
              </p>
            </div>
          </li>
        ))}
      </ul>
      <dl className="mt-2 border-sand-deep border-t pt-2 text-sm tabular-nums">
        <Sum name={details.subtotal} amount={formatPrice(totals.subtotal)} />
        {(totals.discount > 0 || totals.code !== undefined) && (
          <Sum
            name={totals.code === undefined ? details.discount : details.discountWithCode(totals.code)}
            amount={totals.discount > 0 ? formatPrice(millimes(-totals.discount)) : details.freeDelivery}
          />
        )}
        <Sum name={source === 'visit' ? details.inPerson : details.shipping} amount={formatPrice(totals.shipping)} />
        <Sum name={details.total} amount={formatPrice(totals.total)} className="font-semibold text-base" />
      </dl>
    </>
  )
}

function Sum({ name, amount, className = '' }: { name: string; amount: string; className?: string }) {
  return (
    <div className={`flex justify-between gap-4 ${className}`}>
      <dt>{name}</dt>
      <dd>{amount}</dd>
    </div>
  )
}

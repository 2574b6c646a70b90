import type { Totals } from '#domain/orders/totals.ts'
import { formatPrice } from '#web/text/format.ts'
import { type Cart, countPieces, lineKey, lineTotal } from './cart.ts'
import { LineName, LinePicture, LineVariant } from './line-details.tsx'
import { TotalsList } from './totals-list.tsx'

interface OrderedLinesProps {
  readonly lines: Cart
  readonly totals: Totals
}

/** The ordered lines and their totals. */
export function OrderedLines({ lines, totals }: OrderedLinesProps) {
  return (
    <>
      <ul className="mt-3 mb-4 divide-y divide-sand border-sand-deep border-b">
        {lines.map((line) => (
          <li key={lineKey(line)} className="flex items-start gap-3 py-3">
            <LinePicture line={line} className="w-14" />
            <div className="min-w-0 flex-1">
              <p className="font-semibold text-sm leading-snug">
                <LineName line={line} />
              </p>
              <LineVariant line={line} />
              <p className="flex flex-wrap justify-between gap-x-3 text-sm tabular-nums">
                <span className="text-ink-soft">
                  {line.quantity} × <bdi className="whitespace-nowrap">{formatPrice(line.unitPrice)}</bdi>
                </span>
                <span className="whitespace-nowrap font-semibold">{formatPrice(lineTotal(line))}</span>
              </p>
            </div>
          </li>
        ))}
      </ul>
      <TotalsList totals={totals} pieces={countPieces(lines)} />
    </>
  )
}

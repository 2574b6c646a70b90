import { millimes } from '#domain/money.ts'
import type { Totals } from '#domain/orders/totals.ts'
import { orderLineMessages as messages } from '#page-messages/order-lines.ts'
import { formatPrice } from '#web/text/format.ts'

/** Subtotal, discount, delivery fee and total. */
export function TotalsList({ totals, pieces }: { totals: Totals; pieces: number }) {
  const rows = [
    { name: messages.subtotal(pieces), amount: formatPrice(totals.subtotal) },
    ...discountRows(totals),
    { name: messages.shipping, amount: formatPrice(totals.shipping) },
  ]
  return (
    <dl className="space-y-2 tabular-nums">
      {rows.map(({ name, amount }) => (
        <div key={name} className="flex justify-between gap-4">
          <dt className="text-ink-soft">{name}</dt>
          <dd className="whitespace-nowrap">{amount}</dd>
        </div>
      ))}
      <div className="flex items-baseline justify-between gap-4 border-sand-deep border-t pt-3 font-semibold">
        <dt>{messages.total}</dt>
        <dd className="whitespace-nowrap font-display text-2xl">{formatPrice(totals.total)}</dd>
      </div>
    </dl>
  )
}

function discountRows({ discount, code, shipping }: Totals) {
  if (discount === 0 && code === undefined) return []
  const name = code === undefined ? messages.discount : messages.discountWithCode(code)
  return [{ name, amount: discount + shipping > 0 ? formatPrice(millimes(0 - discount)) : messages.freeDelivery }]
}

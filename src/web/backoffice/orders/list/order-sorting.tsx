import { Link } from 'react-router'
import type { OrderFilter } from '#domain/orders/lists/order-filter.ts'
import { ordersMessages } from '#page-messages/backoffice/orders.ts'
import { ordersPath } from '#web/paths/backoffice-order-paths.ts'

/** Links that sort the list by date, customer or place, with the same filters. */
export function OrderSorting({ filter: { sort: current, ...filter } }: { filter: OrderFilter }) {
  const { sort: label, sorts } = ordersMessages.list
  return (
    <nav aria-label={label} className="mt-1 flex flex-wrap items-center gap-x-4 text-sm xl:hidden">
      <span aria-hidden className="text-ink-soft">
        {label}
      </span>
      {([undefined, 'customer', 'place'] as const).map((sort) => (
        <Link
          key={sort ?? 'date'}
          to={ordersPath({ ...filter, ...(sort && { sort }) })}
          aria-current={sort === current ? 'true' : undefined}
          className="grid min-h-11 min-w-11 place-items-center text-door underline aria-[current=true]:font-semibold aria-[current=true]:text-ink aria-[current=true]:no-underline"
        >
          {sorts[sort ?? 'date']}
        </Link>
      ))}
    </nav>
  )
}

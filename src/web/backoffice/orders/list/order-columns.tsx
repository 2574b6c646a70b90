import { Link } from 'react-router'
import { isOldestFirst, type OrderFilter } from '#domain/orders/lists/order-filter.ts'
import { listsMessages } from '#page-messages/backoffice/layout.ts'
import { ordersMessages } from '#page-messages/backoffice/orders.ts'
import { ColumnHeading, directionOf, nextSort } from '#web/backoffice/layout/column-heading.tsx'
import { ordersPath } from '#web/paths/backoffice-order-paths.ts'

/** The columns of the list on wide screens, of its headings and of its rows. */
export const orderColumns =
  'xl:grid xl:grid-cols-[minmax(0,3fr)_6.75rem_7.5rem_minmax(0,2fr)_5.25rem_5rem_6rem_7rem] xl:items-center xl:gap-x-3'

/** The headings of the columns; a click sorts by one. On narrow screens `OrderSorting` has the same links. */
export function OrderColumns({ filter }: { filter: OrderFilter }) {
  const { list, columns } = ordersMessages
  const sort = filter.sort ?? (isOldestFirst(filter) ? 'date' : '-date')
  const sortable = (column: 'customer' | 'date' | 'place' | 'total', className?: string) => (
    <ColumnHeading
      name={column === 'date' || column === 'total' ? columns[column] : list.sorts[column]}
      to={ordersPath({ ...filter, sort: nextSort(column, sort) })}
      sorted={directionOf(column, sort)}
      {...(className && { className })}
    />
  )
  return (
    <nav
      aria-label={listsMessages.sortedBy}
      className={`hidden border-sand-deep border-b ps-12 pe-11 text-ink-soft text-sm ${orderColumns}`}
    >
      {sortable('customer')}
      <span>{columns.number}</span>
      {sortable('date')}
      {sortable('place')}
      <span>{columns.phone}</span>
      <span className="text-end">{columns.pieces}</span>
      {sortable('total', 'justify-end')}
      <span className="text-end">{list.state}</span>
    </nav>
  )
}

/** Links that sort the list by date, customer or place, with the same filters. */
export function OrderSorting({ filter: { sort: current, ...filter } }: { filter: OrderFilter }) {
  const { sorts } = ordersMessages.list
  return (
    <nav aria-label={listsMessages.sortedBy} className="mt-1 flex flex-wrap items-center gap-x-4 text-sm xl:hidden">
      <span aria-hidden className="text-ink-soft">
        {listsMessages.sortedBy}
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

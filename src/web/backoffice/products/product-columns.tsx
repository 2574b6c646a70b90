import { useSearchParams } from 'react-router'
import type { AdminProductSort } from '#domain/catalog/admin/admin-product-filter.ts'
import { listsMessages } from '#page-messages/backoffice/layout.ts'
import { productsMessages } from '#page-messages/backoffice/products.ts'
import { ColumnHeading, directionOf, nextSort } from '#web/backoffice/layout/column-heading.tsx'

/** The columns of the list on wide screens, of its headings and of its rows. */
export const productColumns = 'lg:grid-cols-[minmax(0,1fr)_9rem_minmax(9rem,16rem)] lg:gap-x-5'

/** The headings of the columns; a click sorts by one, from the first page on. */
export function ProductColumns({ sort }: { sort: AdminProductSort | undefined }) {
  const { columns } = productsMessages
  const [query] = useSearchParams()
  const pathOf = (column: 'name' | 'price') => {
    const next = new URLSearchParams(query)
    next.set('sort', nextSort(column, sort))
    next.delete('page')
    return `?${next}`
  }
  return (
    <nav
      aria-label={listsMessages.sortedBy}
      className={`hidden items-center border-sand-deep border-b px-3 text-ink-soft text-sm lg:grid ${productColumns}`}
    >
      <ColumnHeading name={columns.product} to={pathOf('name')} sorted={directionOf('name', sort)} className="ps-17" />
      <ColumnHeading name={columns.price} to={pathOf('price')} sorted={directionOf('price', sort)} />
      <span>{columns.stock}</span>
    </nav>
  )
}

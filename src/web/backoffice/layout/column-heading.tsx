import { Link } from 'react-router'
import { listsMessages } from '#page-messages/backoffice/layout.ts'

interface ColumnHeadingProps {
  readonly name: string
  /** Sorts by the column, in the other direction where the list is sorted by it already. */
  readonly to: string
  /** In which direction the list is sorted by the column; undefined when it is not. */
  readonly sorted: 'ascending' | 'descending' | undefined
  readonly className?: string
}

/** The heading of a column by which a list can be sorted. */
export function ColumnHeading({ name, to, sorted, className = '' }: ColumnHeadingProps) {
  const { sortedAs } = listsMessages
  return (
    <Link
      to={to}
      aria-current={sorted ? 'true' : undefined}
      className={`inline-flex min-h-11 items-center gap-1 font-semibold hover:text-door aria-[current=true]:text-door ${className}`}
    >
      {name}
      {sorted && <span aria-hidden>{sorted === 'ascending' ? '▲' : '▼'}</span>}
      {sorted && <span className="sr-only">, {sortedAs[sorted]}</span>}
    </Link>
  )
}

/** A column name, or a hyphen and one: descending. */
type Sort<Column extends string> = Column | `-${Column}`

/** Returns in which direction a list is sorted by a column; undefined when it is sorted by another one. */
export function directionOf<Column extends string>(column: Column, sort: Sort<Column> | undefined) {
  if (sort === column) return 'ascending'
  return sort === `-${column}` ? 'descending' : undefined
}

/** Returns the order that a click on the heading of a column asks for: ascending, then the other direction. */
export function nextSort<Column extends string>(column: Column, sort: Sort<Column> | undefined): Sort<Column> {
  return sort === column ? `-${column}` : column
}

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

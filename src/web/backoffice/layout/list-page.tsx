import type { ReactNode, Ref } from 'react'
import { BackofficeTitle } from './backoffice-title.tsx'
import { EmptyList } from './empty-list.tsx'
import { ListFilter } from './list-filter.tsx'
import { PaginationLinks } from './pagination-links.tsx'
import { useReloadOnNewCounts } from './pending-counts.ts'

interface ListPageProps<Part extends string> {
  readonly title: string
  /** The search parameter that selects a part. */
  readonly parameter: string
  readonly part: Part
  readonly parts: readonly Part[]
  readonly partNames: Readonly<Record<Part, string>>
  /** Content between the filter and the list. */
  readonly tools?: ReactNode
  readonly isEmpty: boolean
  readonly emptyText: string
  readonly olderThan: number | undefined
  readonly newerThan?: number | undefined
  readonly children: ReactNode
}

/** A filtered, paginated list that reloads when new items arrive. */
export function ListPage<Part extends string>(props: ListPageProps<Part>) {
  const { title, parameter, part, parts, partNames, tools, isEmpty, emptyText, olderThan, newerThan, children } = props
  useReloadOnNewCounts()
  return (
    <div className="mx-auto max-w-3xl space-y-4">
      <BackofficeTitle title={title} />
      <h1 className="text-3xl">{title}</h1>
      <ListFilter
        parameter={parameter}
        chosen={part}
        choices={parts.map((value) => ({ value, name: partNames[value] }))}
      />
      {tools}
      {isEmpty ? <EmptyList text={emptyText} /> : children}
      <PaginationLinks olderThan={olderThan} newerThan={newerThan} />
    </div>
  )
}

/** A list with dividers in a rounded box. */
export function ListCard({ children, ref }: { children: ReactNode; ref?: Ref<HTMLUListElement> }) {
  return (
    <ul ref={ref} className="panel divide-y divide-sand-deep overflow-hidden">
      {children}
    </ul>
  )
}

import type { ReactNode } from 'react'
import { EmptyList } from './empty-list.tsx'
import { ListFilter } from './list-filter.tsx'
import { OfficeTitle } from './office-title.tsx'
import { OlderLink } from './older-link.tsx'
import { useFreshness } from './waiting.ts'

interface ListPageProps<Part extends string> {
  readonly title: string
  /** The name in the address under which a part of the list is asked for. */
  readonly parameter: string
  readonly part: Part
  readonly parts: readonly Part[]
  readonly partNames: Readonly<Record<Part, string>>
  /** What stands between the choice of a part and the list. */
  readonly tools?: ReactNode
  readonly isEmpty: boolean
  readonly emptyText: string
  readonly olderThan: number | undefined
  readonly newerThan?: number | undefined
  readonly children: ReactNode
}

/** A list of what people sent to the shop, part by part and page by page. It keeps itself fresh. */
export function ListPage<Part extends string>(props: ListPageProps<Part>) {
  const { title, parameter, part, parts, partNames, tools, isEmpty, emptyText, olderThan, newerThan, children } = props
  useFreshness()
  return (
    <div className="mx-auto max-w-3xl space-y-4">
      <OfficeTitle title={title} />
      <h1 className="text-3xl">{title}</h1>
      <ListFilter
        parameter={parameter}
        chosen={part}
        choices={parts.map((value) => ({ value, name: partNames[value] }))}
      />
      {tools}
      {isEmpty ? <EmptyList text={emptyText} /> : children}
      <OlderLink olderThan={olderThan} newerThan={newerThan} />
    </div>
  )
}

/** Rows with lines between them on one sheet. */
export function ListSheet({ children }: { children: ReactNode }) {
  return (
    <ul className="divide-y divide-sand-deep overflow-hidden rounded-2xl bg-white ring-1 ring-sand-deep">{children}</ul>
  )
}

import { type ComponentType, type ReactNode, type Ref, type RefObject, useId, useRef } from 'react'
import { useLocation, useSearchParams } from 'react-router'
import { listsMessages } from '#page-messages/backoffice/layout.ts'
import { type LinkParameters, pagePath } from '#web/paths/page-path.ts'
import { LinkRow } from './link-row.tsx'
import { OfficePage, type OfficePageProps } from './office-page.tsx'
import { type ListPlace, Pagination } from './pagination.tsx'
import { useReloadOnNewCounts } from './pending-counts.ts'

interface Identified {
  readonly id: number | string
}

interface ListPageProps<Row extends Identified, Part extends string>
  extends Omit<OfficePageProps, 'children'>,
    Pick<ListRowsProps<Row>, 'rows' | 'columns'> {
  readonly parts?: ListPartsProps<Part>
  /** Content between the filter and the list. */
  readonly tools?: ReactNode
  /** How many rows there are, in words. */
  readonly count?: string
  /** Keyboard shortcuts of the rows, beside the count. */
  readonly shortcuts?: ComponentType<{ readonly list: RefObject<HTMLElement | null> }>
  /** What is shown instead of no rows. */
  readonly empty?: string
  readonly place?: ListPlace
  /** What is in a row, or all that is shown with rows. */
  readonly children: ReactNode | ((row: Row) => ReactNode)
}

/** A page with a list. */
export function ListPage<Row extends Identified, Part extends string>(props: ListPageProps<Row, Part>) {
  const { parts, tools, count, shortcuts: Shortcuts, rows, columns, empty, place, children, ...page } = props
  const [query] = useSearchParams()
  const isFirstPage = !query.has('before') && !query.has('after')
  const list = useRef<HTMLUListElement>(null)
  return (
    <OfficePage className="max-w-3xl space-y-4" {...page}>
      {parts && <ListParts {...parts} />}
      {tools}
      {Shortcuts && (
        <div className="flex items-center justify-between gap-3">
          <p aria-live="polite" className="text-ink-soft text-sm">
            {count}
          </p>
          <Shortcuts list={list} />
        </div>
      )}
      {rows.length === 0 ? (
        empty && <EmptyList text={isFirstPage ? empty : listsMessages.nothingMore} />
      ) : typeof children === 'function' ? (
        <ListRows {...{ rows, columns, list }}>{children}</ListRows>
      ) : (
        children
      )}
      {place && <Pagination place={place} />}
    </OfficePage>
  )
}

interface ListRowsProps<Row extends Identified> {
  readonly rows: readonly Row[]
  /** The headings of the columns that wide screens show. */
  readonly columns?: ReactNode
  readonly list?: Ref<HTMLUListElement>
  readonly children: (row: Row) => ReactNode
}

/** Rows with dividers in a rounded box. */
export function ListRows<Row extends Identified>({ rows, columns, list, children }: ListRowsProps<Row>) {
  return (
    <div className="panel overflow-hidden">
      {columns}
      <ul ref={list} className="divide-y divide-sand-deep">
        {rows.map((row) => (
          <li key={row.id}>{children(row)}</li>
        ))}
      </ul>
    </div>
  )
}

interface ListSectionProps<Row extends Identified> extends Pick<ListRowsProps<Row>, 'rows' | 'children'> {
  readonly title: string
  /** What is said of no rows. */
  readonly empty?: string
  /** Content below the rows. */
  readonly below?: ReactNode
}

/** A list under a title of its own. */
export function ListSection<Row extends Identified>({ title, rows, empty, below, children }: ListSectionProps<Row>) {
  const id = useId()
  return (
    <section aria-labelledby={id} className="space-y-2">
      <h2 id={id} className="text-xl">
        {title}
      </h2>
      {rows.length === 0 ? <p className="text-ink-soft">{empty}</p> : <ListRows rows={rows}>{children}</ListRows>}
      {below}
    </section>
  )
}

interface ListPartsProps<Part extends string> {
  /** The search parameter that selects a part. */
  readonly parameter: string
  readonly all: readonly Part[]
  readonly chosen: Part
  readonly names: Readonly<Record<Part, string>>
  /** What the links keep of the search. */
  readonly kept?: LinkParameters
}

/** Links to the parts of a list, each with its own URL. The part reloads when new items arrive. */
function ListParts<Part extends string>({ parameter, all, chosen, names, kept }: ListPartsProps<Part>) {
  const { pathname } = useLocation()
  useReloadOnNewCounts()
  const links = all.map((part) => ({
    ...{ name: names[part], isCurrent: part === chosen },
    to: pagePath(pathname, { ...kept, [parameter]: part }),
  }))
  return <LinkRow label={listsMessages.filter} links={links} />
}

/** Shown instead of an empty list. */
export function EmptyList({ text }: { text: string }) {
  return <p className="panel px-6 py-12 text-center text-ink-soft">{text}</p>
}

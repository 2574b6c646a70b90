import { useSearchParams } from 'react-router'
import { listsMessages } from '#page-messages/backoffice/layout.ts'
import { ButtonLink } from '#web/ui/button.tsx'

interface PageLink {
  readonly to: string
  readonly name: string
  readonly variant?: 'outline' | 'quiet'
  readonly id?: string
}

type PageItem = PageLink | string | false | undefined

/** Links to the other pages of a list, and texts between them. Renders nothing without a link. */
export function PageLinks({ items }: { readonly items: readonly PageItem[] }) {
  const shown = items.filter((item) => item !== undefined && item !== false)
  if (shown.every((item) => typeof item === 'string')) return null
  return (
    <nav aria-label={listsMessages.pages} className="mt-5 flex flex-wrap items-center justify-center gap-3">
      {shown.map((item) =>
        typeof item === 'string' ? (
          <span key={item}>{item}</span>
        ) : (
          <ButtonLink key={item.name} variant={item.variant ?? 'outline'} to={item.to} id={item.id}>
            {item.name}
          </ButtonLink>
        ),
      )}
    </nav>
  )
}

/** Which page of a list is shown, and what is beside it. */
export type ListPlace =
  /** The next page of a list sorted newest first, or oldest first, by the id of its last row. */
  | { readonly olderThan: number | undefined; readonly newerThan?: number | undefined }
  | { readonly page: number; readonly last: number }

/** The links of a list whose place is in the URL: `before` and `after` an id, or the number of the `page`. */
export function Pagination({ place }: { readonly place: ListPlace }) {
  const [query] = useSearchParams()
  const to = (parameters: { readonly before?: number; readonly after?: number; readonly page?: number }) => {
    const others = [...query].filter(([name]) => name !== 'before' && name !== 'after' && name !== 'page')
    const own = Object.entries(parameters).map(([name, value]) => [name, String(value)])
    return `?${new URLSearchParams([...others, ...own])}`
  }
  if ('page' in place) {
    const { page, last } = place
    return (
      <PageLinks
        items={[
          page > 1 && { to: to({ page: page - 1 }), name: listsMessages.previousPage },
          listsMessages.page(page, last),
          page < last && { to: to({ page: page + 1 }), name: listsMessages.nextPage },
        ]}
      />
    )
  }
  const { olderThan, newerThan } = place
  const first = query.has('after') ? listsMessages.oldest : query.has('before') && listsMessages.newest
  return (
    <PageLinks
      items={[
        first && { to: to({}), name: first, variant: 'quiet' },
        olderThan !== undefined && { to: to({ before: olderThan }), name: listsMessages.older },
        newerThan !== undefined && { to: to({ after: newerThan }), name: listsMessages.newer },
      ]}
    />
  )
}

import { useSearchParams } from 'react-router'
import { listsMessages } from '#page-messages/backoffice/layout.ts'
import { ButtonLink } from '#web/ui/button.tsx'

/** Links to the next and the previous page of a list with `?page=`. Renders nothing when there is only one. */
export function PageNumbers({ page, last }: { page: number; last: number }) {
  const [query] = useSearchParams()
  if (last <= 1) return null
  const pathOf = (page: number) => {
    const next = new URLSearchParams(query)
    next.set('page', String(page))
    return `?${next}`
  }
  return (
    <nav aria-label={listsMessages.pages} className="mt-5 flex items-center justify-center gap-4">
      {page > 1 && (
        <ButtonLink variant="outline" to={pathOf(page - 1)}>
          {listsMessages.previousPage}
        </ButtonLink>
      )}
      <span>{listsMessages.page(page, last)}</span>
      {page < last && (
        <ButtonLink variant="outline" to={pathOf(page + 1)}>
          {listsMessages.nextPage}
        </ButtonLink>
      )}
    </nav>
  )
}

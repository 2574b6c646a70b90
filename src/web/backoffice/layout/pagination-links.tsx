import { useSearchParams } from 'react-router'
import { listsMessages } from '#page-messages/backoffice/layout.ts'
import { ButtonLink } from '#web/ui/button.tsx'

interface PaginationLinksProps {
  /** The next page of a list sorted newest first, */
  readonly olderThan: number | undefined
  /** or oldest first. */
  readonly newerThan?: number | undefined
}

/** Links to the next page and back to the first. */
export function PaginationLinks({ olderThan, newerThan }: PaginationLinksProps) {
  const [search] = useSearchParams()
  const to = (place: { readonly before?: number | undefined; readonly after?: number | undefined }) => {
    const next = new URLSearchParams(search)
    for (const name of ['before', 'after'] as const) {
      if (place[name]) next.set(name, String(place[name]))
      else next.delete(name)
    }
    return `?${next}`
  }
  const isFirst = !search.has('before') && !search.has('after')
  if (isFirst && !olderThan && !newerThan) return null
  return (
    <p className="mt-5 flex flex-wrap justify-center gap-3">
      {!isFirst && (
        <ButtonLink variant="quiet" to={to({})}>
          {search.has('after') ? listsMessages.oldest : listsMessages.newest}
        </ButtonLink>
      )}
      {olderThan && (
        <ButtonLink variant="outline" to={to({ before: olderThan })}>
          {listsMessages.older}
        </ButtonLink>
      )}
      {newerThan && (
        <ButtonLink variant="outline" to={to({ after: newerThan })}>
          {listsMessages.newer}
        </ButtonLink>
      )}
    </p>
  )
}

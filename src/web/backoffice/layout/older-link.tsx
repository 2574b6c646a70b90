import { useSearchParams } from 'react-router'
import { ButtonLink } from '../../ui/button.tsx'
import { useOfficeMessages } from '../text/office-messages.ts'

interface OlderLinkProps {
  /** The way on in a list whose newest come first, */
  readonly olderThan: number | undefined
  /** and in one whose oldest do. */
  readonly newerThan?: number | undefined
}

/** The way on in a list, and back to its beginning. */
export function OlderLink({ olderThan, newerThan }: OlderLinkProps) {
  const { lists } = useOfficeMessages()
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
          {search.has('after') ? lists.oldest : lists.newest}
        </ButtonLink>
      )}
      {olderThan && (
        <ButtonLink variant="outline" to={to({ before: olderThan })}>
          {lists.older}
        </ButtonLink>
      )}
      {newerThan && (
        <ButtonLink variant="outline" to={to({ after: newerThan })}>
          {lists.newer}
        </ButtonLink>
      )}
    </p>
  )
}

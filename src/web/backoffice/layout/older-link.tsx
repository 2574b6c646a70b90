import { useSearchParams } from 'react-router'
import { ButtonLink } from '../../ui/button.tsx'
import { useOfficeMessages } from '../text/office-messages.ts'

/** The way on in a list whose newest come first, and back to its beginning. */
export function OlderLink({ olderThan }: { olderThan: number | undefined }) {
  const { lists } = useOfficeMessages()
  const [search] = useSearchParams()
  const isFirst = !search.has('before')
  const to = (before: number | undefined) => {
    const next = new URLSearchParams(search)
    if (before) next.set('before', String(before))
    else next.delete('before')
    return `?${next}`
  }
  if (isFirst && !olderThan) return null
  return (
    <p className="mt-5 flex flex-wrap justify-center gap-3">
      {!isFirst && (
        <ButtonLink variant="quiet" to={to(undefined)}>
          {lists.newest}
        </ButtonLink>
      )}
      {olderThan && (
        <ButtonLink variant="outline" to={to(olderThan)}>
          {lists.older}
        </ButtonLink>
      )}
    </p>
  )
}

import { useContext } from 'react'
import { errorMessages } from '#messages/errors.ts'
import { lostLineMessages } from '#messages/lost-line.ts'
import { RequestId } from '../../request-id.ts'
import { useMessages } from '../../text/messages.ts'
import { Button } from '../../ui/button.tsx'
import { PhoneLink } from '../phone-link.tsx'
import { SearchForm } from '../search-box.tsx'
import { InsteadOfPage, WaysOn } from './instead-of-page.tsx'

/** What is shown in place of a page that is not there, or that failed. `thing` is what was missing. */
export default function ErrorPage({ status, thing }: { status: number; thing?: unknown }) {
  const { reload } = useMessages(lostLineMessages)
  const [title, text] = wordsFor(status, thing, useMessages(errorMessages))
  const isMissing = status === 404
  return (
    <InsteadOfPage sign={status} {...{ title, text }}>
      {isMissing && <Search thing={thing} />}
      <WaysOn>{!isMissing && <Button onClick={() => location.reload()}>{reload}</Button>}</WaysOn>
      {!isMissing && <RequestNumber />}
    </InsteadOfPage>
  )
}

/** An order is found by asking for it, all else by looking for it. */
function Search({ thing }: { thing: unknown }) {
  const errors = useMessages(errorMessages)
  if (thing === 'order') return <PhoneLink />
  return <SearchForm label={errors.search} className="mx-auto max-w-md" />
}

function wordsFor(status: number, thing: unknown, errors: typeof errorMessages.en) {
  if (status === 503) return [errors.away, errors.awayText] as const
  if (status === 413) return [errors.tooLong, errors.tooLongText] as const
  if (status !== 404) return [errors.failed, errors.failedText] as const
  if (thing === 'order') return [errors.noSuchOrder, errors.noSuchOrderText] as const
  if (thing === 'store') return [errors.noSuchStore, errors.noSuchStoreText] as const
  return [thing === 'product' ? errors.noSuchProduct : errors.notFound, errors.notFoundText] as const
}

/** Which request failed, for whoever looks for it in the log. Only the server knows, so what it wrote stays. */
function RequestNumber() {
  const errors = useMessages(errorMessages)
  const id = useContext(RequestId)
  return (
    <p suppressHydrationWarning className="mt-10 text-ink-soft text-sm">
      {id === undefined ? '' : errors.requestId(id)}
    </p>
  )
}

import { useContext } from 'react'
import { connectionLostMessages } from '#page-messages/connection-lost.ts'
import { errorMessages as errors } from '#page-messages/errors.ts'
import { trackPath } from '#web/paths/storefront-paths.ts'
import { RequestId } from '#web/rendering/request-id.ts'
import { PhoneLink } from '#web/storefront/components/phone-link.tsx'
import { SearchForm } from '#web/storefront/components/search-box.tsx'
import { Button } from '#web/ui/button.tsx'
import { PageButton } from '#web/ui/page-link.tsx'
import { ErrorActions, ErrorLayout } from './error-layout.tsx'

/** The error page by status. `thing` is what a 404 did not find. */
export default function ErrorPage({ status, thing }: { status: number; thing?: unknown }) {
  const { reload } = connectionLostMessages
  const [title, text] = messagesFor(status, thing)
  const isMissing = status === 404
  const findOrder = thing === 'order' && <PageButton to={trackPath()}>{errors.trackOrder}</PageButton>
  return (
    <ErrorLayout sign={status} {...{ title, text }}>
      {isMissing && <Search thing={thing} />}
      <ErrorActions>
        {isMissing ? findOrder : !isRefusedForm(status) && <Button onClick={() => location.reload()}>{reload}</Button>}
      </ErrorActions>
      {!isMissing && <RequestNumber />}
    </ErrorLayout>
  )
}

/** A phone link for a missing order, a search form for everything else. */
function Search({ thing }: { thing: unknown }) {
  if (thing === 'order') return <PhoneLink />
  return <SearchForm label={errors.search} className="mx-auto max-w-md" />
}

/** From another site, or not readable at all. To load its page again would send it again. */
function isRefusedForm(status: number): boolean {
  return status === 400 || status === 403
}

function messagesFor(status: number, thing: unknown) {
  if (status === 503) return [errors.away, errors.awayText] as const
  if (isRefusedForm(status)) return [errors.formRefused, errors.formRefusedText] as const
  if (status === 413) return [errors.tooLong, errors.tooLongText] as const
  if (status !== 404) return [errors.failed, errors.failedText] as const
  if (thing === 'order') return [errors.noSuchOrder, errors.noSuchOrderText] as const
  if (thing === 'store') return [errors.noSuchStore, errors.noSuchStoreText] as const
  return [thing === 'product' ? errors.noSuchProduct : errors.notFound, errors.notFoundText] as const
}

/** The id of the failed request in the log. Only the server knows it, so the hydrated page keeps the server's text. */
function RequestNumber() {
  const id = useContext(RequestId)
  return (
    <p suppressHydrationWarning className="mt-10 text-ink-soft text-sm">
      {id === undefined ? '' : errors.requestId(id)}
    </p>
  )
}

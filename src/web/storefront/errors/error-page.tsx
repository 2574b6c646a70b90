import { useContext } from 'react'
import { Form } from 'react-router'
import { errorMessages } from '#messages/errors.ts'
import { RequestId } from '../../request-id.ts'
import { useMessages } from '../../text/messages.ts'
import { Button } from '../../ui/button.tsx'
import { PageButton } from '../../ui/page-link.tsx'
import { ZelligeBand } from '../../ui/zellige.tsx'
import { SearchBox } from '../shop/search-box.tsx'

/** What is shown in place of a page that is not there, or that failed, with a way on from it. `thing` is what was missing. */
export function ErrorPage({ status, thing }: { status: number; thing?: unknown }) {
  const errors = useMessages(errorMessages)
  const isMissing = status === 404
  const [title, text] = wordsFor(status, thing, errors)
  return (
    <section className="page max-w-2xl py-14 text-center sm:py-20">
      <title>{title}</title>
      <meta name="robots" content="noindex" />
      <p
        aria-hidden="true"
        className="arch mx-auto grid h-44 w-36 place-items-center bg-sand pt-8 font-display text-5xl text-door"
      >
        {status}
      </p>
      <h1 className="mt-8 text-4xl">{title}</h1>
      <p className="mx-auto mt-4 max-w-lg text-balance text-ink-soft">{text}</p>
      <ZelligeBand className="mx-auto my-8 h-4 max-w-48 text-door/45" />
      {isMissing && (
        <Form action="/shop" className="mx-auto max-w-md">
          <SearchBox />
        </Form>
      )}
      <div className="mt-8 flex flex-wrap justify-center gap-3">
        {!isMissing && <Button onClick={() => location.reload()}>{errors.reload}</Button>}
        <PageButton to="/shop" variant={isMissing ? 'primary' : 'outline'}>
          {errors.toShop}
        </PageButton>
        <PageButton to="/" variant="outline">
          {errors.backHome}
        </PageButton>
      </div>
      <RequestNumber />
    </section>
  )
}

function wordsFor(status: number, thing: unknown, errors: typeof errorMessages.en) {
  if (status === 503) return [errors.away, errors.awayText] as const
  if (status === 413) return [errors.tooLong, errors.tooLongText] as const
  if (status !== 404) return [errors.failed, errors.failedText] as const
  const names = { product: errors.noSuchProduct, store: errors.noSuchStore, order: errors.noSuchOrder }
  return [names[thing as keyof typeof names] ?? errors.notFound, errors.notFoundText] as const
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

import { useContext } from 'react'
import { RequestId } from '../../request-id.ts'
import { Button, ButtonLink } from '../../ui/button.tsx'
import { useOfficeMessages } from '../text/office-messages.ts'

const wordsOf = { 403: 'notAllowed', 404: 'notFound', 413: 'tooLong', 503: 'away' } as const

/** What is shown in place of a screen that is not there, not for this person, or that failed. */
export function OfficeError({ status }: { status: number }) {
  const { errors } = useOfficeMessages()
  const { title, text } = errors[wordsOf[status as keyof typeof wordsOf] ?? 'failed']
  // Only the server knows, so what it wrote stays.
  const requestId = useContext(RequestId)
  return (
    <section className="mx-auto max-w-md px-5 py-16 text-center">
      <title>{title}</title>
      <h1 className="text-3xl">{title}</h1>
      <p className="mt-3 text-ink-soft">{text}</p>
      <p suppressHydrationWarning className="mt-2 text-ink-soft text-sm">
        {requestId === undefined ? '' : errors.requestId(requestId)}
      </p>
      <div className="mt-8 flex flex-wrap justify-center gap-3">
        <Button variant="outline" onClick={() => location.reload()}>
          {errors.again}
        </Button>
        <ButtonLink to="/admin" variant="secondary">
          {errors.toToday}
        </ButtonLink>
      </div>
    </section>
  )
}

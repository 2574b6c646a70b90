import { useContext } from 'react'
import { errorsMessages } from '#page-messages/backoffice/layout.ts'
import { dashboardPath } from '#web/paths/backoffice-paths.ts'
import { RequestId } from '#web/rendering/request-id.ts'
import { Button, ButtonLink } from '#web/ui/button.tsx'

const messagesByStatus = { 403: 'notAllowed', 404: 'notFound', 413: 'tooLong', 503: 'away' } as const

/** The error page: not found, not allowed, unavailable or failed. */
export function BackofficeError({ status }: { status: number }) {
  const { title, text } = errorsMessages[messagesByStatus[status as keyof typeof messagesByStatus] ?? 'failed']
  // Only the server knows the request id, so the server-rendered text is kept.
  const requestId = useContext(RequestId)
  return (
    <section className="mx-auto max-w-md px-5 py-16 text-center">
      <title>{title}</title>
      <h1 className="text-3xl">{title}</h1>
      <p className="mt-3 text-ink-soft">{text}</p>
      <p suppressHydrationWarning className="mt-2 text-ink-soft text-sm">
        {requestId === undefined ? '' : errorsMessages.requestId(requestId)}
      </p>
      <div className="mt-8 flex flex-wrap justify-center gap-3">
        <Button variant="outline" onClick={() => location.reload()}>
          {errorsMessages.again}
        </Button>
        <ButtonLink to={dashboardPath()} variant="secondary">
          {errorsMessages.toDashboard}
        </ButtonLink>
      </div>
    </section>
  )
}

import { classifySendingError } from '#domain/email-outbox/sending-problem.ts'
import { useBackofficeMessages } from '#web/backoffice/text/backoffice-messages.ts'

/** Why an email was not sent: an explanation, and the original error of the mail service in a collapsed part. */
export function SendingError({ error }: { error: string }) {
  const { problems, technicalReason } = useBackofficeMessages().emails
  return (
    <div className="text-sm">
      <p className="text-clay-deep">{problems[classifySendingError(error)]}</p>
      <details>
        <summary className="flex min-h-11 w-fit cursor-pointer items-center text-ink-soft underline">
          {technicalReason}
        </summary>
        <p className="wrap-anywhere">{error}</p>
      </details>
    </div>
  )
}

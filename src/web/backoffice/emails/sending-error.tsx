import { classifySendingError } from '#domain/email-outbox/sending-problem.ts'
import { emailsMessages } from '#page-messages/backoffice/emails.ts'
import { TechnicalText } from '#web/backoffice/layout/technical-text.tsx'

/** Why an email was not sent: an explanation, and the original error of the mail service in a collapsed part. */
export function SendingError({ error }: { error: string }) {
  const { problems, technicalReason } = emailsMessages
  return (
    <div className="text-sm">
      <p className="text-clay-deep">{problems[classifySendingError(error)]}</p>
      <details>
        <summary className="flex min-h-11 w-fit cursor-pointer items-center text-ink-soft underline">
          {technicalReason}
        </summary>
        <p className="wrap-anywhere">
          <TechnicalText text={error} />
        </p>
      </details>
    </div>
  )
}

import type { UnsentEmails } from '#domain/email-outbox/count-emails.ts'
import type { EmailFilter } from '#domain/email-outbox/email-filter.ts'
import { emailsMessages } from '#page-messages/backoffice/emails.ts'
import { Notice } from '#web/ui/notice.tsx'
import { SendingError } from './sending-error.tsx'

/** Returns the names of the filters, with the number of emails that are not sent yet. */
export function filterNamesWithCounts(
  { filters, withCount }: typeof emailsMessages,
  { failedPermanently, held, failing, waiting }: UnsentEmails,
): Readonly<Record<EmailFilter, string>> {
  const named = (name: string, count: number) => (count > 0 ? withCount(name, count) : name)
  return {
    ...filters,
    'given-up': named(filters['given-up'], failedPermanently),
    held: named(filters.held, held),
    failing: named(filters.failing, failing),
    waiting: named(filters.waiting, waiting),
  }
}

/** Warns that emails are only written to a folder, or that they are failing. */
export function UnsentEmailNotices({ unsent: { failing, lastError, mailer } }: { unsent: UnsentEmails }) {
  return (
    <>
      {mailer === 'folder' && <Notice tone="info">{emailsMessages.folder}</Notice>}
      {failing > 0 && (
        <Notice tone="error">
          <p>{emailsMessages.failing(failing)}</p>
          {lastError && <SendingError error={lastError} />}
        </Notice>
      )}
    </>
  )
}

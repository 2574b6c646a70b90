import type { UnsentEmails } from '#domain/email-outbox/count-emails.ts'
import type { EmailFilter } from '#domain/email-outbox/email-filter.ts'
import { type BackofficeMessages, backoffice } from '#page-messages/backoffice.ts'
import { Notice } from '#web/ui/notice.tsx'
import { SendingError } from './sending-error.tsx'

/** Returns the names of the filters, with the number of emails that are not sent yet. */
export function filterNamesWithCounts(
  { filters, withCount }: BackofficeMessages['emails'],
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
  const { emails: texts } = backoffice
  return (
    <>
      {mailer === 'folder' && <Notice tone="info">{texts.folder}</Notice>}
      {failing > 0 && (
        <Notice tone="error">
          <p>{texts.failing(failing)}</p>
          {lastError && <SendingError error={lastError} />}
        </Notice>
      )}
    </>
  )
}

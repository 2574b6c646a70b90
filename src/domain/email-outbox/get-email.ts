import { mayManageEmails } from '#domain/access/policies.ts'
import { requireAllowed } from '#domain/access/require-allowed.ts'
import type { EmailKind, EmailPayload, StoredEmailText } from '#domain/email.ts'
import { NotFound } from '#domain/errors.ts'
import type { Marketplace } from '#domain/marketplace.ts'
import type { EmailLinksIn } from './email-links.ts'
import { emailFromRow, type OutboxEmail, selectEmails } from './email-rows.ts'
import { EmailWithdrawn } from './email-withdrawn.ts'

/** An email of the outbox with its text. */
export interface EmailDetails extends OutboxEmail {
  /** Absent when no text was stored and none can be rendered, because its data were deleted. */
  readonly text?: StoredEmailText
  /** Whether `text` is that of the last attempt; otherwise it is rendered now. */
  readonly isTextAsSent: boolean
}

/** Returns an email with its text. Throws NotFound for an unknown id. */
export async function getEmail(marketplace: Marketplace, emailId: number, links: EmailLinksIn): Promise<EmailDetails> {
  requireAllowed(mayManageEmails(marketplace.actor))
  const row = await selectEmails(marketplace.db)
    .select(['about', 'subject', 'body', 'emails.locale'])
    .where('emails.id', '=', emailId)
    .executeTakeFirst()
  if (!row) throw new NotFound('email', emailId)
  const stored =
    row.subject !== null && row.body !== null
      ? { subject: row.subject, body: row.body, ...(row.locale !== null && { locale: row.locale }) }
      : undefined
  const email = emailFromRow(row)
  const text = stored ?? (await renderPreview(marketplace, links, email.kind, row.about))
  return { ...email, ...(text && { text }), isTextAsSent: stored !== undefined || email.kind === 'newsletter-issue' }
}

async function renderPreview(
  marketplace: Marketplace,
  links: EmailLinksIn,
  kind: EmailKind,
  payload: EmailPayload[EmailKind],
): Promise<StoredEmailText | undefined> {
  try {
    return await marketplace.previewEmail(marketplace, links, { kind, payload })
  } catch (error) {
    if (error instanceof NotFound || error instanceof EmailWithdrawn) return undefined
    throw error
  }
}

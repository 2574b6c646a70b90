import { sql } from 'kysely'
import { mayManageEmails } from '#domain/access/policies.ts'
import { requireAllowed } from '#domain/access/require-allowed.ts'
import type { EmailStatus } from '#domain/email.ts'
import { type NewestFirstPage, rowsPerPage, toNewestFirstPage } from '#domain/keyset-pagination.ts'
import type { Marketplace } from '#domain/marketplace.ts'
import type { EmailFilter } from './email-filter.ts'
import { emailFromRow, type OutboxEmail, selectEmails } from './email-rows.ts'

/** A row of the list of emails. */
export interface ListedEmail extends OutboxEmail {
  /** Absent before the first attempt. */
  readonly subject?: string
  /** Whether what caused it looks like a bot's. */
  readonly isSuspicious: boolean
}

const statuses = {
  held: 'held',
  'given-up': 'given-up',
  failing: 'failed',
  waiting: 'queued',
  sent: 'sent',
  withdrawn: 'withdrawn',
} as const satisfies Record<EmailFilter, EmailStatus>

interface EmailListOptions {
  readonly filter: EmailFilter
  /** Part of an email address, in any case. */
  readonly recipient?: string
  readonly olderThan?: number | undefined
}

/** Returns one page of the outbox, newest first. */
export async function listEmails(
  marketplace: Marketplace,
  { filter, recipient = '', olderThan }: EmailListOptions,
): Promise<NewestFirstPage<ListedEmail>> {
  requireAllowed(mayManageEmails(marketplace.actor))
  let emails = selectEmails(marketplace.db)
    .select(
      sql<string | null>`case kind when 'newsletter-issue'
        then (select subject from newsletter_issues where id = (about->>'issueId')::bigint) else subject end`.as(
        'subject',
      ),
    )
    .select(
      sql<boolean>`(select type in ('newsletter.held', 'stock-alert.held') from events where id = event_id)`.as(
        'is_suspicious',
      ),
    )
    .where('emails.status', '=', statuses[filter])
    .orderBy('emails.id', 'desc')
    .limit(rowsPerPage + 1)
  if (recipient)
    emails = emails.where((is) =>
      is(is.fn('strpos', [is.fn('lower', ['recipient']), is.fn('lower', [is.val(recipient)])]), '>', 0),
    )
  if (olderThan) emails = emails.where('emails.id', '<', olderThan)
  const rows = await emails.execute()
  return toNewestFirstPage(
    rows.map((row) => ({
      ...emailFromRow(row),
      ...(row.subject && { subject: row.subject }),
      isSuspicious: row.is_suspicious,
    })),
  )
}

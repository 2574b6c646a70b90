import { sql } from 'kysely'
import type { Marketplace } from '../marketplace.ts'
import { type NewestFirst, newestFirst, rowsAtOnce } from '../newest-first.ts'
import { requireOperator } from '../operators/require-operator.ts'
import type { LetterKind, LetterStatus } from './letter.ts'
import type { MailerKind } from './mailer.ts'

/** A letter as it stands in the queue. */
export interface ListedLetter {
  readonly id: number
  readonly kind: LetterKind
  readonly recipient: string
  readonly status: LetterStatus
  readonly attempts: number
  readonly lastError?: string
  readonly queuedAt: Date
  readonly sentAt?: Date
  /** What carried it away; absent for what was sent before this was written down. */
  readonly carriedBy?: MailerKind
  /** Absent while it has not been written. */
  readonly subject?: string
  readonly order?: { readonly id: number; readonly number: string }
}

/** `failing` have been tried and will be tried again by themselves, `waiting` are still to be tried. */
export const letterFilters = ['given-up', 'failing', 'waiting', 'sent', 'withdrawn'] as const

const statuses = {
  'given-up': 'given-up',
  failing: 'failed',
  waiting: 'queued',
  sent: 'sent',
  withdrawn: 'withdrawn',
} as const satisfies Record<LetterFilter, LetterStatus>

export type LetterFilter = (typeof letterFilters)[number]

interface LettersWanted {
  readonly filter: LetterFilter
  /** Part of an address. */
  readonly recipient?: string
  readonly olderThan?: number | undefined
}

/** The letters of the shop, newest first. */
export async function listLetters(
  marketplace: Marketplace,
  { filter, recipient = '', olderThan }: LettersWanted,
): Promise<NewestFirst<ListedLetter>> {
  requireOperator(marketplace, 'staff')
  let letters = marketplace.db
    .selectFrom('letters')
    .leftJoin('orders', (join) => join.on(sql<boolean>`orders.id = (about->>'orderId')::bigint`))
    .select(['letters.id', 'kind', 'recipient', 'letters.status', 'attempts', 'last_error', 'queued_at', 'sent_at'])
    .select(['carried_by', 'orders.id as order_id', 'orders.number as order_number'])
    .select(
      sql<string | null>`case kind when 'newsletter-issue'
        then (select subject from newsletter_issues where id = (about->>'issueId')::bigint) else subject end`.as(
        'subject',
      ),
    )
    .where('letters.status', '=', statuses[filter])
    .orderBy('letters.id', 'desc')
    .limit(rowsAtOnce + 1)
  if (recipient)
    letters = letters.where((is) =>
      is(is.fn('strpos', [is.fn('lower', ['recipient']), is.fn('lower', [is.val(recipient)])]), '>', 0),
    )
  if (olderThan) letters = letters.where('letters.id', '<', olderThan)
  const rows = await letters.execute()
  return newestFirst(
    rows.map((row) => ({
      ...{ id: row.id, kind: row.kind as LetterKind, recipient: row.recipient, status: row.status },
      ...{ attempts: row.attempts, queuedAt: row.queued_at },
      ...(row.last_error && { lastError: row.last_error }),
      ...(row.sent_at && { sentAt: row.sent_at }),
      ...(row.carried_by && { carriedBy: row.carried_by as MailerKind }),
      ...(row.subject && { subject: row.subject }),
      ...(row.order_id && row.order_number && { order: { id: row.order_id, number: row.order_number } }),
    })),
  )
}

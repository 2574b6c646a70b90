import { type Kysely, type Selectable, sql } from 'kysely'
import type { Tables } from '#database/tables.ts'
import type { EmailKind, EmailStatus } from '#domain/email.ts'
import type { MailerKind } from './mailer.ts'

/** An email of the outbox without its text. */
export interface OutboxEmail {
  readonly id: number
  readonly kind: EmailKind
  readonly recipient: string
  readonly status: EmailStatus
  readonly attempts: number
  readonly lastError?: string
  readonly queuedAt: Date
  readonly sentAt?: Date
  /** Absent until it is sent, and for emails sent before this was recorded. */
  readonly sentVia?: MailerKind
  /** The order of an order email. */
  readonly order?: { readonly id: number; readonly number: string }
}

export function selectEmails(db: Kysely<Tables>) {
  return db
    .selectFrom('emails')
    .leftJoin('orders', (join) => join.on(sql<boolean>`orders.id = (about->>'orderId')::bigint`))
    .select(['emails.id', 'kind', 'recipient', 'emails.status', 'attempts', 'last_error', 'queued_at', 'sent_at'])
    .select(['carried_by', 'orders.id as order_id', 'orders.number as order_number'])
}

type EmailColumn =
  | 'id'
  | 'kind'
  | 'recipient'
  | 'status'
  | 'attempts'
  | 'last_error'
  | 'queued_at'
  | 'sent_at'
  | 'carried_by'

interface EmailRow extends Pick<Selectable<Tables['emails']>, EmailColumn> {
  order_id: number | null
  order_number: string | null
}

export function emailFromRow(row: EmailRow): OutboxEmail {
  return {
    ...{ id: row.id, kind: row.kind, recipient: row.recipient, status: row.status },
    ...{ attempts: row.attempts, queuedAt: row.queued_at },
    ...(row.last_error && { lastError: row.last_error }),
    ...(row.sent_at && { sentAt: row.sent_at }),
    ...(row.carried_by && { sentVia: row.carried_by }),
    ...(row.order_id && row.order_number && { order: { id: row.order_id, number: row.order_number } }),
  }
}

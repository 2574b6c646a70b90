import type { Selectable } from 'kysely'
import type { Tables } from '#database/tables.ts'
import type { EmailStatus } from '#domain/email.ts'
import type { Locale } from '#domain/locale.ts'
import type { ContactMessage } from './post-contact-message.ts'

/** A contact message in the inbox of the back office. */
export interface InboxMessage extends ContactMessage {
  readonly id: number
  /** The language of the visitor. */
  readonly locale: Locale
  readonly sentAt: Date
  readonly isSuspicious: boolean
  /** When it was replied to or marked as done; absent while it waits. */
  readonly doneAt?: Date
  readonly doneBy?: string
}

export interface MessageReply {
  readonly body: string
  readonly madeBy: string
  readonly madeAt: Date
  /** The status of the email that carries the reply. */
  readonly emailStatus: EmailStatus
}

/** In characters. */
export const maxReplyLength = 5000

export const inboxColumns = [
  ...(['id', 'name', 'email', 'message', 'locale'] as const),
  ...(['sent_at', 'is_held', 'done_at', 'done_by'] as const),
] as const

type MessageRow = Pick<Selectable<Tables['contact_messages']>, (typeof inboxColumns)[number]>

export function inboxMessageFromRow(row: MessageRow): InboxMessage {
  return {
    id: row.id,
    name: row.name,
    email: row.email,
    message: row.message,
    locale: row.locale,
    sentAt: row.sent_at,
    isSuspicious: row.is_held,
    ...(row.done_at && row.done_by && { doneAt: row.done_at, doneBy: row.done_by }),
  }
}

import type { Selectable } from 'kysely'
import type { Tables } from '#database/tables.ts'
import type { EmailStatus } from '#domain/email.ts'
import type { Locale } from '#domain/locale.ts'
import type { ContactMessage } from './post-contact-message.ts'

/** A contact message in the inbox of the back office. */
export interface InboxMessage extends Omit<ContactMessage, 'email'> {
  /** Absent only for an order without an address. */
  readonly email?: ContactMessage['email']
  /** The order on whose page it was written. */
  readonly orderId?: number
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
  ...(['id', 'name', 'email', 'message', 'locale', 'order_id'] as const),
  ...(['sent_at', 'is_held', 'done_at', 'done_by'] as const),
] as const

type MessageRow = Pick<Selectable<Tables['contact_messages']>, (typeof inboxColumns)[number]>

export function inboxMessageFromRow(row: MessageRow): InboxMessage {
  return {
    id: row.id,
    name: row.name,
    ...(row.email !== null && { email: row.email }),
    ...(row.order_id !== null && { orderId: row.order_id }),
    message: row.message,
    locale: row.locale,
    sentAt: row.sent_at,
    isSuspicious: row.is_held,
    ...(row.done_at && row.done_by && { doneAt: row.done_at, doneBy: row.done_by }),
  }
}

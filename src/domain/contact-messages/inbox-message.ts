import type { EmailStatus } from '#domain/email-outbox/email.ts'
import type { ContactMessage } from './post-contact-message.ts'

/** A contact message in the inbox of the back office. */
export interface InboxMessage extends ContactMessage {
  readonly id: number
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

interface MessageRow {
  readonly id: number
  readonly name: string
  readonly email: string
  readonly message: string
  readonly sent_at: Date
  readonly is_held: boolean
  readonly done_at: Date | null
  readonly done_by: string | null
}

export const inboxColumns = ['id', 'name', 'email', 'message', 'sent_at', 'is_held', 'done_at', 'done_by'] as const

export function inboxMessageFromRow(row: MessageRow): InboxMessage {
  return {
    id: row.id,
    name: row.name,
    email: row.email as InboxMessage['email'],
    message: row.message,
    sentAt: row.sent_at,
    isSuspicious: row.is_held,
    ...(row.done_at && row.done_by && { doneAt: row.done_at, doneBy: row.done_by }),
  }
}

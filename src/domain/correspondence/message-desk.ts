import type { LetterStatus } from '../letters/letter.ts'
import type { ContactMessage } from './send-message.ts'

/** A message as it waits at the desk of the shop. */
export interface MessageAtDesk extends ContactMessage {
  readonly id: number
  readonly sentAt: Date
  readonly isSuspicious: boolean
  /** When it was answered or put aside; absent while it waits. */
  readonly doneAt?: Date
  readonly doneBy?: string
}

export interface Reply {
  readonly body: string
  readonly madeBy: string
  readonly madeAt: Date
  /** Whether the letter with it has gone, still waits, or could not be sent. */
  readonly letterStatus: LetterStatus
}

export const longestReply = 5000

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

export const deskColumns = ['id', 'name', 'email', 'message', 'sent_at', 'is_held', 'done_at', 'done_by'] as const

export function messageOf(row: MessageRow): MessageAtDesk {
  return {
    id: row.id,
    name: row.name,
    email: row.email as MessageAtDesk['email'],
    message: row.message,
    sentAt: row.sent_at,
    isSuspicious: row.is_held,
    ...(row.done_at && row.done_by && { doneAt: row.done_at, doneBy: row.done_by }),
  }
}

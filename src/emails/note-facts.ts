import type { Locale } from '#domain/locale.ts'
import { type CustomerNotes, maxCustomerNoteLength } from '#domain/orders/order.ts'
import { emailMessagesIn } from './email-messages.ts'
import { sanitizeVisitorText } from './sanitize-visitor-text.ts'

/** The customer's notes of an order, as rows for a table of facts. */
export function noteFacts(
  locale: Locale,
  { customerNote, giftNote }: CustomerNotes,
): (readonly [name: string, value: string])[] {
  const { facts } = emailMessagesIn(locale)
  const notes = [
    [facts.customerNote, customerNote],
    [facts.giftNote, giftNote],
  ] as const
  return notes.flatMap(([name, note]) =>
    note ? [[name, sanitizeVisitorText(note, maxCustomerNoteLength)] as const] : [],
  )
}

import { type CustomerNotes, maxCustomerNoteLength } from '#domain/orders/order.ts'
import { emails } from '#messages/en/emails.ts'
import { sanitizeVisitorText } from './sanitize-visitor-text.ts'

/** The customer's notes of an order, as rows for a table of facts. */
export function noteFacts({ customerNote, giftNote }: CustomerNotes): (readonly [name: string, value: string])[] {
  const notes = [
    [emails.facts.customerNote, customerNote],
    [emails.facts.giftNote, giftNote],
  ] as const
  return notes.flatMap(([name, note]) =>
    note ? [[name, sanitizeVisitorText(note, maxCustomerNoteLength)] as const] : [],
  )
}

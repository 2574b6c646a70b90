import { type CustomerNotes, longestCustomerNote } from '#domain/orders/order.ts'
import { letters } from '#messages/en/letters.ts'
import { visitorText } from './visitor-text.ts'

/** What the customer wrote with the order, for a table of facts. */
export function noteFacts({ customerNote, giftNote }: CustomerNotes): (readonly [name: string, value: string])[] {
  const notes = [
    [letters.facts.customerNote, customerNote],
    [letters.facts.giftNote, giftNote],
  ] as const
  return notes.flatMap(([name, note]) => (note ? [[name, visitorText(note, longestCustomerNote)] as const] : []))
}

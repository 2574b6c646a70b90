import type { Selectable } from 'kysely'
import type { Tables } from '#database/tables.ts'
import type { CustomerNotes } from './order.ts'

/** Returns the customer's notes from the row of an order. */
export function customerNotesFromRow({
  customer_note,
  gift_note,
}: Pick<Selectable<Tables['orders']>, 'customer_note' | 'gift_note'>): CustomerNotes {
  return {
    ...(customer_note !== null && { customerNote: customer_note }),
    ...(gift_note !== null && { giftNote: gift_note }),
  }
}

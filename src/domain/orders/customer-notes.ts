import type { Selectable } from 'kysely'
import type { Tables } from '#database/tables.ts'
import type { CustomerNotes } from './order.ts'

/** What the customer wrote with an order, as its row has it. */
export function customerNotesOf({
  customer_note,
  gift_note,
}: Pick<Selectable<Tables['orders']>, 'customer_note' | 'gift_note'>): CustomerNotes {
  return {
    ...(customer_note !== null && { customerNote: customer_note }),
    ...(gift_note !== null && { giftNote: gift_note }),
  }
}

import type { Selectable } from 'kysely'
import type { Tables } from '#database/tables.ts'
import { isGovernorate } from '#domain/geography/governorate.ts'

type RecipientRow = Pick<
  Selectable<Tables['orders']>,
  'customer_name' | 'customer_email' | 'customer_phone' | 'delivery_address' | 'delivery_city' | 'governorate'
>

/** Maps the recipient and address from a row of `orders`. */
export function recipientFromRow(row: RecipientRow) {
  const { customer_email, governorate } = row
  return {
    customer: {
      name: row.customer_name,
      ...(customer_email !== null && { email: customer_email }),
      phone: row.customer_phone,
    },
    delivery: {
      address: row.delivery_address,
      city: row.delivery_city,
      ...(governorate !== null && isGovernorate(governorate) && { governorate }),
    },
  }
}

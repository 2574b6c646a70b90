import type { Selectable } from 'kysely'
import type { Tables } from '#database/tables.ts'
import type { Email } from '../email.ts'
import type { Phone } from '../phone.ts'
import { isGovernorate } from './governorate.ts'

type RecipientRow = Pick<
  Selectable<Tables['orders']>,
  'customer_name' | 'customer_email' | 'customer_phone' | 'delivery_address' | 'delivery_city' | 'governorate'
>

/** Who gets the parcel and where, as the row of an order has it. */
export function recipientOf(row: RecipientRow) {
  const { customer_email, governorate } = row
  return {
    customer: {
      name: row.customer_name,
      ...(customer_email !== null && { email: customer_email as Email }),
      phone: row.customer_phone as Phone,
    },
    delivery: {
      address: row.delivery_address,
      city: row.delivery_city,
      ...(governorate !== null && isGovernorate(governorate) && { governorate }),
    },
  }
}

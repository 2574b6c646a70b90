import type { Marketplace } from '../marketplace.ts'
import { requireOperator } from '../operators/require-operator.ts'
import type { Phone } from '../phone.ts'
import type { Customer } from './order.ts'
import { recipientOf } from './recipient-row.ts'

/** Who last ordered with a number, and where to. */
export interface KnownCustomer extends ReturnType<typeof recipientOf> {
  readonly customer: Customer
  readonly placedAt: Date
}

/** What the last order of a number says, if there was one. Of who also ordered in person, the last parcel says where to. */
export async function findKnownCustomer(marketplace: Marketplace, phone: Phone): Promise<KnownCustomer | undefined> {
  requireOperator(marketplace, 'staff')
  const lastOrders = marketplace.db
    .selectFrom('orders')
    .select(['customer_name', 'customer_email', 'customer_phone', 'delivery_address', 'delivery_city', 'governorate'])
    .select('placed_at')
    .where('customer_phone', '=', phone)
    .orderBy('placed_at', 'desc')
    .limit(1)
  const row =
    (await lastOrders.where('source', '<>', 'visit').executeTakeFirst()) ?? (await lastOrders.executeTakeFirst())
  return row && { ...recipientOf(row), placedAt: row.placed_at }
}

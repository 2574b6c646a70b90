import { mayHandleOrders } from '#domain/access/policies.ts'
import { requireAllowed } from '#domain/access/require-allowed.ts'
import type { Marketplace } from '#domain/marketplace.ts'
import type { Customer } from '#domain/orders/order.ts'
import { recipientFromRow } from '#domain/orders/order-rows.ts'
import type { Phone } from '#domain/phone.ts'

/** The customer and delivery address of the last order of a phone number. */
export interface PreviousCustomer extends ReturnType<typeof recipientFromRow> {
  readonly customer: Customer
  readonly placedAt: Date
}

/** Finds the last customer of a phone number. Orders in person have no delivery address, so any other order wins. */
export async function findCustomerByPhone(
  marketplace: Marketplace,
  phone: Phone,
): Promise<PreviousCustomer | undefined> {
  requireAllowed(mayHandleOrders(marketplace.actor))
  const lastOrders = marketplace.db
    .selectFrom('orders')
    .select(['customer_name', 'customer_email', 'customer_phone', 'delivery_address', 'delivery_city', 'governorate'])
    .select('placed_at')
    .where('customer_phone', '=', phone)
    .orderBy('placed_at', 'desc')
    .limit(1)
  const row =
    (await lastOrders.where('source', '<>', 'visit').executeTakeFirst()) ?? (await lastOrders.executeTakeFirst())
  return row && { ...recipientFromRow(row), placedAt: row.placed_at }
}

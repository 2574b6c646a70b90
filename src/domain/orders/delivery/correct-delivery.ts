import { mayHandleOrders } from '#domain/access/policies.ts'
import { requireAllowed } from '#domain/access/require-allowed.ts'
import { recordAudit } from '#domain/audit/record-audit.ts'
import { findGovernorate } from '#domain/geography/find-governorate.ts'
import { inTransaction } from '#domain/in-transaction.ts'
import type { Marketplace } from '#domain/marketplace.ts'
import { mayCorrectDelivery, type OrderStatus } from '#domain/order-status.ts'
import { lockOrder } from '#domain/orders/lock-order.ts'
import { recipientFromRow } from '#domain/orders/order-rows.ts'
import { type DeliveryCorrection, type DeliveryMerge, mergeDeliveries } from './delivery-correction.ts'
import { editableDelivery } from './editable-delivery.ts'

export type CorrectionOutcome =
  | { readonly outcome: 'corrected' }
  /** The parcel is with the courier. */
  | { readonly outcome: 'too-late'; readonly status: OrderStatus }
  /** Somebody else has changed the same fields to other values since `base`. */
  | ({ readonly outcome: 'changed-meanwhile'; readonly current: DeliveryCorrection } & DeliveryMerge)

/**
 * Corrects the recipient and address of an order, until it is shipped. A three-way merge with `base`, the version the
 * operator saw: only the fields that differ from it are changed; without `base` all fields are. On a conflict nothing
 * is saved. A new phone number puts the order back into the call queue. Throws NotFound for an unknown order.
 */
export async function correctDelivery(
  marketplace: Marketplace,
  orderId: number,
  correction: DeliveryCorrection,
  base?: DeliveryCorrection,
): Promise<CorrectionOutcome> {
  requireAllowed(mayHandleOrders(marketplace.actor))
  return inTransaction(marketplace, async (marketplace) => {
    const status = await lockOrder(marketplace, orderId)
    if (!mayCorrectDelivery(status)) return { outcome: 'too-late', status }
    const before = await readDelivery(marketplace, orderId)
    const current = editableDelivery(recipientFromRow(before))
    const { merged, conflicts } = mergeDeliveries(base ?? current, correction, current)
    if (conflicts.length > 0) return { outcome: 'changed-meanwhile', current, merged, conflicts }

    const { customer, address, city, governorate } = merged
    const after = {
      customer_name: customer.name,
      customer_email: customer.email ?? null,
      customer_phone: customer.phone,
      delivery_address: address,
      delivery_city: city,
      governorate: governorate ?? findGovernorate(city) ?? 'unknown',
    } as const
    const newNumber = { phone_is_wrong: false, call_back_at: null, unanswered_calls: 0 }
    await marketplace.db
      .updateTable('orders')
      .set({ ...after, ...(before.customer_phone !== customer.phone && newNumber) })
      .where('id', '=', orderId)
      .execute()
    await recordAudit(marketplace, { entity: 'order', id: orderId, action: 'corrected', before, after })
    return { outcome: 'corrected' }
  })
}

async function readDelivery({ db }: Marketplace, orderId: number) {
  return db
    .selectFrom('orders')
    .select(['customer_name', 'customer_email', 'customer_phone', 'delivery_address', 'delivery_city', 'governorate'])
    .where('id', '=', orderId)
    .executeTakeFirstOrThrow()
}

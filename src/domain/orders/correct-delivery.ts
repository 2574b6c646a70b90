import { recordChange } from '../history/record-change.ts'
import { inTransaction } from '../in-transaction.ts'
import type { Marketplace } from '../marketplace.ts'
import { requireOperator } from '../operators/require-operator.ts'
import { recordEvent } from '../record-event.ts'
import { type DeliveryCorrection, type DeliveryMerge, mergeDeliveries } from './delivery-correction.ts'
import { lockOrder } from './lock-order.ts'
import { mayCorrectDelivery, type OrderStatus } from './order-status.ts'
import { recipientOf } from './recipient-row.ts'
import { recognizeGovernorate } from './recognize-governorate.ts'
import { writtenDelivery } from './written-delivery.ts'

export type CorrectionOutcome =
  | { readonly outcome: 'corrected' }
  /** The courier has it. */
  | { readonly outcome: 'too-late'; readonly status: OrderStatus }
  /** Somebody else has written other words in the same place since. */
  | ({ readonly outcome: 'changed-meanwhile'; readonly current: DeliveryCorrection } & DeliveryMerge)

/**
 * Puts right who gets the parcel and where, until it is shipped. Only what differs from `base`, which the person had
 * before them, is meant; without it all is. Where somebody else has put the same right otherwise, nothing is saved. A
 * new phone number is worth a new call. Throws NotFound for an order that never was.
 */
export async function correctDelivery(
  marketplace: Marketplace,
  orderId: number,
  correction: DeliveryCorrection,
  base?: DeliveryCorrection,
): Promise<CorrectionOutcome> {
  requireOperator(marketplace, 'staff')
  return inTransaction(marketplace, async (marketplace) => {
    const status = await lockOrder(marketplace, orderId)
    if (!mayCorrectDelivery(status)) return { outcome: 'too-late', status }
    const before = await readDelivery(marketplace, orderId)
    const current = writtenDelivery(recipientOf(before))
    const { merged, contested } = mergeDeliveries(base ?? current, correction, current)
    if (contested.length > 0) return { outcome: 'changed-meanwhile', current, merged, contested }

    const { customer, address, city, governorate } = merged
    const after = {
      customer_name: customer.name,
      customer_email: customer.email ?? null,
      customer_phone: customer.phone,
      delivery_address: address,
      delivery_city: city,
      governorate: governorate ?? recognizeGovernorate(city) ?? 'unknown',
    }
    const newNumber = { phone_is_wrong: false, call_back_at: null, unanswered_calls: 0 }
    await marketplace.db
      .updateTable('orders')
      .set({ ...after, ...(before.customer_phone !== customer.phone && newNumber) })
      .where('id', '=', orderId)
      .execute()
    await recordChange(marketplace, { what: 'order', id: orderId, action: 'corrected', before, after })
    await recordEvent(marketplace, { type: 'order.corrected', orderId })
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

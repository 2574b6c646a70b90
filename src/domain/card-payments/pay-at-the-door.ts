import { hasPrivateOrder } from '#domain/access/policies.ts'
import { requireAllowed } from '#domain/access/require-allowed.ts'
import { inTransaction } from '#domain/in-transaction.ts'
import type { Marketplace } from '#domain/marketplace.ts'
import { isUnconfirmed } from '#domain/order-status.ts'
import { lockOrder } from '#domain/orders/lock-order.ts'
import { defaultPaymentMethod } from '#domain/payment-method.ts'
import { type Payability, payabilityOf } from './card-payment.ts'
import { readPayableOrder } from './read-payable-order.ts'

export interface DoorOutcome {
  /** `confirmed`: its parcel may be packed with a slip that says what to collect. */
  readonly outcome: 'changed' | 'confirmed' | Exclude<Payability, 'payable'>
}

/**
 * Has the order of the private link paid at the door instead of by card, until the shop has confirmed it. A payment
 * that is under way counts nevertheless, and lowers what is to collect. Idempotent.
 */
export async function payAtTheDoor(marketplace: Marketplace): Promise<DoorOutcome> {
  requireAllowed(hasPrivateOrder(marketplace.actor))
  const { orderId } = marketplace.actor
  return inTransaction(marketplace, async (marketplace) => {
    await lockOrder(marketplace, orderId)
    const order = await readPayableOrder(marketplace, orderId)
    if (order.payment === defaultPaymentMethod) return { outcome: 'changed' }
    const payability = payabilityOf(order, marketplace.clock.now())
    if (payability !== 'payable') return { outcome: payability }
    if (!isUnconfirmed(order.status)) return { outcome: 'confirmed' }
    await marketplace.db
      .updateTable('orders')
      .set({ payment_method: defaultPaymentMethod })
      .where('id', '=', orderId)
      .execute()
    return { outcome: 'changed' }
  })
}

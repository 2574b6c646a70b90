import { hasPrivateOrder } from '#domain/access/policies.ts'
import { requireAllowed } from '#domain/access/require-allowed.ts'
import type { Marketplace } from '#domain/marketplace.ts'
import type { Millimes } from '#domain/money.ts'
import { isUnconfirmed } from '#domain/order-status.ts'
import { isPaidOnline, type PaymentMethod } from '#domain/payment-method.ts'
import { hasGateway } from '#domain/sale-terms/has-gateway.ts'
import { type Payability, payabilityOf, payableUntil } from './card-payment.ts'
import { readPayableOrder } from './read-payable-order.ts'

/** The payment of an order by card, as its customer sees it. */
export interface OwnCardPayment {
  readonly number: string
  readonly payment: PaymentMethod
  readonly payability: Payability
  /** What is to pay, in millimes. */
  readonly owed: Millimes
  /** Until when its pieces are held for that; absent where they are held anyway. */
  readonly until?: Date
  /** Whether it can be paid at the door instead. */
  readonly mayPayAtDoor: boolean
  /** A payment was started, and it is not known yet whether it was paid. */
  readonly isOpen: boolean
}

/** Returns the payment by card of the order of the private link; undefined for one that is not paid that way. */
export async function getOwnCardPayment(marketplace: Marketplace): Promise<OwnCardPayment | undefined> {
  requireAllowed(hasPrivateOrder(marketplace.actor))
  const { db, clock, actor } = marketplace
  const order = await readPayableOrder(marketplace, actor.orderId)
  if (!isPaidOnline(order.payment)) return undefined
  const open = await db
    .selectFrom('card_payments')
    .select('id')
    .where('order_id', '=', actor.orderId)
    .where('state', '=', 'open')
    .where('reference', 'is not', null)
    .limit(1)
    .executeTakeFirst()
  const payability = payabilityOf(order, clock.now())
  const isPayable = payability === 'payable' && (await hasGateway(marketplace))
  const isHeld = isPayable && order.status === 'received' && order.heldSince
  return {
    ...{ number: order.number, payment: order.payment, owed: order.owed, isOpen: open !== undefined },
    mayPayAtDoor: payability === 'payable' && isUnconfirmed(order.status),
    payability: payability === 'payable' && !isPayable ? 'not-now' : payability,
    ...(isHeld && { until: payableUntil(isHeld) }),
  }
}

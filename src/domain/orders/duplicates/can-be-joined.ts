import { mayChangeLines, type OrderStatus } from '#domain/order-status.ts'
import type { PaymentMethod } from '#domain/payment-method.ts'

interface JoinedOrder {
  readonly status: OrderStatus
  /** Millimes. */
  readonly paid: number
  readonly phone: string
  readonly payment: PaymentMethod
  readonly isExchange: boolean
}

/**
 * Whether two orders can come in one parcel: neither is packed or paid, or replaces returned pieces, and both are of
 * one customer and paid in one way.
 */
export function canBeJoined(first: JoinedOrder, second: JoinedOrder): boolean {
  return (
    [first, second].every(({ status, paid, isExchange }) => mayChangeLines(status) && paid === 0 && !isExchange) &&
    first.phone === second.phone &&
    first.payment === second.payment
  )
}

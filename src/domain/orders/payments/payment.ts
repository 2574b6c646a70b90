import { type Millimes, millimes } from '#domain/money.ts'
import type { OrderStatus } from '#domain/order-status.ts'
import type { PaymentMethod } from '#domain/orders/order.ts'
import type { Totals } from '#domain/orders/totals.ts'

/** A payment of an order as staff recorded or revoked it. */
export interface PaymentRecord {
  readonly id: number
  readonly kind: 'paid' | 'not-paid'
  /** The number of the transaction or how else it was paid; the reason, where the payment was revoked. */
  readonly reference: string
  readonly by: string
  readonly at: Date
}

/** Characters. */
export const maxReferenceLength = 120

interface Payable {
  readonly payment: PaymentMethod
  readonly isPaid: boolean
}

/**
 * Returns whether a PayPal payment is missing: the courier collects nothing, so the order should not be shipped unpaid.
 */
export function owesPayment({ payment, isPaid }: Payable): boolean {
  return payment === 'paypal' && !isPaid
}

/** Returns whether a step hands the parcel over, after which it cannot be held back until it is paid. */
export function isHandoverToCourier(to: OrderStatus): boolean {
  return to === 'shipped'
}

/** Returns the cash that the courier collects on delivery, in millimes. */
export function amountToCollect({ payment, isPaid, totals }: Payable & { readonly totals: Totals }): Millimes {
  return payment === 'cash-on-delivery' && !isPaid ? totals.total : millimes(0)
}

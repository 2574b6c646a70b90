import { type Millimes, millimes } from '../money.ts'
import type { PaymentMethod } from './order.ts'
import type { OrderStatus } from './order-status.ts'
import type { Totals } from './totals.ts'

/** What somebody of the shop has said about the money of an order. */
export interface PaymentRecord {
  readonly id: number
  readonly kind: 'paid' | 'not-paid'
  /** The number of the transaction, or how else it was paid; why not, where it was taken back. */
  readonly reference: string
  readonly by: string
  readonly at: Date
}

/** In characters. */
export const longestReference = 120

interface Payable {
  readonly payment: PaymentMethod
  readonly isPaid: boolean
}

/** The courier collects nothing for PayPal, so its parcel should not go before the money has come. */
export function owesPayment({ payment, isPaid }: Payable): boolean {
  return payment === 'paypal' && !isPaid
}

/** Whether this step hands the parcel over, after which nobody can wait for the money any more. */
export function handsOver(to: OrderStatus): boolean {
  return to === 'shipped'
}

/** What the courier collects at the door. */
export function amountToCollect({ payment, isPaid, totals }: Payable & { readonly totals: Totals }): Millimes {
  return payment === 'cash-on-delivery' && !isPaid ? totals.total : millimes(0)
}

import { cashDue } from '#domain/cash-book/cash-due.ts'
import { type Millimes, millimes } from '#domain/money.ts'
import type { OrderStatus } from '#domain/order-status.ts'
import type { Totals } from '#domain/orders/totals.ts'
import type { PaymentMeans } from '#domain/payment-means.ts'
import { isPaidOnline, isPrepaid, type PaymentMethod } from '#domain/payment-method.ts'

/** A payment or a refund of an order, or that one was revoked, as staff recorded it. */
export interface PaymentRecord {
  readonly id: number
  readonly kind: 'paid' | 'refunded' | 'not-paid'
  readonly amount: Millimes
  readonly means: PaymentMeans
  /** The number of the transaction or how else it was paid; the reason, where a payment was revoked. */
  readonly reference: string
  /** The payment or refund that this record revokes. */
  readonly revokesId?: number
  /** The return that a refund settles: it is revoked by undoing that. */
  readonly returnId?: number
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
 * Returns whether a payment in advance is missing, or a part of it: the courier collects nothing, so the order should
 * not be shipped unpaid.
 */
export function owesPayment({ payment, isPaid }: Payable): boolean {
  return isPrepaid(payment) && !isPaid
}

/**
 * Returns whether an order was released because nobody has paid: one that is paid right after it is placed is never
 * released once it is.
 */
export function isReleasedUnpaid({ payment, status }: { payment: PaymentMethod; status: OrderStatus }): boolean {
  return status === 'released' && isPaidOnline(payment)
}

/** Returns whether a step hands the parcel over, after which it cannot be held back until it is paid. */
export function isHandoverToCourier(to: OrderStatus): boolean {
  return to === 'shipped'
}

/** An order with what was paid for it, in millimes. */
export interface PartlyPaid {
  readonly payment: PaymentMethod
  readonly paid: Millimes
  readonly totals: Totals
}

/** Returns the cash that the courier collects on delivery, in millimes. */
export function amountToCollect({ payment, paid, totals }: PartlyPaid): Millimes {
  return cashDue({ payment, paid, total: totals.total })
}

/** Returns what is left to pay, by whatever means, in millimes. */
export function amountOwed({ paid, totals }: Pick<PartlyPaid, 'paid' | 'totals'>): Millimes {
  return millimes(Math.max(totals.total - paid, 0))
}

/** Returns what was paid beyond the total, in millimes: it belongs to the customer. */
export function overpaidAmount({ paid, totals }: Pick<PartlyPaid, 'paid' | 'totals'>): Millimes {
  return millimes(Math.max(paid - totals.total, 0))
}

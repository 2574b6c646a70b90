import { type Millimes, millimes } from '#domain/money.ts'
import { isPrepaid, type PaymentMethod } from '#domain/payment-method.ts'

interface Payable {
  readonly payment: PaymentMethod
  readonly total: Millimes
  /** What was paid already. */
  readonly paid: Millimes
}

/**
 * Returns the cash to take at the door, in millimes: what an order costs beyond what was paid. No courier collects what
 * the customer chose to pay in advance.
 */
export function cashDue({ payment, total, paid }: Payable): Millimes {
  return millimes(isPrepaid(payment) ? 0 : Math.max(total - paid, 0))
}

import type { Selectable } from 'kysely'
import type { Tables } from '#database/tables.ts'
import { type Millimes, millimes } from '#domain/money.ts'

interface Payable {
  readonly payment: Selectable<Tables['orders']>['payment_method']
  readonly total: Millimes
  /** What was paid already. */
  readonly paid: Millimes
}

/**
 * Returns the cash to take at the door, in millimes: what an order costs beyond what was paid. No courier collects what
 * the customer chose to pay by PayPal.
 */
export function cashDue({ payment, total, paid }: Payable): Millimes {
  return payment === 'cash-on-delivery' ? millimes(Math.max(total - paid, 0)) : millimes(0)
}

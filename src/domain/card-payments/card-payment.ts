import { dinars, type Millimes, millimes } from '#domain/money.ts'
import type { OrderStatus } from '#domain/order-status.ts'
import { isPaidOnline, type PaymentMethod } from '#domain/payment-method.ts'

/** `wrong`: the gateway says that something else was paid. `over`: nobody has paid, and it is not read any more. */
export const cardPaymentStates = ['open', 'paid', 'wrong', 'over'] as const

export type CardPaymentState = (typeof cardPaymentStates)[number]

/** How long an unconfirmed order holds its pieces while its customer pays, and a payment can be paid. */
export const minutesToPay = 30

/** After that the last answer of the gateway is awaited before the pieces return to stock. */
export const minutesAfterPaying = 5

/** How often a payment of one order may be started in an hour. */
export const maxStarts = 10

/** What an owner pays to try the gateway. */
export const triedAmount = dinars(1)

/** What decides on whether an order can be paid by card now. */
export interface PayableOrder {
  readonly payment: PaymentMethod
  readonly status: OrderStatus
  readonly owed: Millimes
  /** Something else was paid than asked, and nobody has looked at it yet. */
  readonly hasWrongPayment: boolean
  /** When it was placed or revived; absent where something was paid, or staff have entered or confirmed it. */
  readonly heldSince?: Date
}

/**
 * `to-refund`: it is paid, and canceled or released. `too-late`: its pieces are about to return to stock, or have.
 * `unclear`: somebody has to look at what was paid before it is paid again.
 */
export type Payability =
  | 'payable'
  | 'paid'
  | 'to-refund'
  | 'not-by-card'
  | 'called-first'
  | 'too-late'
  | 'unclear'
  | 'not-now'

/** Returns whether an order can be paid by card now. Pure. */
export function payabilityOf(order: PayableOrder, now: Date): Payability {
  const { payment, status, owed, hasWrongPayment, heldSince } = order
  if (owed === 0) return status === 'released' || status === 'cancelled' ? 'to-refund' : 'paid'
  if (!isPaidOnline(payment)) return 'not-by-card'
  if (status === 'requested') return 'called-first'
  if (status === 'released') return 'too-late'
  if (hasWrongPayment) return 'unclear'
  if (status === 'received' && heldSince && payableUntil(heldSince) <= now) return 'too-late'
  return status === 'received' || status === 'confirmed' || status === 'packed' ? 'payable' : 'not-now'
}

/** Returns until when an order can be paid that holds its pieces for that. */
export function payableUntil(since: Date): Date {
  return new Date(since.getTime() + minutesToPay * 60_000)
}

/** Returns what the gateway keeps of a payment, in millimes, from half of one up. */
export function gatewayFee(
  amount: Millimes,
  { feeBasisPoints, fee }: { readonly feeBasisPoints: number; readonly fee: Millimes },
): Millimes {
  return millimes(Math.min(amount, Math.round((amount * feeBasisPoints) / 10_000) + fee))
}

/** Returns when a payment is read next: in a minute while it can be paid, then in an hour. */
export function nextReadAfter(endsAt: Date, now: Date): Date {
  const isPayable = now.getTime() <= endsAt.getTime() + minutesAfterPaying * 60_000
  return new Date(now.getTime() + (isPayable ? 1 : 60) * 60_000)
}

/** Whether a payment that the gateway has not reported by now is given up: who paid in the last moment is found. */
export function isGivenUp(startedAt: Date, now: Date): boolean {
  return now.getTime() - startedAt.getTime() >= daysToRead * 86_400_000
}

const daysToRead = 3

/** Returns by what the gateway knows a payment: the number of its order, if any, and its own. */
export function gatewayOrderId(number: string | undefined, id: number): string {
  return `${number ?? 'TEST'}/${id}`
}

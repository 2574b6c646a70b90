import type { PaymentMeans } from './payment-means.ts'

interface MethodFacts {
  /** Its name on the wire and in the checkout. */
  readonly wire: string
  /** Whether it is paid before the parcel is sent. Otherwise the courier collects it. */
  readonly isPrepaid: boolean
  /** Whether owners may decline it. Staff may still agree on it with a customer. */
  readonly isOptional: boolean
  /** How its money usually comes: preselected where a payment is recorded. */
  readonly usualMeans: PaymentMeans
  /** Whether it is paid on the page of a payment gateway, right after the order: it is offered while there is one. */
  readonly isPaidOnline?: true
}

/** The ways to pay for an order. No other file names one: ask for what you need to know of it. */
export const paymentMethods = {
  'cash-on-delivery': { wire: 'livraison', isPrepaid: false, isOptional: false, usualMeans: 'd17' },
  paypal: { wire: 'paypal', isPrepaid: true, isOptional: true, usualMeans: 'paypal' },
  'bank-card': { wire: 'carte', isPrepaid: true, isOptional: false, usualMeans: 'card', isPaidOnline: true },
} as const satisfies Readonly<Record<string, MethodFacts>>

export type PaymentMethod = keyof typeof paymentMethods

/** A method that is paid before the parcel is sent. */
type PrepaidMethod = {
  [Method in PaymentMethod]: (typeof paymentMethods)[Method]['isPrepaid'] extends true ? Method : never
}[PaymentMethod]

export function isPrepaid(method: PaymentMethod): method is PrepaidMethod {
  return paymentMethods[method].isPrepaid
}

/** In the order in which they are offered. */
export const paymentMethodNames = Object.keys(paymentMethods) as readonly PaymentMethod[]

/** The methods that are paid on the page of a payment gateway. */
export const onlinePayments = paymentMethodNames.filter(isPaidOnline)

/** For orders on which nobody has agreed otherwise. */
export const defaultPaymentMethod: PaymentMethod = 'cash-on-delivery'

export const optionalPayments = paymentMethodNames.filter((method) => paymentMethods[method].isOptional)

/** Whether its customer pays on the page of a payment gateway, right after the order. */
export function isPaidOnline(method: PaymentMethod): boolean {
  const facts: MethodFacts = paymentMethods[method]
  return facts.isPaidOnline === true
}

/**
 * Returns the methods that customers are offered: all that the shop has not declined, those that are paid online while
 * there is a payment gateway.
 */
export function offeredPayments(
  declined: readonly PaymentMethod[],
  { hasGateway }: { readonly hasGateway: boolean },
): readonly PaymentMethod[] {
  return paymentMethodNames.filter((method) => !declined.includes(method) && (hasGateway || !isPaidOnline(method)))
}

import { type PaymentMethod, paymentMethods } from '#domain/payment-method.ts'
import type { OrderMessages } from '#messages/server-messages.ts'

/** Says that an order is paid, and how unless the courier was to collect it. */
export function paidText({ payment, payments }: OrderMessages, method: PaymentMethod): string {
  return paymentMethods[method].isPrepaid ? payment.paid(payments[method]) : payment.paidInAdvance
}

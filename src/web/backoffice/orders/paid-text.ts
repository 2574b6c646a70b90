import { isPrepaid, type PaymentMethod } from '#domain/payment-method.ts'
import type { OrderMessages } from '#messages/server-messages.ts'

/** Says that an order is paid, and how unless the courier was to collect it. */
export function paidText(
  { payments, paymentMethods }: Pick<OrderMessages, 'payments' | 'paymentMethods'>,
  method: PaymentMethod,
): string {
  return isPrepaid(method) ? payments.paid(paymentMethods[method]) : payments.paidInAdvance
}

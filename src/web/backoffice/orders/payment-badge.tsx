import type { PaymentMethod } from '#domain/orders/order.ts'
import { owesPayment } from '#domain/orders/payments/payment.ts'
import { backoffice } from '#page-messages/backoffice.ts'

/** The payment method, and whether the order is paid where that matters before shipping. */
export function PaymentBadge({ order }: { order: { readonly payment: PaymentMethod; readonly isPaid: boolean } }) {
  const { payment, payments } = backoffice.orders
  if (owesPayment(order)) return <b className="text-clay-deep">{payment.unpaid}</b>
  if (order.isPaid) return <b className="text-olive-deep">{payment.paid[order.payment]}</b>
  return <>{payments[order.payment]}</>
}

import type { PaymentMethod } from '#domain/orders/order.ts'
import { owesPayment } from '#domain/orders/payment.ts'
import { useOfficeMessages } from '../text/office-messages.ts'

/** How an order is paid, and whether it is where that matters before the parcel goes. */
export function PaymentMark({ order }: { order: { readonly payment: PaymentMethod; readonly isPaid: boolean } }) {
  const { payment, payments } = useOfficeMessages().orders
  if (owesPayment(order)) return <b className="text-clay-deep">{payment.unpaid}</b>
  if (order.isPaid) return <b className="text-olive-deep">{payment.paid[order.payment]}</b>
  return <>{payments[order.payment]}</>
}

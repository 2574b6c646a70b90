import type { Millimes } from '#domain/money.ts'
import type { PaymentMethod } from '#domain/orders/order.ts'
import { owesPayment } from '#domain/orders/payments/payment.ts'
import { backoffice } from '#page-messages/backoffice.ts'
import { formatPrice } from '#web/text/format.ts'

interface PayableOrder {
  readonly payment: PaymentMethod
  readonly paid: Millimes
  readonly isPaid: boolean
  readonly totals: { readonly total: Millimes }
}

/** The payment method, and how much is paid where that matters before shipping. */
export function PaymentBadge({ order }: { order: PayableOrder }) {
  const { payment, payments } = backoffice.orders
  if (order.isPaid) return <b className="text-olive-deep">{payment.paid[order.payment]}</b>
  const method = owesPayment(order) ? <b className="text-clay-deep">{payment.unpaid}</b> : payments[order.payment]
  if (order.paid === 0) return method
  return (
    <>
      {method} · <b>{backoffice.payments.partPaid(formatPrice(order.paid), formatPrice(order.totals.total))}</b>
    </>
  )
}

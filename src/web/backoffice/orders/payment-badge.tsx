import type { Millimes } from '#domain/money.ts'
import { owesPayment } from '#domain/orders/payments/payment.ts'
import type { PaymentMethod } from '#domain/payment-method.ts'
import { orderNamesMessages } from '#page-messages/backoffice/order-names.ts'
import { paymentsMessages } from '#page-messages/backoffice/payments.ts'
import { formatPrice } from '#web/text/format.ts'
import { paidText } from './paid-text.ts'

interface PayableOrder {
  readonly payment: PaymentMethod
  readonly paid: Millimes
  readonly isPaid: boolean
  readonly totals: { readonly total: Millimes }
}

/** The payment method, and how much is paid where that matters before shipping. */
export function PaymentBadge({ order }: { order: PayableOrder }) {
  const { paymentMethods } = orderNamesMessages
  if (order.isPaid)
    return <b className="text-olive-deep">{paidText({ payments: paymentsMessages, paymentMethods }, order.payment)}</b>
  const name = paymentMethods[order.payment]
  const method = owesPayment(order) ? <b className="text-clay-deep">{paymentsMessages.unpaid(name)}</b> : name
  if (order.paid === 0) return method
  return (
    <>
      {method} · <b>{paymentsMessages.partPaid(formatPrice(order.paid), formatPrice(order.totals.total))}</b>
    </>
  )
}

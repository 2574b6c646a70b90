import type { OrderDetails } from '#domain/orders/get-order-details.ts'
import { ordersMessages } from '#page-messages/backoffice/orders.ts'
import { Notice } from '#web/ui/notice.tsx'

/** Says that an order holds no pieces, and why. */
export function RequestNotice({ order }: { order: Pick<OrderDetails, 'status' | 'requestReason'> }) {
  const { request, released } = ordersMessages
  if (order.status === 'released') return <Notice tone="info">{released}</Notice>
  if (order.status !== 'requested') return null
  return (
    <Notice tone="info" className="mt-3">
      <p className="font-semibold">{request.title}</p>
      {order.requestReason && <p>{request.reasons[order.requestReason]}</p>}
    </Notice>
  )
}

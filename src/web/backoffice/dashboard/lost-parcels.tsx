import { Link } from 'react-router'
import type { LostParcel } from '#domain/orders/delivery/lost-parcels.ts'
import { dashboardMessages } from '#page-messages/backoffice/dashboard.ts'
import { OrderNumbers } from '#web/order-numbers.tsx'
import { orderDetailsPath } from '#web/paths/backoffice-order-paths.ts'
import { formatPrice } from '#web/text/format.ts'
import { Notice } from '#web/ui/notice.tsx'

/** Names the lost parcels with what is claimed for them; nothing when there are none. */
export function LostParcels({ parcels }: { parcels: readonly LostParcel[] }) {
  const { lostParcels: messages } = dashboardMessages
  if (parcels.length === 0) return null
  return (
    <Notice tone="info" className="mt-4">
      {messages.text}
      <ul className="mt-2 list-disc space-y-1 ps-5 text-sm">
        {parcels.map(({ orderId, number, courier, goods, makersShare }) => (
          <li key={orderId}>
            <Link to={orderDetailsPath(orderId)} className="text-link">
              <OrderNumbers in={number} />
            </Link>{' '}
            {courier && (
              <>
                <bdi>{courier}</bdi>,{' '}
              </>
            )}
            {messages.claim(formatPrice(goods), formatPrice(makersShare))}
          </li>
        ))}
      </ul>
    </Notice>
  )
}

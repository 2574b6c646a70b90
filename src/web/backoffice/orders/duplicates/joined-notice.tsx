import { Link } from 'react-router'
import { customersMessages } from '#page-messages/backoffice/customers.ts'
import { OrderNumbers } from '#web/order-numbers.tsx'
import { orderDetailsPath } from '#web/paths/backoffice-order-paths.ts'
import { Notice } from '#web/ui/notice.tsx'
import { UndoJoining } from './joined-orders.tsx'

/** Says which order has the pieces of one that was joined into it. */
export function JoinedNotice({
  orderId,
  joinedInto,
}: {
  orderId: number
  joinedInto: { readonly id: number; readonly number: string }
}) {
  return (
    <Notice tone="info" className="mt-3">
      <Link to={orderDetailsPath(joinedInto.id)} className="inline-block py-2.5 underline">
        <OrderNumbers in={customersMessages.duplicates.joinedInto(joinedInto.number)} />
      </Link>
      <UndoJoining joinedId={orderId} />
    </Notice>
  )
}

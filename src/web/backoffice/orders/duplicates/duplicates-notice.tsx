import { Link } from 'react-router'
import { customersMessages } from '#page-messages/backoffice/customers.ts'
import { orderNamesMessages } from '#page-messages/backoffice/order-names.ts'
import { ordersMessages } from '#page-messages/backoffice/orders.ts'
import { OrderNumbers } from '#web/order-numbers.tsx'
import { duplicatesPath, orderDetailsPath } from '#web/paths/backoffice-order-paths.ts'
import { Notice } from '#web/ui/notice.tsx'
import type { datedDuplicates } from './dated-duplicates.ts'

interface DuplicatesNoticeProps {
  readonly orderId: number
  readonly duplicates: ReturnType<typeof datedDuplicates>
}

/** Customers order twice by accident: staff compare both orders before they call, pack or send twice. */
export function DuplicatesNotice({ orderId, duplicates }: DuplicatesNoticeProps) {
  const { duplicates: texts } = ordersMessages
  if (duplicates.length === 0) return null
  return (
    <Notice tone="error" isStatic className="mt-3">
      <p className="font-semibold">{texts.title}</p>
      <ul>
        {duplicates.map(({ id, number, status, placedOn }) => (
          <li key={id} className="flex flex-wrap items-center gap-x-3">
            <Link to={orderDetailsPath(id)} className="inline-block pt-2.5 pb-2 tabular-nums underline">
              <OrderNumbers in={number} />
            </Link>
            <Link to={duplicatesPath(orderId, id)} className="inline-block pt-2.5 pb-2 underline">
              {customersMessages.duplicates.compare}
            </Link>
            <span className="basis-full text-sm">
              {placedOn} · {orderNamesMessages.states[status]}
            </span>
          </li>
        ))}
      </ul>
    </Notice>
  )
}

import type { OrderStatus } from '#domain/order-status.ts'
import { orderNamesMessages } from '#page-messages/backoffice/order-names.ts'

const tones: Record<OrderStatus, string> = {
  requested: 'bg-clay/12 text-clay-deep',
  received: 'bg-clay/12 text-clay-deep',
  confirmed: 'bg-door/12 text-door-deep',
  packed: 'bg-door/12 text-door-deep',
  shipped: 'bg-door/12 text-door-deep',
  delivered: 'bg-olive/15 text-olive-deep',
  cancelled: 'bg-sand text-ink-soft',
  refused: 'bg-clay/12 text-clay-deep',
  lost: 'bg-clay/12 text-clay-deep',
  'written-off': 'bg-sand text-ink-soft',
  returned: 'bg-sand text-ink-soft',
  released: 'bg-sand text-ink-soft',
}

/** The status of an order. */
export function StatusBadge({ status }: { status: OrderStatus }) {
  const { states } = orderNamesMessages
  return (
    <span className={`whitespace-nowrap rounded-full px-2.5 py-0.5 font-semibold text-xs ${tones[status]}`}>
      {states[status]}
    </span>
  )
}

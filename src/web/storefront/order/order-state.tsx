import type { OrderStatus } from '#domain/orders/order-status.ts'
import { orderMessages } from '#messages/order.ts'
import { useMessages } from '../../text/messages.ts'
import { ZelligeBand } from '../../ui/zellige.tsx'

interface OrderStateProps {
  readonly status: OrderStatus
  /** Every state it was in and since when, in words, oldest first. */
  readonly history: readonly { readonly status: OrderStatus; readonly on: string }[]
}

/** How far the order is, and by which steps it came there. */
export function OrderState({ status, history }: OrderStateProps) {
  const order = useMessages(orderMessages)
  return (
    <section aria-labelledby="order-state" className="overflow-hidden rounded-card bg-white shadow-card">
      <ZelligeBand className="h-3 text-door/40" />
      <div className="p-6">
        <h2 id="order-state" className="text-3xl text-door">
          {order.states[status].name}
        </h2>
        <p className="mt-2">{order.states[status].text}</p>
        <h3 className="mt-6 font-sans font-semibold text-base">{order.history}</h3>
        <ol className="mt-3 space-y-2 border-sand-deep border-s-2 ps-4">
          {history.map((step) => (
            <li key={step.status} className="flex flex-wrap justify-between gap-x-4">
              <span className="font-medium">{order.states[step.status].name}</span>
              <span className="text-ink-soft">{step.on}</span>
            </li>
          ))}
        </ol>
      </div>
    </section>
  )
}

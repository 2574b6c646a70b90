import type { OrderStatus } from '#domain/order-status.ts'
import { orderMessages as order } from '#page-messages/order.ts'
import { ZelligeBand } from '#web/ui/zellige.tsx'
import type { HistoryStep } from './order-history.ts'

interface OrderStatusCardProps {
  readonly status: OrderStatus
  /** Oldest first. */
  readonly history: readonly HistoryStep[]
}

/** The status of the order and its history. */
export function OrderStatusCard({ status, history }: OrderStatusCardProps) {
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
            <li key={`${step.status} ${step.at.getTime()}`} className="grid">
              <span className="font-medium">{order.states[step.status].name}</span>
              <span className="text-ink-soft">{step.on}</span>
            </li>
          ))}
        </ol>
      </div>
    </section>
  )
}

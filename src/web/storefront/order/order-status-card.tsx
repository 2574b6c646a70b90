import type { OrderStatus } from '#domain/order-status.ts'
import { orderMessages as order } from '#page-messages/order.ts'
import { OrderNumbers } from '#web/order-numbers.tsx'
import { ZelligeBand } from '#web/ui/zellige.tsx'
import type { HistoryRequest, HistoryStep } from './order-history.ts'

interface OrderStatusCardProps {
  readonly status: OrderStatus
  /** Whether it was released because nobody has paid. */
  readonly isUnpaid: boolean
  /** Whether the customer has confirmed it by a link. */
  readonly isConfirmedByLink: boolean
  /** Oldest first. */
  readonly history: readonly HistoryStep[]
  /** When the order is expected and who brings it, in words. */
  readonly expected: readonly string[]
  /** What the customer did meanwhile, oldest first. */
  readonly requests?: readonly HistoryRequest[]
}

/** The status of the order and its history. */
export function OrderStatusCard(props: OrderStatusCardProps) {
  const { status, isUnpaid, isConfirmedByLink, history, expected, requests = [] } = props
  const wordsOf = (status: OrderStatus) => (isUnpaid && status === 'released' ? order.unpaid : order.states[status])
  const entries = [...history.map((step) => ({ ...step, text: wordsOf(step.status).name })), ...requests].sort(
    (one, other) => one.at.getTime() - other.at.getTime(),
  )
  return (
    <section aria-labelledby="order-state" className="card overflow-hidden">
      <ZelligeBand className="h-3 text-door/40" />
      <div className="p-6">
        <h2 id="order-state" className="text-3xl text-door">
          {wordsOf(status).name}
        </h2>
        <p className="mt-2">
          {status === 'received' && isConfirmedByLink ? order.confirmedByLink : wordsOf(status).text}
        </p>
        {expected.map((text) => (
          <p key={text} className="mt-2 font-semibold">
            {text}
          </p>
        ))}
        <h3 className="mt-6 font-sans font-semibold text-base">{order.history}</h3>
        <ol className="mt-3 space-y-2 border-sand-deep border-s-2 ps-4">
          {entries.map(({ text, at, on }) => (
            <li key={`${text} ${at.getTime()}`} className="grid">
              <span className="font-medium">
                <OrderNumbers in={text} />
              </span>
              <span className="text-ink-soft">{on}</span>
            </li>
          ))}
        </ol>
      </div>
    </section>
  )
}

import type { OrderStatus } from '#domain/order-status.ts'
import type { OrderProgress } from '#domain/orders/order-progress.ts'
import { formatMoment } from '#web/text/format.ts'

/** A status of an order with the moment from which it had it. */
export interface HistoryStep {
  readonly status: OrderStatus
  readonly at: Date
  /** The formatted moment. */
  readonly on: string
}

/** Returns every status that an order has had, oldest first. */
export function orderHistory(order: Pick<OrderProgress, 'placedAs' | 'placedAt' | 'steps'>): HistoryStep[] {
  const steps = [{ status: order.placedAs, at: order.placedAt }, ...order.steps]
  return steps.map(({ status, at }) => ({ status, at, on: formatMoment(at) }))
}

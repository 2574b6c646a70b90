import type { OrderStatus } from '#domain/order-status.ts'
import type { OwnRequest } from '#domain/orders/customer-requests/list-customer-requests.ts'
import type { OrderProgress } from '#domain/orders/order-progress.ts'
import { startOfDay } from '#domain/tunis-day.ts'
import { orderMessages as texts } from '#page-messages/order.ts'
import { formatMoment, formatNearDay } from '#web/text/format.ts'

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

/** What the customer did on the page, in words and without what was typed, with its moment. */
export interface HistoryRequest {
  readonly text: string
  readonly at: Date
  /** The formatted moment. */
  readonly on: string
}

/** Returns what the customer did, oldest first; a cancellation is a status. */
export function requestHistory(requests: readonly OwnRequest[]): HistoryRequest[] {
  return requests.flatMap((request) => {
    const text = textOf(request)
    return text === undefined ? [] : [{ text, at: request.at, on: formatMoment(request.at) }]
  })
}

function textOf({ kind, callAt, comeOn }: OwnRequest): string | undefined {
  if (kind === 'call-time') return callAt && texts.requests[kind](formatMoment(callAt))
  if (kind === 'come-again') return comeOn && texts.requests[kind](formatNearDay(startOfDay(comeOn)))
  return kind === 'canceled' ? undefined : texts.requests[kind]
}

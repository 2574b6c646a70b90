import type { DatabaseState } from '../evidence.ts'
import type { Call, OrderedLine } from '../history.ts'

export type OrderCall = Call & { readonly operation: { readonly kind: 'order' } }

/** Returns the pieces of each size as a text that does not depend on the order of lines. */
export function perSize(lines: readonly OrderedLine[]): string {
  const pieces = new Map<number, number>()
  for (const { sizeId, quantity } of lines) pieces.set(sizeId, (pieces.get(sizeId) ?? 0) + quantity)
  const counted = [...pieces].filter(([, count]) => count !== 0).sort(([one], [other]) => one - other)
  return JSON.stringify(counted)
}

export function orderCalls(calls: readonly Call[]): OrderCall[] {
  return calls.filter((call): call is OrderCall => call.operation.kind === 'order')
}

/** Returns the calls whose order was placed. */
export function takenOrders(calls: readonly Call[]): OrderCall[] {
  return orderCalls(calls).filter(({ outcome }) => outcome === 'ok')
}

export function byRequestId(calls: readonly OrderCall[]): Map<string, OrderCall[]> {
  return Map.groupBy(calls, ({ operation }) => operation.requestId)
}

/** Gives orders whose customer has no name any more the id of the request that received their number. */
export function withRequestIds(state: DatabaseState, calls: readonly Call[]): DatabaseState {
  const requestIds = new Map(takenOrders(calls).map((call) => [call.response?.order?.number, call.operation.requestId]))
  const orders = state.orders.map((order) =>
    order.isErased ? { ...order, requestId: requestIds.get(order.number) ?? order.requestId } : order,
  )
  return { ...state, orders }
}

/** Returns when the erasure of each order was asked for first, unless it was refused each time. */
export function firstErasures(calls: readonly Call[]): Map<string, number> {
  const moments = new Map<string, number>()
  for (const { operation, outcome, invokedAt } of calls)
    if (operation.kind === 'erase' && outcome !== 'failed')
      moments.set(operation.number, Math.min(invokedAt, moments.get(operation.number) ?? invokedAt))
  return moments
}

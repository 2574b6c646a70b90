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

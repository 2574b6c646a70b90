import type { Call, OrderedLine } from '../history.ts'

export type OrderCall = Call & { readonly wish: { readonly kind: 'order' } }

/** Pieces of each size in one fixed spelling, whatever lines they are on. */
export function perSize(lines: readonly OrderedLine[]): string {
  const pieces = new Map<number, number>()
  for (const { sizeId, quantity } of lines) pieces.set(sizeId, (pieces.get(sizeId) ?? 0) + quantity)
  const counted = [...pieces].filter(([, count]) => count !== 0).sort(([one], [other]) => one - other)
  return JSON.stringify(counted)
}

export function orderCalls(calls: readonly Call[]): OrderCall[] {
  return calls.filter((call): call is OrderCall => call.wish.kind === 'order')
}

/** The calls that were told their order is placed. */
export function takenOrders(calls: readonly Call[]): OrderCall[] {
  return orderCalls(calls).filter(({ outcome }) => outcome === 'ok')
}

export function perAttempt(calls: readonly OrderCall[]): Map<string, OrderCall[]> {
  return Map.groupBy(calls, ({ wish }) => wish.attempt)
}

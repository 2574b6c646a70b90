import type { DatabaseState, Evidence, StoredOrder } from '../evidence.ts'
import type { OrderedLine } from '../history.ts'
import { byRequestId, orderCalls, perSize, takenOrders } from './counting.ts'

/** Every order a client received is stored once, with the same data. */
export function noLostOrder({ calls, state }: Evidence): string[] {
  const sold = firstSales(state)
  return takenOrders(calls).flatMap(({ id, operation, response }) => {
    const found = state.orders.filter(({ number }) => number === response?.order?.number)
    const [order] = found
    if (!order || found.length > 1)
      return [`call ${id} received ${response?.order?.number}: ${found.length} such orders`]
    if (!wasOrdered(order, operation.lines, sold)) return [`${order.number} has other lines than call ${id} ordered`]
    if (!sold.has(order.id) && order.total !== response?.order?.total)
      return [`${order.number} has another total than call ${id} received`]
    return []
  })
}

/** Every stored order belongs to a call with the same lines that did not fail. */
export function noPhantom({ calls, state }: Evidence): string[] {
  const requested = byRequestId(orderCalls(calls).filter(({ outcome }) => outcome !== 'failed'))
  const sold = firstSales(state)
  return state.orders
    .filter(
      (order) => !requested.get(order.requestId)?.some(({ operation }) => wasOrdered(order, operation.lines, sold)),
    )
    .map(({ number, requestId }) => `no call requested ${number}, of request ${requestId}`)
}

/** A request makes one order, and every retry with its key gets the same response. */
export function oneOrderAKey({ calls, state }: Evidence): string[] {
  const violations: string[] = []
  for (const [requestId, orders] of Map.groupBy(state.orders, (order) => order.requestId))
    if (orders.length > 1) violations.push(`request ${requestId} made ${orders.map(({ number }) => number).join(', ')}`)
  for (const [requestId, taken] of byRequestId(takenOrders(calls))) {
    const responses = new Set(taken.map(({ response }) => JSON.stringify(response?.order)))
    if (responses.size > 1) violations.push(`request ${requestId} got the responses ${[...responses].join(' and ')}`)
    const bodies = new Set(taken.map(({ operation }) => JSON.stringify([operation.lines, operation.total])))
    if (bodies.size > 1) violations.push(`request ${requestId} was accepted with ${bodies.size} bodies`)
  }
  return violations
}

/** A client receives the total that it agreed to. */
export function totalsAreAgreed({ calls }: Evidence): string[] {
  return takenOrders(calls)
    .filter(({ operation, response }) => response?.order?.total !== operation.total)
    .map(({ id, operation }) => `call ${id} agreed to ${operation.total}, but received another total`)
}

/** Returns the lines sold at first, by order id, of orders that were changed since: the first movement of each size. */
function firstSales({ movements }: DatabaseState): Map<number, OrderedLine[]> {
  const amended = new Set(movements.filter(({ kind }) => kind === 'amendment').map(({ orderId }) => orderId))
  const sold = new Map<number, OrderedLine[]>()
  for (const { orderId, kind, sizeId, pieces } of movements) {
    if (!takingKinds.includes(kind) || orderId === undefined || !amended.has(orderId)) continue
    const lines = sold.get(orderId) ?? []
    if (!lines.some((line) => line.sizeId === sizeId)) sold.set(orderId, [...lines, { sizeId, quantity: -pieces }])
  }
  return sold
}

/** A request that was released before it was confirmed takes its pieces first when it is revived. */
const takingKinds = ['sale', 'revival']

function wasOrdered(order: StoredOrder, lines: readonly OrderedLine[], sold: Map<number, OrderedLine[]>): boolean {
  return order.lines.length === lines.length && perSize(sold.get(order.id) ?? order.lines) === perSize(lines)
}

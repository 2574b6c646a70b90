import type { DatabaseState, Evidence, StoredOrder } from '#tests/ledger/evidence.ts'
import { byRequestId, orderCalls, perSize } from './counting.ts'

/** An order has all its parts: lines, stock movements, a token, an event, and an idempotency record if it had a key. */
export function allOrNothing({ state, calls }: Evidence): string[] {
  const movements = Map.groupBy(state.movements, ({ orderId }) => orderId)
  const idempotencyRecords = Map.groupBy(state.idempotencyRecords, ({ orderId }) => orderId)
  const requested = byRequestId(orderCalls(calls))
  const violations = state.orders.flatMap((order) => {
    const hadKey = requested.get(order.requestId)?.some(({ operation }) => operation.hasKey) ?? false
    const recordCount = idempotencyRecords.get(order.id)?.length ?? 0
    return [
      ...(order.lines.length === 0 ? ['no lines'] : []),
      ...stockViolations(order, movements.get(order.id) ?? []),
      ...(order.tokens === 0 ? ['no token'] : []),
      ...(order.placings === 1 ? [] : [`${order.placings} order.placed events`]),
      ...(recordCount === (hadKey ? 1 : 0) ? [] : [`${recordCount} idempotency records`]),
    ].map((violation) => `${order.number} has ${violation}`)
  })
  const dangling = idempotencyRecords.get(undefined)?.length ?? 0
  if (dangling > 0) violations.push(`${dangling} idempotency records have no order`)
  return violations
}

function stockViolations(order: StoredOrder, movements: DatabaseState['movements']): string[] {
  const moved = (kinds: readonly string[], sign: number) =>
    perSize(
      movements
        .filter(({ kind }) => kinds.includes(kind))
        .map(({ sizeId, pieces }) => ({ sizeId, quantity: sign * pieces })),
    )
  const taken = moved(['sale', 'amendment'], -1)
  const givenBack = moved(['cancel'], 1)
  const ordered = perSize(order.lines)
  const isUndone = ['cancelled', 'returned'].includes(order.status)
  return [
    ...(taken === ordered ? [] : [`taken ${taken} for lines of ${ordered}`]),
    ...(givenBack === (isUndone ? ordered : '[]') ? [] : [`given back ${givenBack} while ${order.status}`]),
  ]
}

/** Every order got from `received` to its status by valid transitions, and is canceled if its customer was told so. */
export function legalHistories({ state, calls }: Evidence): string[] {
  const violations = state.orders.flatMap(({ number, status, steps }) => {
    let at = 'received'
    for (const { from, to } of steps) {
      if (from !== at || !state.transitions.has(`${from} ${to}`))
        return [`${number} went from ${from} to ${to} at ${at}`]
      at = to
    }
    return at === status ? [] : [`${number} is ${status}, its steps lead to ${at}`]
  })
  const statuses = new Map(state.orders.map(({ number, status }) => [number, status]))
  for (const { id, operation, outcome } of calls) {
    if (operation.kind !== 'cancel' || outcome !== 'ok' || statuses.get(operation.number) === 'cancelled') continue
    violations.push(
      `call ${id} was told that ${operation.number} is canceled, but it is ${statuses.get(operation.number)}`,
    )
  }
  return violations
}

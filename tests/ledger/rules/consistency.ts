import type { Evidence } from '#tests/ledger/evidence.ts'
import { byRequestId, orderCalls } from './counting.ts'

/** An order has an idempotency record if its request had a key, unless it was erased, and every record has an order. */
export function keysAreRecorded({ state, calls }: Evidence): string[] {
  const idempotencyRecords = Map.groupBy(state.idempotencyRecords, ({ orderId }) => orderId)
  const requested = byRequestId(orderCalls(calls))
  const violations = state.orders.flatMap(({ id, number, requestId, isErased }) => {
    const hadKey = !isErased && requested.get(requestId)?.some(({ operation }) => operation.hasKey)
    const recordCount = idempotencyRecords.get(id)?.length ?? 0
    return recordCount === (hadKey ? 1 : 0) ? [] : [`${number} has ${recordCount} idempotency records`]
  })
  const dangling = idempotencyRecords.get(undefined)?.length ?? 0
  if (dangling > 0) violations.push(`${dangling} idempotency records have no order`)
  return violations
}

/** An order is canceled if its customer was told so. */
export function cancellationsStay({ state, calls }: Evidence): string[] {
  const statuses = new Map(state.orders.map(({ number, status }) => [number, status]))
  return calls.flatMap(({ id, operation, outcome }) => {
    if (operation.kind !== 'cancel' || outcome !== 'ok') return []
    const status = statuses.get(operation.number)
    return status === 'cancelled'
      ? []
      : [`call ${id} was told that ${operation.number} is canceled, but it is ${status}`]
  })
}

import type { BookedOrder, Books, Evidence } from '../evidence.ts'
import { orderCalls, perAttempt, perSize } from './counting.ts'

/** An order has all that belongs to it: lines, pieces taken (and given back), a token, an event, its attempt. */
export function allOrNothing({ books, calls }: Evidence): string[] {
  const movements = Map.groupBy(books.movements, ({ orderId }) => orderId)
  const attempts = Map.groupBy(books.attempts, ({ orderId }) => orderId)
  const asked = perAttempt(orderCalls(calls))
  const complaints = books.orders.flatMap((order) => {
    const hadKey = asked.get(order.attempt)?.some(({ wish }) => wish.hasKey) ?? false
    const kept = attempts.get(order.id)?.length ?? 0
    return [
      ...(order.lines.length === 0 ? ['no lines'] : []),
      ...stockComplaints(order, movements.get(order.id) ?? []),
      ...(order.tokens === 0 ? ['no token'] : []),
      ...(order.placings === 1 ? [] : [`${order.placings} events of its placing`]),
      ...(kept === (hadKey ? 1 : 0) ? [] : [`${kept} attempts kept`]),
    ].map((complaint) => `${order.number} has ${complaint}`)
  })
  const dangling = attempts.get(undefined)?.length ?? 0
  if (dangling > 0) complaints.push(`${dangling} attempts are kept that led to no order`)
  return complaints
}

function stockComplaints(order: BookedOrder, movements: Books['movements']): string[] {
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

/** Every order went from `received` to where it is, by steps that exist; and it is cancelled if its customer was told so. */
export function legalHistories({ books, calls }: Evidence): string[] {
  const complaints = books.orders.flatMap(({ number, status, steps }) => {
    let at = 'received'
    for (const { from, to } of steps) {
      if (from !== at || !books.transitions.has(`${from} ${to}`))
        return [`${number} went from ${from} to ${to} at ${at}`]
      at = to
    }
    return at === status ? [] : [`${number} is ${status}, its steps lead to ${at}`]
  })
  const statuses = new Map(books.orders.map(({ number, status }) => [number, status]))
  for (const { id, wish, outcome } of calls) {
    if (wish.kind !== 'cancel' || outcome !== 'ok' || statuses.get(wish.number) === 'cancelled') continue
    complaints.push(`call ${id} was told that ${wish.number} is cancelled; it is ${statuses.get(wish.number)}`)
  }
  return complaints
}

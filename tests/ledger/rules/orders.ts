import type { BookedOrder, Books, Evidence } from '../evidence.ts'
import type { OrderedLine } from '../history.ts'
import { orderCalls, perAttempt, perSize, takenOrders } from './counting.ts'

export const shippingMillimes = 8_000

/** What a client was told is in the books once, as it was told. */
export function noLostOrder({ calls, books }: Evidence): string[] {
  const sold = firstSales(books)
  return takenOrders(calls).flatMap(({ id, wish, answer }) => {
    const found = books.orders.filter(({ number }) => number === answer?.order?.number)
    const [order] = found
    if (!order || found.length > 1) return [`call ${id} was told ${answer?.order?.number}: ${found.length} such orders`]
    if (!wasOrdered(order, wish.lines, sold)) return [`${order.number} has other lines than call ${id} ordered`]
    if (!sold.has(order.id) && order.total !== answer?.order?.total)
      return [`${order.number} has another total than call ${id} was told`]
    return []
  })
}

/** Every order goes back to a call that asked for just that and was not told that nothing came of it. */
export function noPhantom({ calls, books }: Evidence): string[] {
  const asked = perAttempt(orderCalls(calls).filter(({ outcome }) => outcome !== 'failed'))
  const sold = firstSales(books)
  return books.orders
    .filter((order) => !asked.get(order.attempt)?.some(({ wish }) => wasOrdered(order, wish.lines, sold)))
    .map(({ number, attempt }) => `nobody is waiting for ${number}, of attempt ${attempt}`)
}

/** One attempt is one order, and everyone who asks with its key hears the same. */
export function oneOrderAKey({ calls, books }: Evidence): string[] {
  const complaints: string[] = []
  for (const [attempt, orders] of Map.groupBy(books.orders, (order) => order.attempt))
    if (orders.length > 1) complaints.push(`attempt ${attempt} made ${orders.map(({ number }) => number).join(', ')}`)
  for (const [attempt, taken] of perAttempt(takenOrders(calls))) {
    const answers = new Set(taken.map(({ answer }) => JSON.stringify(answer?.order)))
    if (answers.size > 1) complaints.push(`attempt ${attempt} was answered ${[...answers].join(' and ')}`)
    const bodies = new Set(taken.map(({ wish }) => JSON.stringify([wish.lines, wish.total])))
    if (bodies.size > 1) complaints.push(`attempt ${attempt} was taken with ${bodies.size} bodies`)
  }
  return complaints
}

export function totalsAddUp({ calls, books }: Evidence): string[] {
  const complaints = books.orders
    .filter(({ lines, subtotal }) => lines.reduce((sum, line) => sum + line.lineTotal, 0) !== subtotal)
    .map(({ number }) => `the lines of ${number} do not add up`)
  for (const { number, subtotal, total } of books.orders)
    if (total !== subtotal + shippingMillimes) complaints.push(`${number} costs ${total}, its lines ${subtotal}`)
  for (const { id, wish, answer } of takenOrders(calls))
    if (answer?.order?.total !== wish.total)
      complaints.push(`call ${id} agreed to ${wish.total}, not to what it was told`)
  return complaints
}

/** What was sold at first, by order, for each order that the shop has amended since. */
function firstSales({ movements }: Books): Map<number, OrderedLine[]> {
  const amended = new Set(movements.filter(({ kind }) => kind === 'amendment').map(({ orderId }) => orderId))
  const sold = new Map<number, OrderedLine[]>()
  for (const { orderId, kind, sizeId, pieces } of movements) {
    if (kind !== 'sale' || orderId === undefined || !amended.has(orderId)) continue
    sold.set(orderId, [...(sold.get(orderId) ?? []), { sizeId, quantity: -pieces }])
  }
  return sold
}

function wasOrdered(order: BookedOrder, lines: readonly OrderedLine[], sold: Map<number, OrderedLine[]>): boolean {
  return order.lines.length === lines.length && perSize(sold.get(order.id) ?? order.lines) === perSize(lines)
}

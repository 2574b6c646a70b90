import { sql } from 'kysely'
import { mayHandleOrders } from '#domain/access/policies.ts'
import { requireAllowed } from '#domain/access/require-allowed.ts'
import type { Marketplace } from '#domain/marketplace.ts'
import type { OrderStatus } from '#domain/order-status.ts'
import { isSameAttempt } from '#domain/orders/delivery/delivery-attempt.ts'
import type { DeliveryResult } from '#domain/orders/delivery/record-delivery-result.ts'
import { totalsFromRow } from '#domain/orders/order-rows.ts'
import { amountToCollect } from '#domain/orders/payments/payment.ts'
import type { Phone } from '#domain/phone.ts'
import type { TunisDay } from '#domain/tunis-day.ts'
import { type MatchedRow, maxReportedRows, type ReportedRow, type RowProblem } from './reported-row.ts'

/**
 * Finds the orders of a courier's file, by their number or else by phone and amount, and returns what each row would do. It
 * changes nothing.
 */
export async function matchResults(marketplace: Marketplace, reported: readonly ReportedRow[]): Promise<MatchedRow[]> {
  requireAllowed(mayHandleOrders(marketplace.actor))
  const orders = await readOrders(marketplace, reported.slice(0, maxReportedRows))
  const seen = new Set<number>()
  return reported.slice(0, maxReportedRows).map((row) => {
    const { line, result } = row
    const found = findOrder(row, orders)
    if (typeof found === 'string') return { line, problem: found }
    const { id, number, customerName, status } = found
    const order = { id, number, customerName, status }
    if (result === undefined) return { line, order, problem: 'unknown-state' }
    if (result === 'waiting') return { line, order, problem: 'waiting' }
    if (seen.has(id)) return { line, order, problem: 'twice' }
    const problem = problemOf(found, result)
    if (problem) return { line, order, problem }
    seen.add(id)
    return { line, order, result }
  })
}

type FoundOrder = Awaited<ReturnType<typeof readOrders>>[number]

function findOrder(
  { number, phone, amount }: ReportedRow,
  orders: readonly FoundOrder[],
): FoundOrder | Extract<RowProblem, 'unknown-order' | 'no-match' | 'several' | 'nothing'> {
  if (number !== undefined) return orders.find((order) => order.number === number) ?? 'unknown-order'
  if (phone === undefined) return 'nothing'
  const onTheirWay = orders.filter(
    (order) => order.isWithCourier && order.phone === phone && (amount === undefined || order.toCollect === amount),
  )
  if (onTheirWay.length > 1) return 'several'
  return onTheirWay[0] ?? 'no-match'
}

/** The statuses in which a result has been recorded already. */
const recordedIn: Readonly<Record<DeliveryResult['outcome'], readonly OrderStatus[]>> = {
  delivered: ['delivered'],
  refused: ['refused', 'returned'],
  returned: ['returned'],
  lost: ['lost'],
  postponed: [],
}

/** The statuses from which a result can be recorded. */
const possibleFrom: Readonly<Record<DeliveryResult['outcome'], readonly OrderStatus[]>> = {
  delivered: ['shipped', 'lost'],
  refused: ['shipped', 'lost'],
  returned: ['shipped', 'lost', 'refused'],
  lost: ['shipped'],
  postponed: ['shipped'],
}

function problemOf({ status, lastAttempt }: FoundOrder, result: DeliveryResult): RowProblem | undefined {
  if (recordedIn[result.outcome].includes(status)) return 'recorded'
  if (!possibleFrom[result.outcome].includes(status)) return 'not-possible'
  if (result.outcome !== 'postponed' || !lastAttempt) return undefined
  return isSameAttempt(lastAttempt, result) ? 'recorded' : undefined
}

async function readOrders({ db }: Marketplace, reported: readonly ReportedRow[]) {
  const numbers = reported.flatMap(({ number }) => number ?? [])
  const phones = reported.flatMap(({ number, phone }) => (number === undefined && phone !== undefined ? phone : []))
  if (numbers.length + phones.length === 0) return []
  const rows = await db
    .selectFrom('orders')
    .leftJoinLateral(
      ({ selectFrom }) =>
        selectFrom('delivery_attempts')
          .select(['outcome', 'reason', 'note'])
          .select(sql<TunisDay | null>`postponed_until::text`.as('postponed_until'))
          .whereRef('order_id', '=', 'orders.id')
          .orderBy('delivery_attempts.id', 'desc')
          .limit(1)
          .as('attempt'),
      (join) => join.onTrue(),
    )
    .select(['orders.id', 'number', 'status', 'customer_name', 'customer_phone', 'payment_method', 'paid_millimes'])
    .select(['discount_millimes', 'subtotal_millimes', 'shipping_millimes', 'total_millimes'])
    .select(['outcome', 'reason', 'note', 'postponed_until'])
    .where(({ or, and, eb }) =>
      or([
        eb('number', '=', sql<string>`any(${numbers}::text[])`),
        and([eb('customer_phone', '=', sql<Phone>`any(${phones}::text[])`), eb('status', 'in', ['shipped', 'lost'])]),
      ]),
    )
    .limit(maxReportedRows * 4)
    .execute()
  return rows.map((row) => {
    const payable = { payment: row.payment_method, paid: row.paid_millimes, totals: totalsFromRow(row) }
    const { outcome, reason, note, postponed_until } = row
    return {
      ...{ id: row.id, number: row.number, status: row.status, customerName: row.customer_name },
      phone: row.customer_phone,
      toCollect: amountToCollect(payable),
      isWithCourier: row.status === 'shipped' || row.status === 'lost',
      ...(outcome && reason && { lastAttempt: { outcome, reason, note: note ?? '', postponed_until } }),
    }
  })
}

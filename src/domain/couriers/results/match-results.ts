import { sql } from 'kysely'
import { jsonArrayFrom } from 'kysely/helpers/postgres'
import { mayHandleOrders } from '#domain/access/policies.ts'
import { requireAllowed } from '#domain/access/require-allowed.ts'
import type { Marketplace } from '#domain/marketplace.ts'
import { type OrderStatus, withCourierStatuses } from '#domain/order-status.ts'
import { isSameAttempt } from '#domain/orders/delivery/delivery-attempt.ts'
import type { DeliveryResult } from '#domain/orders/delivery/record-delivery-result.ts'
import { totalsFromRow } from '#domain/orders/order-rows.ts'
import { amountToCollect } from '#domain/orders/payments/payment.ts'
import type { Phone } from '#domain/phone.ts'
import { isFarOff, type TunisDay, tunisDayOf } from '#domain/tunis-day.ts'
import { type MatchedRow, maxReportedRows, type ReportedRow, type RowDoubt, type RowProblem } from './reported-row.ts'

/**
 * Finds the orders of a courier's file, by their number or else by phone and amount, and returns what each row would
 * do. It changes nothing. What is not certain is named with each row, and rows of one order that contradict each other
 * do nothing.
 */
export async function matchResults(marketplace: Marketplace, reported: readonly ReportedRow[]): Promise<MatchedRow[]> {
  requireAllowed(mayHandleOrders(marketplace.actor))
  const rows = reported.slice(0, maxReportedRows)
  const orders = await readOrders(marketplace, rows)
  return withoutRepetitions(
    rows,
    rows.map((row) => matchRow(row, orders, marketplace.clock.now())),
  )
}

type FoundOrder = Awaited<ReturnType<typeof readOrders>>[number]

function matchRow(row: ReportedRow, orders: readonly FoundOrder[], now: Date): MatchedRow {
  const { line, result, unreadable, hash } = row
  const found = findOrder(row, orders)
  if (typeof found === 'string')
    return unreadable ? { line, problem: 'unreadable', unreadable } : { line, problem: dayProblemOf(row, now) ?? found }
  const { id, number, customerName, status } = found
  const order = { id, number, customerName, status }
  if (unreadable) return { line, order, problem: 'unreadable', unreadable }
  const wrongDay = dayProblemOf(row, now)
  if (wrongDay) return { line, order, problem: wrongDay }
  if (result === undefined) return { line, order, problem: 'unknown-state' }
  if (result === 'waiting') return { line, order, problem: 'waiting' }
  const problem = problemOf(found, row, result)
  if (problem) return { line, order, problem }
  return { line, order, result, hash, doubts: doubtsOf(found, { row, result, orders }) }
}

/**
 * How the day of a result, or the day to which it was postponed, is a slip: such a row is about nothing in the shop.
 */
function dayProblemOf({ on, result }: ReportedRow, now: Date): 'far-off' | 'in-future' | undefined {
  const until = typeof result === 'object' && result.outcome === 'postponed' ? result.postponedUntil : undefined
  if ([on, until].some((day) => day !== undefined && isFarOff(day, now))) return 'far-off'
  return on !== undefined && on > tunisDayOf(now) ? 'in-future' : undefined
}

function findOrder(
  row: ReportedRow,
  orders: readonly FoundOrder[],
): FoundOrder | Extract<RowProblem, 'unknown-order' | 'no-match' | 'several' | 'nothing'> {
  const { number, phone } = row
  if (number !== undefined) return orders.find((order) => order.number === number) ?? 'unknown-order'
  if (phone === undefined) return 'nothing'
  const ofPhone = orders.filter((order) => order.phone === phone)
  const recorded = ofPhone.find((order) => isRecordedRow(order, row))
  if (recorded) return recorded
  const amount = amountOf(row)
  const onTheirWay = ofPhone.filter(
    (order) => order.isWithCourier && (amount === undefined || order.toCollect === amount),
  )
  if (onTheirWay.length > 1) return 'several'
  return onTheirWay[0] ?? 'no-match'
}

/** That nothing was collected says nothing of a parcel that was not delivered. */
function amountOf({ amount, result }: ReportedRow) {
  const isDelivered = typeof result === 'object' && result.outcome === 'delivered'
  return amount === 0 && !isDelivered ? undefined : amount
}

function isRecordedRow({ recordedRows }: FoundOrder, { hash }: ReportedRow): boolean {
  return recordedRows.some((recorded) => recorded.hash === hash)
}

/** The statuses in which a result has been recorded already. */
export const recordedIn: Readonly<Record<DeliveryResult['outcome'], readonly OrderStatus[]>> = {
  delivered: ['delivered'],
  refused: ['refused', 'returned'],
  returned: ['returned'],
  lost: ['lost', 'written-off'],
  postponed: [],
}

/** The statuses from which a result can be recorded. */
const possibleFrom: Readonly<Record<DeliveryResult['outcome'], readonly OrderStatus[]>> = {
  delivered: ['shipped', 'lost'],
  refused: ['shipped', 'lost'],
  returned: ['shipped', 'lost', 'refused'],
  lost: ['shipped', 'refused'],
  postponed: ['shipped'],
}

function problemOf(order: FoundOrder, row: ReportedRow, result: DeliveryResult): RowProblem | undefined {
  const { status, lastAttempt, shippedOn } = order
  if (isRecordedRow(order, row) || recordedIn[result.outcome].includes(status)) return 'recorded'
  if (!possibleFrom[result.outcome].includes(status)) return 'not-possible'
  if (row.on !== undefined && shippedOn !== undefined && row.on < shippedOn) return 'before-handover'
  if (result.outcome !== 'postponed' || !lastAttempt) return undefined
  return isSameAttempt(lastAttempt, result) ? 'recorded' : undefined
}

interface RowToRecord {
  readonly row: ReportedRow
  readonly result: DeliveryResult
  readonly orders: readonly FoundOrder[]
}

function doubtsOf(order: FoundOrder, { row, result, orders }: RowToRecord): RowDoubt[] {
  const { number, phone, on } = row
  const amount = amountOf(row)
  if (number !== undefined)
    return [
      ...(amount !== undefined && amount !== order.toCollect
        ? [{ kind: 'amount', said: amount, due: order.toCollect } as const]
        : []),
      ...(phone !== undefined && phone !== order.phone
        ? [{ kind: 'phone', said: phone, known: order.phone } as const]
        : []),
    ]
  const earlier = orders.find(
    (other) =>
      other.phone === phone &&
      other.toCollect === order.toCollect &&
      recordedIn[result.outcome].includes(other.status) &&
      (on === undefined || on <= other.changedOn),
  )
  return [
    ...(amount === undefined ? [{ kind: 'phone-alone' } as const] : []),
    ...(earlier ? [{ kind: 'earlier', number: earlier.number } as const] : []),
  ]
}

/** Leaves the first of several rows that say the same of an order, and none of those that say different things. */
function withoutRepetitions(rows: readonly ReportedRow[], matched: readonly MatchedRow[]): MatchedRow[] {
  const said = Map.groupBy(
    matched.map((match, index) => ({ match, amount: rows[index]?.amount })),
    ({ match }) => match.order?.id,
  )
  const seen = new Set<number>()
  return matched.map((match): MatchedRow => {
    if (!('result' in match)) return match
    const { line, order } = match
    const ofOrder = said.get(order.id) ?? []
    const outcomes = new Set(ofOrder.flatMap(({ match }) => outcomeSaid(match) ?? []))
    const amounts = new Set(ofOrder.flatMap(({ match, amount }) => (outcomeSaid(match) ? (amount ?? []) : [])))
    if (outcomes.size > 1 || amounts.size > 1) return { line, order, problem: 'contradicts' }
    if (seen.has(order.id)) return { line, order, problem: 'twice' }
    seen.add(order.id)
    return match
  })
}

const isSaidNow: ReadonlySet<RowProblem> = new Set(['waiting', 'unknown-state', 'unreadable', 'far-off', 'in-future'])

/** What a row says of the parcel now; undefined for one that is over, such as the row of an earlier file. */
function outcomeSaid(match: MatchedRow): string | undefined {
  if ('result' in match) return match.result.outcome
  return isSaidNow.has(match.problem) ? match.problem : undefined
}

/** How long an order that ended may be what a row by phone is about. */
const earlierMilliseconds = 90 * 24 * 60 * 60 * 1000

/**
 * The orders with these numbers, and those of these phones that are on their way or may have been meant by an earlier
 * row.
 */
async function readOrders({ db, clock }: Marketplace, reported: readonly ReportedRow[]) {
  const numbers = reported.flatMap(({ number }) => number ?? [])
  const phones = reported.flatMap(({ number, phone }) => (number === undefined && phone !== undefined ? phone : []))
  if (numbers.length + phones.length === 0) return []
  const since = new Date(clock.now().getTime() - earlierMilliseconds)
  const rows = await db
    .selectFrom('orders')
    .leftJoinLateral(
      ({ selectFrom }) =>
        selectFrom('effective_delivery_attempts as attempt')
          .select(['outcome', 'reason', 'note'])
          .select(sql<TunisDay | null>`postponed_until::text`.as('postponed_until'))
          .whereRef('order_id', '=', 'orders.id')
          .orderBy('attempt.id', 'desc')
          .limit(1)
          .as('attempt'),
      (join) => join.onTrue(),
    )
    .leftJoinLateral(
      ({ selectFrom }) =>
        selectFrom('effective_order_steps')
          .select(({ fn }) => fn.max('made_at').as('changed_at'))
          .select(({ fn }) => fn.max('made_at').filterWhere('to_status', '=', 'shipped').as('shipped_at'))
          .whereRef('order_id', '=', 'orders.id')
          .as('step'),
      (join) => join.onTrue(),
    )
    .select(['orders.id', 'number', 'status', 'customer_name', 'customer_phone', 'payment_method', 'paid_millimes'])
    .select(['discount_millimes', 'subtotal_millimes', 'shipping_millimes', 'total_millimes'])
    .select(['outcome', 'reason', 'note', 'postponed_until', 'placed_at', 'changed_at', 'shipped_at'])
    .select(({ selectFrom }) =>
      jsonArrayFrom(
        selectFrom('recorded_results')
          .select(sql<string>`encode(row_hash, 'hex')`.as('hash'))
          .whereRef('order_id', '=', 'orders.id')
          .where('row_hash', 'is not', null)
          .where('undone_at', 'is', null),
      ).as('recorded_rows'),
    )
    .where(({ or, and, eb, exists, selectFrom }) =>
      or([
        eb('number', '=', sql<string>`any(${numbers}::text[])`),
        and([
          eb('customer_phone', '=', sql<Phone>`any(${phones}::text[])`),
          or([
            eb('status', 'in', withCourierStatuses),
            and([eb('status', 'in', ['delivered', 'refused', 'returned']), eb('placed_at', '>', since)]),
            exists(selectFrom('recorded_results').select('id').whereRef('order_id', '=', 'orders.id')),
          ]),
        ]),
      ]),
    )
    // Should there be more: those with a number or on their way, and the newest.
    .orderBy(
      ({ or, eb }) =>
        or([eb('number', '=', sql<string>`any(${numbers}::text[])`), eb('status', 'in', withCourierStatuses)]),
      'desc',
    )
    .orderBy('orders.id', 'desc')
    .limit(maxReportedRows * 4)
    .execute()
  return rows.map((row) => {
    const payable = { payment: row.payment_method, paid: row.paid_millimes, totals: totalsFromRow(row) }
    const { outcome, reason, note, postponed_until, shipped_at } = row
    return {
      ...{ id: row.id, number: row.number, status: row.status, customerName: row.customer_name },
      phone: row.customer_phone,
      toCollect: amountToCollect(payable),
      isWithCourier: withCourierStatuses.some((status) => status === row.status),
      changedOn: tunisDayOf(row.changed_at ?? row.placed_at),
      ...(shipped_at && { shippedOn: tunisDayOf(shipped_at) }),
      recordedRows: row.recorded_rows,
      ...(outcome && reason && { lastAttempt: { outcome, reason, note: note ?? '', postponed_until } }),
    }
  })
}

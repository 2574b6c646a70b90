import { mayHandleOrders } from '#domain/access/policies.ts'
import { requireAllowed } from '#domain/access/require-allowed.ts'
import { matchResults } from '#domain/couriers/results/match-results.ts'
import { type MatchedRow, maxReportedRows } from '#domain/couriers/results/reported-row.ts'
import type { Marketplace } from '#domain/marketplace.ts'
import { withCourierStatuses } from '#domain/order-status.ts'
import type { DeliveryResult } from '#domain/orders/delivery/record-delivery-result.ts'

/** A parcel whose state somebody has to look at, in the words of the courier. */
export interface UnclearParcel {
  readonly orderId: number
  readonly number: string
  readonly words: string
  readonly at: Date
}

export interface ReportedResults {
  /** Results that the orders do not have yet, for a person to confirm. */
  readonly proposed: readonly Extract<MatchedRow, { readonly result: DeliveryResult }>[]
  readonly unclear: readonly UnclearParcel[]
}

/**
 * Lists what couriers say by API of the parcels on their way: results to confirm, oldest first, and what is unclear.
 */
export async function listReportedResults(marketplace: Marketplace): Promise<ReportedResults> {
  requireAllowed(mayHandleOrders(marketplace.actor))
  const rows = await marketplace.db
    .selectFrom('courier_parcels as parcel')
    .innerJoin('orders', 'orders.id', 'order_id')
    .select(['orders.id', 'number', 'reported', 'reported_as', 'reported_at'])
    .where('state', '=', 'sent')
    .where('status', 'in', withCourierStatuses)
    .where('reported_as', 'in', ['delivered', 'returned', 'unclear'])
    // The courier that has the parcel now, where an order was handed over twice.
    .where('parcel.id', '=', ({ selectFrom }) =>
      selectFrom('courier_parcels as last')
        .select(({ fn }) => fn.max('last.id').as('id'))
        .whereRef('last.order_id', '=', 'orders.id'),
    )
    .orderBy('reported_at')
    .limit(maxReportedRows)
    .execute()
  const reported = rows.flatMap(({ number, reported_as }, index) =>
    reported_as === 'delivered' || reported_as === 'returned'
      ? { line: index + 1, number, result: resultOf(reported_as) }
      : [],
  )
  const matched = await matchResults(marketplace, reported)
  return {
    proposed: matched.flatMap((row) => ('result' in row ? row : [])),
    unclear: rows.flatMap(({ id, number, reported, reported_as, reported_at }) =>
      reported_as === 'unclear' && reported !== null && reported_at !== null
        ? { orderId: id, number, words: reported, at: reported_at }
        : [],
    ),
  }
}

/** A returned parcel was refused. That it is back in the shop is for the shop to say, when it is. */
function resultOf(reported: 'delivered' | 'returned'): DeliveryResult {
  return reported === 'delivered'
    ? { outcome: 'delivered' }
    : { outcome: 'refused', decidedBy: 'customer', reason: 'other' }
}

import { mayHandleOrders } from '#domain/access/policies.ts'
import { requireAllowed } from '#domain/access/require-allowed.ts'
import type { Marketplace } from '#domain/marketplace.ts'
import type { HandoverSummary } from './handover.ts'
import { isInHandover } from './is-in-handover.ts'

const pageSize = 30

/** The page after the hand-over with this id, or the first one. */
export interface HandoverPage {
  readonly handovers: readonly HandoverSummary[]
  readonly hasMore: boolean
}

/** Lists the hand-overs that are open, the newest first. */
export async function listOpenHandovers(marketplace: Marketplace): Promise<HandoverSummary[]> {
  requireAllowed(mayHandleOrders(marketplace.actor))
  const rows = await selectHandovers(marketplace)
    .where('handovers.handed_over_at', 'is', null)
    .limit(maxOpenListed)
    .execute()
  return rows.map(summaryFromRow)
}

const maxOpenListed = 50

/** Lists what was handed over, the newest first, a page at a time. */
export async function listPastHandovers(marketplace: Marketplace, before?: number): Promise<HandoverPage> {
  requireAllowed(mayHandleOrders(marketplace.actor))
  const rows = await selectHandovers(marketplace)
    .where('handovers.handed_over_at', 'is not', null)
    .$if(before !== undefined, (query) => query.where('handovers.id', '<', before ?? 0))
    .limit(pageSize + 1)
    .execute()
  return { handovers: rows.slice(0, pageSize).map(summaryFromRow), hasMore: rows.length > pageSize }
}

function selectHandovers({ db }: Marketplace) {
  return db
    .selectFrom('handovers')
    .innerJoin('couriers', 'couriers.id', 'courier_id')
    .select(['handovers.id', 'couriers.name', 'started_at', 'started_by', 'handovers.handed_over_at'])
    .select(({ selectFrom }) =>
      selectFrom('handover_orders')
        .innerJoin('orders', 'orders.id', 'order_id')
        .where(isInHandover)
        .select(({ fn }) => fn.countAll<number>().as('orders'))
        .whereRef('handover_id', '=', 'handovers.id')
        .as('orders'),
    )
    .orderBy('handovers.id', 'desc')
}

interface SummaryRow {
  readonly id: number
  readonly name: string
  readonly started_at: Date
  readonly started_by: string
  readonly handed_over_at: Date | null
  readonly orders: number | null
}

function summaryFromRow({ id, name, started_at, started_by, handed_over_at, orders }: SummaryRow): HandoverSummary {
  return {
    ...{ id, courierName: name, startedAt: started_at, startedBy: started_by, orders: Number(orders) },
    ...(handed_over_at !== null && { handedOverAt: handed_over_at }),
  }
}

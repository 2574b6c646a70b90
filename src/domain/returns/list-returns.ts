import { sql } from 'kysely'
import { mayHandleOrders } from '#domain/access/policies.ts'
import { requireAllowed } from '#domain/access/require-allowed.ts'
import { type NewestFirstPage, type PageCursor, rowsPerPage, toNewestFirstPage } from '#domain/keyset-pagination.ts'
import type { Marketplace } from '#domain/marketplace.ts'
import type { Phone } from '#domain/phone.ts'
import type { TunisDay } from '#domain/tunis-day.ts'
import {
  type ListedReturn,
  maxCountedReturns,
  type ReturnStatus,
  returnNumber,
  returnStatuses,
} from './order-return.ts'
import { returnOrdinal } from './return-ordinal.ts'

/** Of one order or one phone number: limits allow no more than some tens. */
const maxListed = 50

interface ReturnListOptions extends Pick<PageCursor, 'olderThan'> {
  /** All by default. */
  readonly statuses?: readonly ReturnStatus[] | undefined
}

/** Lists returns, the newest first. */
export async function listReturns(
  marketplace: Marketplace,
  { statuses, olderThan }: ReturnListOptions = {},
): Promise<NewestFirstPage<ListedReturn>> {
  requireAllowed(mayHandleOrders(marketplace.actor))
  let query = selectReturns(marketplace)
  if (statuses) query = query.where('returned.status', 'in', statuses)
  if (olderThan) query = query.where('returned.id', '<', olderThan)
  const rows = await query.limit(rowsPerPage + 1).execute()
  return toNewestFirstPage(rows.map(listedFromRow))
}

/** Counts the returns by status, each up to a bound. */
export async function countReturns({ actor, db }: Marketplace): Promise<Readonly<Record<ReturnStatus, number>>> {
  requireAllowed(mayHandleOrders(actor))
  const counts = await Promise.all(
    returnStatuses.map(async (status) => {
      const some = db
        .selectFrom('order_returns')
        .select('id')
        .where('status', '=', status)
        .limit(maxCountedReturns + 1)
      const { count } = await db
        .selectFrom(some.as('found'))
        .select(({ fn }) => fn.countAll<number>().as('count'))
        .executeTakeFirstOrThrow()
      return [status, count] as const
    }),
  )
  return Object.fromEntries(counts) as Record<ReturnStatus, number>
}

export async function listReturnsOfOrder(marketplace: Marketplace, orderId: number): Promise<ListedReturn[]> {
  requireAllowed(mayHandleOrders(marketplace.actor))
  const rows = await selectReturns(marketplace).where('returned.order_id', '=', orderId).limit(maxListed).execute()
  return rows.map(listedFromRow)
}

export async function listReturnsOfPhone(marketplace: Marketplace, phone: Phone): Promise<ListedReturn[]> {
  requireAllowed(mayHandleOrders(marketplace.actor))
  const rows = await selectReturns(marketplace).where('orders.customer_phone', '=', phone).limit(maxListed).execute()
  return rows.map(listedFromRow)
}

function selectReturns({ db }: Marketplace) {
  return db
    .selectFrom('order_returns as returned')
    .innerJoin('orders', 'orders.id', 'returned.order_id')
    .select(['returned.id', 'returned.order_id', 'returned.status', 'returned.reason', 'returned.wish'])
    .select(['returned.asked_at', 'returned.settlement', 'orders.number', 'orders.customer_name'])
    .select(sql<TunisDay | null>`returned.refund_due_on::text`.as('refund_due_on'))
    .select(sql<number>`(select sum(quantity) from order_return_lines where return_id = returned.id)`.as('pieces'))
    .select(returnOrdinal.as('ordinal'))
    .orderBy('returned.id', 'desc')
}

type ReturnRow = Awaited<ReturnType<ReturnType<typeof selectReturns>['execute']>>[number]

function listedFromRow(row: ReturnRow): ListedReturn {
  return {
    ...{ id: row.id, number: returnNumber(row.number, row.ordinal), orderId: row.order_id, orderNumber: row.number },
    ...{ customerName: row.customer_name, status: row.status, reason: row.reason, wish: row.wish },
    ...{ pieces: row.pieces, askedAt: row.asked_at },
    ...(row.settlement !== null && { settlement: row.settlement }),
    ...(row.refund_due_on !== null && { refundDueOn: row.refund_due_on }),
  }
}

import { sql } from 'kysely'
import { mayHandleOrders } from '#domain/access/policies.ts'
import { requireAllowed } from '#domain/access/require-allowed.ts'
import { NotFound } from '#domain/errors.ts'
import { inSnapshot } from '#domain/in-snapshot.ts'
import type { Marketplace } from '#domain/marketplace.ts'
import type { TunisDay } from '#domain/tunis-day.ts'
import { type OrderReturn, type ReturnStep, returnNumber } from './order-return.ts'
import { readReturnLines } from './return-lines.ts'
import { returnOrdinal } from './return-ordinal.ts'
import { listPhotoIds } from './return-photos.ts'

/** Returns a return with its history, all of one moment. Throws NotFound. */
export async function getReturn(marketplace: Marketplace, returnId: number): Promise<OrderReturn> {
  requireAllowed(mayHandleOrders(marketplace.actor))
  return inSnapshot(marketplace, (marketplace) => readReturn(marketplace, returnId))
}

async function readReturn(marketplace: Marketplace, returnId: number): Promise<OrderReturn> {
  const row = await marketplace.db
    .selectFrom('order_returns as returned')
    .innerJoin('orders', 'orders.id', 'returned.order_id')
    .leftJoin('orders as exchange', 'exchange.id', 'returned.exchange_order_id')
    .select([
      'returned.id',
      'returned.order_id',
      'returned.status',
      'returned.reason',
      'returned.wish',
      'returned.note',
    ])
    .select(['returned.asked_at', 'returned.made_by', 'returned.actor_kind', 'returned.settlement'])
    .select([
      'returned.exchange_fee_millimes',
      'orders.number',
      'orders.customer_name',
      'orders.locale',
      'orders.customer_email',
    ])
    .select(['exchange.id as exchange_id', 'exchange.number as exchange_number'])
    .select(sql<TunisDay | null>`returned.came_back_on::text`.as('came_back_on'))
    .select(sql<TunisDay | null>`returned.refund_due_on::text`.as('refund_due_on'))
    .select(returnOrdinal.as('ordinal'))
    .where('returned.id', '=', returnId)
    .executeTakeFirst()
  if (!row) throw new NotFound('return', returnId)
  const { exchange_id, exchange_number } = row
  return {
    ...{ id: row.id, number: returnNumber(row.number, row.ordinal), orderId: row.order_id, orderNumber: row.number },
    ...{
      customerName: row.customer_name,
      locale: row.locale,
      hasEmail: row.customer_email !== null,
      status: row.status,
      reason: row.reason,
      wish: row.wish,
    },
    ...{ note: row.note, askedAt: row.asked_at, by: row.made_by, isByCustomer: row.actor_kind === 'customer' },
    exchangeFee: row.exchange_fee_millimes,
    ...(row.settlement !== null && { settlement: row.settlement }),
    ...(row.came_back_on !== null && { cameBackOn: row.came_back_on }),
    ...(row.refund_due_on !== null && { refundDueOn: row.refund_due_on }),
    ...(exchange_id !== null &&
      exchange_number !== null && { exchangeOrder: { id: exchange_id, number: exchange_number } }),
    lines: await readReturnLines(marketplace, returnId, row.order_id),
    steps: await readSteps(marketplace, returnId),
    photoIds: await listPhotoIds(marketplace, returnId),
  }
}

async function readSteps({ db }: Marketplace, returnId: number): Promise<ReturnStep[]> {
  const rows = await db
    .selectFrom('order_return_steps')
    .select(['id', 'from_status', 'to_status', 'note', 'made_by', 'made_at', 'undoes_step_id'])
    .where('return_id', '=', returnId)
    .orderBy('id')
    .execute()
  const undone = new Set(rows.map(({ undoes_step_id }) => undoes_step_id))
  return rows.map((row) => ({
    ...{
      id: row.id,
      to: row.to_status,
      note: row.note,
      by: row.made_by,
      at: row.made_at,
      isUndone: undone.has(row.id),
    },
    ...(row.undoes_step_id !== null && { undoes: row.from_status }),
  }))
}

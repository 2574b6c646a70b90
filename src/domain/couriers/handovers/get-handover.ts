import { sql } from 'kysely'
import { mayHandleOrders } from '#domain/access/policies.ts'
import { requireAllowed } from '#domain/access/require-allowed.ts'
import { cashDue } from '#domain/cash-book/cash-due.ts'
import { NotFound } from '#domain/errors.ts'
import { inSnapshot } from '#domain/in-snapshot.ts'
import type { Marketplace } from '#domain/marketplace.ts'
import type { Millimes } from '#domain/money.ts'
import { owesPayment } from '#domain/orders/payments/payment.ts'
import type { Handover, HandoverParcel } from './handover.ts'
import { isInHandover } from './is-in-handover.ts'

/**
 * Returns a hand-over with its parcels in the order in which they were added, with the amounts of the cash book, all
 * of one moment. Throws NotFound.
 */
export async function getHandover(marketplace: Marketplace, id: number): Promise<Handover> {
  requireAllowed(mayHandleOrders(marketplace.actor))
  return inSnapshot(marketplace, (marketplace) => readHandover(marketplace, id))
}

async function readHandover(marketplace: Marketplace, id: number): Promise<Handover> {
  const row = await marketplace.db
    .selectFrom('handovers')
    .innerJoin('couriers', 'couriers.id', 'courier_id')
    .select(['courier_id', 'couriers.name', 'started_at', 'started_by', 'handed_over_at'])
    .where('handovers.id', '=', id)
    .executeTakeFirst()
  if (!row) throw new NotFound('hand-over', id)
  return {
    id,
    courier: { id: row.courier_id, name: row.name },
    startedAt: row.started_at,
    startedBy: row.started_by,
    ...(row.handed_over_at !== null && { handedOverAt: row.handed_over_at }),
    ...(await readParcels(marketplace, { handoverId: id, courierId: row.courier_id })),
  }
}

async function readParcels(
  { db }: Marketplace,
  { handoverId, courierId }: { readonly handoverId: number; readonly courierId: number },
): Promise<Pick<Handover, 'parcels' | 'left'>> {
  const rows = await db
    .selectFrom('handover_orders')
    .innerJoin('orders', 'orders.id', 'order_id')
    .leftJoin('order_balances as balance', (join) =>
      join.onRef('balance.order_id', '=', 'orders.id').on('balance.courier_id', '=', courierId),
    )
    .select(['orders.id', 'number', 'status', 'customer_name', 'delivery_city', 'governorate'])
    .select(['payment_method', 'paid_at', 'orders.paid_millimes', 'total_millimes', 'handover_orders.handed_over_at'])
    .select(isInHandover.as('is_in_handover'))
    .select(sql<Millimes>`coalesce(to_collect_millimes + ${takenAtTheDoor}, 0)`.as('to_bring'))
    .where('handover_id', '=', handoverId)
    .orderBy('handover_orders.id')
    .execute()
  const parcels = rows.map((row) => {
    const payable = { payment: row.payment_method, total: row.total_millimes, paid: row.paid_millimes }
    return {
      ...{ id: row.id, number: row.number, status: row.status },
      ...{ customerName: row.customer_name, city: row.delivery_city },
      ...(row.governorate !== 'unknown' && { governorate: row.governorate }),
      toCollect: row.handed_over_at === null ? cashDue(payable) : row.to_bring,
      owesPayment: owesPayment({ payment: row.payment_method, isPaid: row.paid_at !== null }),
      isIn: row.is_in_handover,
    }
  })
  const those = (wanted: boolean) =>
    parcels.flatMap(({ isIn, ...parcel }): HandoverParcel[] => (isIn === wanted ? [parcel] : []))
  return { parcels: those(true), left: those(false) }
}

/** The cash of a delivered parcel, whoever has it now. */
const takenAtTheDoor = sql<number>`collected_millimes + withheld_millimes + fees_millimes
  + remitted_millimes + missing_millimes + withheld_tax_millimes`

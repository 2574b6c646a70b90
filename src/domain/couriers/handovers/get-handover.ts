import { mayHandleOrders } from '#domain/access/policies.ts'
import { requireAllowed } from '#domain/access/require-allowed.ts'
import { NotFound } from '#domain/errors.ts'
import type { Marketplace } from '#domain/marketplace.ts'
import { totalsFromRow } from '#domain/orders/order-rows.ts'
import { amountToCollect, owesPayment } from '#domain/orders/payments/payment.ts'
import type { Handover, HandoverParcel } from './handover.ts'

/** Returns a hand-over with its parcels in the order in which they were added. Throws NotFound. */
export async function getHandover(marketplace: Marketplace, id: number): Promise<Handover> {
  requireAllowed(mayHandleOrders(marketplace.actor))
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
    parcels: await readParcels(marketplace, id),
  }
}

async function readParcels({ db }: Marketplace, handoverId: number): Promise<HandoverParcel[]> {
  const rows = await db
    .selectFrom('handover_orders')
    .innerJoin('orders', 'orders.id', 'order_id')
    .select(['orders.id', 'number', 'status', 'customer_name', 'delivery_city', 'governorate'])
    .select([
      'payment_method',
      'paid_at',
      'paid_millimes',
      'discount_millimes',
      'subtotal_millimes',
      'shipping_millimes',
      'total_millimes',
    ])
    .where('handover_id', '=', handoverId)
    .orderBy('handover_orders.id')
    .execute()
  return rows.map((row) => {
    const payable = { payment: row.payment_method, paid: row.paid_millimes, isPaid: row.paid_at !== null }
    return {
      ...{ id: row.id, number: row.number, status: row.status },
      ...{ customerName: row.customer_name, city: row.delivery_city },
      ...(row.governorate !== null && row.governorate !== 'unknown' && { governorate: row.governorate }),
      toCollect: amountToCollect({ ...payable, totals: totalsFromRow(row) }),
      owesPayment: owesPayment(payable),
    }
  })
}

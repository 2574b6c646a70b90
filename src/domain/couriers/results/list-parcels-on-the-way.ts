import { mayHandleOrders } from '#domain/access/policies.ts'
import { requireAllowed } from '#domain/access/require-allowed.ts'
import type { Marketplace } from '#domain/marketplace.ts'
import { type OrderStatus, withCourierStatuses } from '#domain/order-status.ts'

/** A parcel that a courier has, or should have. */
export interface ParcelOnTheWay {
  readonly id: number
  readonly number: string
  readonly status: OrderStatus
  readonly customerName: string
  readonly city: string
  /** Absent when it was not handed over in a hand-over. */
  readonly courierName?: string
}

const maxListed = 200

/** Lists the parcels on their way and the lost ones, oldest first: of a hand-over, with a number, or all. */
export async function listParcelsOnTheWay(
  { actor, db }: Marketplace,
  { handoverId, number }: { readonly handoverId?: number | undefined; readonly number?: string | undefined } = {},
): Promise<ParcelOnTheWay[]> {
  requireAllowed(mayHandleOrders(actor))
  const rows = await db
    .selectFrom('orders')
    .leftJoinLateral(
      ({ selectFrom }) =>
        selectFrom('handover_orders')
          .innerJoin('handovers', 'handovers.id', 'handover_id')
          .innerJoin('couriers', 'couriers.id', 'courier_id')
          .select(['handover_id', 'couriers.name as courier_name'])
          .whereRef('order_id', '=', 'orders.id')
          .where('handover_orders.handed_over_at', 'is not', null)
          .where('taken_back_at', 'is', null)
          .orderBy('handover_orders.id', 'desc')
          .limit(1)
          .as('taken'),
      (join) => join.onTrue(),
    )
    .select(['orders.id', 'number', 'status', 'customer_name', 'delivery_city', 'courier_name'])
    .where('status', 'in', withCourierStatuses)
    .$if(handoverId !== undefined, (query) => query.where('handover_id', '=', handoverId ?? 0))
    .$if(number !== undefined, (query) => query.where('number', '=', number ?? ''))
    .orderBy('orders.id')
    .limit(maxListed)
    .execute()
  return rows.map(({ id, number, status, customer_name, delivery_city, courier_name }) => ({
    ...{ id, number, status, customerName: customer_name, city: delivery_city },
    ...(courier_name !== null && { courierName: courier_name }),
  }))
}

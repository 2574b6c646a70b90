import { mayHandleOrders } from '#domain/access/policies.ts'
import { requireAllowed } from '#domain/access/require-allowed.ts'
import type { Marketplace } from '#domain/marketplace.ts'
import { isInHandover } from './is-in-handover.ts'

/** Who brings the parcel of an order, or brought it. */
export interface Carrier {
  readonly handoverId: number
  readonly courier: string
  /** Undefined while the hand-over is open. */
  readonly handedOverAt: Date | undefined
}

/** Finds the last hand-over that an order goes with, or went. */
export async function findCarrier({ actor, db }: Marketplace, orderId: number): Promise<Carrier | undefined> {
  requireAllowed(mayHandleOrders(actor))
  const row = await db
    .selectFrom('handover_orders')
    .innerJoin('orders', 'orders.id', 'order_id')
    .innerJoin('handovers', 'handovers.id', 'handover_id')
    .innerJoin('couriers', 'couriers.id', 'handovers.courier_id')
    .select(['handovers.id', 'couriers.name', 'handover_orders.handed_over_at'])
    .where('order_id', '=', orderId)
    .where(isInHandover)
    .orderBy('handover_orders.id', 'desc')
    .limit(1)
    .executeTakeFirst()
  return row && { handoverId: row.id, courier: row.name, handedOverAt: row.handed_over_at ?? undefined }
}

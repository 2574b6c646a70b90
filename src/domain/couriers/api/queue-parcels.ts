import { sql } from 'kysely'
import type { Marketplace } from '#domain/marketplace.ts'

/**
 * Queues the parcels of a hand-over for the API of its courier, if it has one. Each is sent when its step can no longer
 * be undone without a word. Must be called in the transaction that hands them over.
 */
export async function queueParcels({ db, clock }: Marketplace, handoverId: number): Promise<void> {
  const now = clock.now()
  await sql`
    insert into courier_parcels (handover_id, order_id, created_at, due_at)
    select handover_id, order_id, ${now}, coalesce((
      select visible_at from effective_order_steps as step
      where step.order_id = parcel.order_id and to_status = 'shipped' order by step.id desc limit 1), ${now})
    from handover_orders as parcel
      join handovers on handovers.id = handover_id
      join courier_apis using (courier_id)
    where handover_id = ${handoverId} and parcel.handed_over_at is not null
    order by parcel.id`.execute(db)
}

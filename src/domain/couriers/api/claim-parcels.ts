import { sql } from 'kysely'
import type { Marketplace } from '#domain/marketplace.ts'
import type { ParcelToSend } from './courier-api.ts'
import { readParcelToSend } from './parcel-to-send.ts'

/** A parcel that is being sent. */
export interface ClaimedParcel {
  readonly id: number
  readonly toSend: ParcelToSend
}

/**
 * Marks the parcels of the next request as being sent: those that are due, no more than `maxParcels` and the limit of
 * each. Empty when none is due. Those whose order is not on its way with this hand-over any more are not sent.
 */
export async function claimParcels(
  marketplace: Marketplace,
  courierId: number,
  maxParcels: number,
): Promise<readonly ClaimedParcel[]> {
  for (;;) {
    const due = await lockDueParcels(marketplace, courierId, maxParcels)
    if (due.length === 0) return []
    const claimed: ClaimedParcel[] = []
    for (const parcel of due)
      if (await claimParcel(marketplace, parcel))
        claimed.push({ id: parcel.id, toSend: await readParcelToSend(marketplace, parcel.order_id) })
    if (claimed.length > 0) return claimed
  }
}

interface DueParcel {
  readonly id: number
  readonly order_id: number
  readonly handover_id: number
}

async function lockDueParcels({ db, clock }: Marketplace, courierId: number, maxParcels: number) {
  const { rows } = await sql<DueParcel>`
    with due as (
      select parcel.id, row_number() over in_turn as place, min(coalesce(batch_limit, ${maxParcels})) over in_turn as lowest_limit
      from courier_parcels as parcel join handovers on handovers.id = handover_id
      where courier_id = ${courierId} and state = 'waiting' and due_at <= ${clock.now()}
      window in_turn as (order by due_at, parcel.id))
    select parcel.id, parcel.order_id, parcel.handover_id from courier_parcels as parcel
      join orders on orders.id = order_id
    where parcel.id in (select id from due where place <= least(lowest_limit, ${maxParcels}))
    order by due_at, parcel.id
    for update of parcel, orders`.execute(db)
  return rows
}

/** Returns whether the parcel is sent now. */
async function claimParcel(marketplace: Marketplace, parcel: DueParcel): Promise<boolean> {
  const { db, clock } = marketplace
  const row = db.updateTable('courier_parcels').where('id', '=', parcel.id)
  const { isShipped, visibleAt } = await readHandedOver(marketplace, parcel)
  if (!isShipped) await row.set({ state: 'withdrawn' }).execute()
  else if (visibleAt > clock.now()) await row.set({ due_at: visibleAt }).execute()
  else {
    await row.set({ state: 'sending', sending_since: clock.now(), refusal: '' }).execute()
    return true
  }
  return false
}

/** Whether the order is on its way with this hand-over, and since when nobody takes that back without a word. */
async function readHandedOver(
  { db }: Marketplace,
  { order_id, handover_id }: DueParcel,
): Promise<{ isShipped: boolean; visibleAt: Date }> {
  const { rows } = await sql<{ isShipped: boolean; visibleAt: Date }>`
    select status = 'shipped' and ${handover_id} = (
        select handover_id from handover_orders
        where order_id = orders.id and handed_over_at is not null and taken_back_at is null order by id desc limit 1) as "isShipped",
      coalesce((select visible_at from effective_order_steps as step
        where step.order_id = orders.id and to_status = 'shipped' order by step.id desc limit 1), to_timestamp(0)) as "visibleAt"
    from orders where id = ${order_id}`.execute(db)
  const [row] = rows
  return { isShipped: row?.isShipped ?? false, visibleAt: new Date(row?.visibleAt ?? 0) }
}
